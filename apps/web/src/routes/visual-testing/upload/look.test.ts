import { expect, test } from 'vitest';
import { findLookProblems, findStepProblems, noLook, sendLook } from './look.ts';

test('a look is sent with what was filled in only', () => {
  expect(sendLook({ ...noLook, testName: ' Shop ' })).toEqual({ testId: 'Shop' });
  expect(sendLook({ caseId: 'c1', testName: 'Shop', browser: 'chrome', viewport: ' 1280 × 720 ' })).toEqual({
    testId: 'c1',
    browser: 'chrome',
    viewport: '1280x720',
  });
});

test('what is missing is told', () => {
  expect(findLookProblems(noLook)).toEqual({ testId: 'Test is required.' });
  expect(findLookProblems({ ...noLook, caseId: 'c1', viewport: 'wide' })).toEqual({
    viewport: 'Write a size as 1280x720.',
  });
  expect(findLookProblems({ ...noLook, testName: 'Shop', viewport: '800x600' })).toEqual({});
  expect(findStepProblems(['Cart', ' ', 'Cart '])).toEqual([
    undefined,
    'Step name is required.',
    'Another picture has this step name already.',
  ]);
});

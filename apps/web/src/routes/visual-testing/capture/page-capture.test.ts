import { expect, test } from 'vitest';
import { checkOwnSize, findCaptureProblems, firstDraft, toggle, writeCapture } from './page-capture.ts';

const whole = { ...firstDraft, url: ' http://127.0.0.1/demo ', name: 'Shop' };

test('a capture is sent as the call wants it', () => {
  expect(writeCapture(whole)).toEqual({
    url: 'http://127.0.0.1/demo',
    name: 'Shop',
    full_page: true,
    viewports: [{ width: 1280, height: 720 }],
    browsers: ['chrome'],
  });
  const element = {
    ...whole,
    extent: 'element',
    element: ' the cart ',
    sizes: ['390x844', '100x4000'],
  } as const;
  expect(writeCapture(element)).toMatchObject({
    element: 'the cart',
    full_page: false,
    viewports: [
      { width: 390, height: 844 },
      { width: 100, height: 4000 },
    ],
  });
});

test('what is missing is told', () => {
  expect(findCaptureProblems(whole)).toEqual({});
  expect(findCaptureProblems({ ...firstDraft, extent: 'element', sizes: [], browsers: [] })).toEqual({
    url: 'Address is required.',
    name: 'Name is required.',
    element: 'Element is required.',
    viewports: 'Choose at least one size.',
    browsers: 'Choose at least one browser.',
  });
  const many = ['1', '2', '3', '4', '5', '6'].map((side) => `${side}00x100`);
  expect(findCaptureProblems({ ...whole, sizes: many }).viewports).toBe('Choose at most 5 sizes.');
});

test.each([
  ['1024', '768', { size: '1024x768' }],
  [' 100 ', '4000', { size: '100x4000' }],
  ['99', '768', { problem: 'Width and height must be whole numbers from 100 to 4000.' }],
  ['1024.5', '768', { problem: 'Width and height must be whole numbers from 100 to 4000.' }],
  ['', 'x', { problem: 'Width and height must be whole numbers from 100 to 4000.' }],
])('a size of %s by %s', (width, height, checked) => {
  expect(checkOwnSize(width, height)).toEqual(checked);
});

test('values go in and out of a list', () => {
  expect(toggle(['a'], 'b', true)).toEqual(['a', 'b']);
  expect(toggle(['a', 'b'], 'a', false)).toEqual(['b']);
  expect(toggle(['a'], 'a', true)).toEqual(['a']);
});

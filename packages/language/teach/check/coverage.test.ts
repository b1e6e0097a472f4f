import { expect, test } from 'vitest';
import { findLoose } from './coverage.ts';

test.each([
  ['\n  1. ', []],
  ['\n- [ ] ', []],
  ['\n\nExpected result:\n* ', []],
  ['\nGiven ', []],
  ['\n| Step | Action | Expected |\n|---|---|---|\n| 1 | ', []],
  ['\nTC-12: ', []],
  ['\nb) ', []],
  ['\n**Steps to reproduce**\n1) ', []],
  [' → ', []],
  [' and ', []],
  [' (urgent) ', ['(urgent)']],
  ['\nplease do this:\n', []],
  ['\nplease do all of this at once:\n', ['please do all of this at once:']],
])('%j', (gap, loose) => {
  expect(findLoose(gap)).toEqual(loose);
});

import { expect, it } from 'vitest';
import { tellOutcome } from './tell-outcome.ts';

const one = { x: 0, y: 0, width: 1, height: 1 };
const failed = {
  status: 'failed',
  review: 'waiting',
  diff_pixels: 9,
  threshold: 0.001,
  regions: [one, one],
} as const;

it.each([
  [{ ...failed, status: 'new', review: 'none' }, /became the baseline/],
  [{ ...failed, status: 'passed', review: 'none', diff_pixels: 0, regions: [] }, /^No pixel differs/],
  [
    { ...failed, status: 'passed', review: 'none', regions: [one] },
    /^One area changed, .* 0\.1% lets pass\.$/,
  ],
  [failed, /^2 areas changed, by more than .* Approve it, or reject it/],
  [{ ...failed, review: 'approved' }, /It was approved\.$/],
  [{ ...failed, review: 'rejected' }, /the baseline stayed/],
] as const)('tells what a comparison came to: %o', (given, said) => {
  expect(tellOutcome(given)).toMatch(said);
});

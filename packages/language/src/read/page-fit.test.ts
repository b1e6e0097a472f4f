import { readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { button, pageOf, part } from '../view/page.fixture.ts';
import { findPageFit } from './page-fit.ts';

const page = pageOf(
  part('h1', {}, 'Orders'),
  part('ul', {}, part('li', {}, 'Mugs', button('Delete')), part('li', {}, 'Plates', button('Delete'))),
  part('input', { label: 'Search orders' }),
  button('Export'),
);

const fit = (steps: string[], said = '') =>
  findPageFit(
    steps.flatMap((step) => readCanonical(step) ?? []),
    page,
    said,
  );

test.for<[steps: string[], missing: number, ambiguous: number]>([
  [['Click the "Export" button'], 0, 0],
  [['Click the "Delete" button'], 0, 1],
  [['Click the "Delete" button in the "Mugs" item'], 0, 0],
  [['Click the "Archive" button'], 1, 0],
  // What follows a click is on another page, perhaps.
  [['Click the "Export" button', 'Click the "Archive" button'], 0, 0],
  [['Type "x" in the "Search orders" field', 'Click the "Archive" button'], 1, 0],
])('%j: %i missing, %i ambiguous', ([steps, missing, ambiguous]) => {
  expect(fit(steps)).toEqual({ missing, ambiguous });
});

test('a claim must not name what neither the author nor the page names', () => {
  const claim = 'Check that the "Total" field has the value "3"';
  expect(fit([claim], 'the sum is 3')).toMatchObject({ missing: 1 });
});

test('what the author names may be missing: that is for the verdict', () => {
  const claim = 'Check that the row of "Ann" shows "Shipped"';
  expect(fit([claim], 'Ann is shipped')).toMatchObject({ missing: 0 });
  expect(fit(['Check that the "Ann" item is visible'], 'there is somebody')).toMatchObject({ missing: 0 });
});

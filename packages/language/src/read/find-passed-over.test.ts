import { expect, test } from 'vitest';
import { renderView } from '../view/index.ts';
import { button, pageOf, part } from '../view/page.fixture.ts';
import { findPassedOver } from './find-passed-over.ts';

const { lines } = renderView(
  pageOf(
    part('a', {}, 'Orders'),
    part('a', {}, 'Open orders'),
    part('a', { states: { selected: true } }, 'Reports'),
    button('Save'),
    part('a', {}, 'Go'),
  ),
);

test.for<[said: string, steps: string[], names: string[]]>([
  ['Orders: 24 rows', ['Check that the number of rows is 24'], ['Orders']],
  ['Content of ORDERS', [], ['Orders']],
  ['Orders: 24 rows', ['Click the "Orders" link'], []],
  ['The open orders page', [], ['Open orders']],
  ['The page shows "Orders"', [], []],
  ['Reorders are listed', [], []],
  ['Save and go', [], []],
])('%s with %j passes over %j', ([said, steps, names]) => {
  expect(findPassedOver(said, steps, lines).map(({ name }) => name)).toEqual(names);
});

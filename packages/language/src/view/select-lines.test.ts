import { expect, test } from 'vitest';
import { button, field, head, pageOf, part, row } from './page.fixture.ts';
import { renderView } from './render-view.ts';
import { selectLines } from './select-lines.ts';

const people = ['Ann Lee', 'Bo Wu', 'Cem Oz', 'Dora Falk', 'Eve Roy', 'Finn Ek', 'Gus Hall', 'Hana Ito'];
const links = Array.from({ length: 40 }, (_, at) => part('a', {}, `Chapter ${at} of the manual`));

const page = renderView(
  pageOf(
    part('h1', {}, 'Orders'),
    part('nav', { name: 'Manual' }, ...links),
    field('Search orders'),
    part('select', { label: 'Status', name: 'Status', value: 'Any', options: ['Any', 'Open', 'Shipped'] }),
    part(
      'table',
      { name: 'Orders' },
      head('Customer', 'Total'),
      ...people.map((name, at) => row(name, `$${at}2.00`, part('button', { testId: 'trash' }))),
    ),
    part('div.status', {}, '8 orders'),
  ),
);

test('gives a small page whole', () => {
  const small = renderView(pageOf(part('h1', {}, 'Cart'), button('Pay')));
  expect(selectLines(small, 'Pay')).toBe('Page "Shop"\nheading "Cart"\nbutton "Pay"');
});

test('keeps what the sentence is about, its groups, headings and messages, and marks gaps', () => {
  expect(selectLines(page, 'Ship the order of Dora', 330).split('\n')).toEqual([
    'Page "Shop"',
    'message "8 orders"',
    'heading "Orders"',
    '…',
    'field "Search orders" empty',
    'dropdown "Status" = "Any" options "Any", "Open", "Shipped"',
    'table "Orders": columns "Customer", "Total"',
    '…',
    '  row "Cem Oz": "$22.00", button (trash)',
    '  row "Dora Falk": "$32.00", button (trash)',
    '  row "Eve Roy": "$42.00", button (trash)',
    '…',
  ]);
});

const sentences: [string, string][] = [
  ['Set the STATUS to open', 'dropdown "Status"'],
  ['choose in the dropdown', 'dropdown "Status"'],
  ['the bin icon of Hana', 'row "Hana Ito"'],
  ['searching for Finn', 'row "Finn Ek"'],
  ['$52.00 was paid', 'row "Finn Ek"'],
  ['look up chapter 17', 'link "Chapter 17 of the manual"'],
];

test.each(sentences)('finds what "%s" means', (sentence, line) => {
  expect(selectLines(page, sentence, 400)).toContain(line);
});

test.each([100, 300, 700, 1500])('stays within %i characters', (budget) => {
  for (const [sentence] of sentences) {
    const text = selectLines(page, sentence, budget);
    expect(text.length).toBeLessThanOrEqual(budget);
    expect(text).toBe(selectLines(page, sentence, budget));
  }
});

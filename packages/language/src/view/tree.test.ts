import { expect, test } from 'vitest';
import { button, pageOf, part, row } from './page.fixture.ts';
import { renderView } from './render-view.ts';

test('what fills the slot of a cell is told where it is drawn, not where it is written', () => {
  const page = pageOf(part('table', {}, row('Ann', ''), row('Bob', '')));
  const [, , , , bob] = page.elements;
  const { elements } = pageOf(part('table', {}, row('Ann', '')), part('vaadin-cell', {}, button('Call')));
  const filling = elements.slice(-2).map((element) => ({
    ...element,
    ref: `slotted ${element.ref}`,
    containers: [bob?.ref ?? '', ...(bob?.containers ?? [])],
  }));
  const { lines } = renderView({ ...page, elements: [...page.elements, ...filling] });
  expect(lines.map(({ text }) => text)).toEqual(['table', '  row "Ann": ""', '  row "Bob": button "Call"']);
});

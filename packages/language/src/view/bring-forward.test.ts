import { expect, test } from 'vitest';
import { button, pageOf, part } from './page.fixture.ts';
import { renderView } from './render-view.ts';

test('puts what has changed first', () => {
  const before = pageOf(part('h1', {}, 'Cart'), button('Add'), part('p', {}, '0 lamps'), button('Pay'));
  const after = pageOf(part('h1', {}, 'Cart'), button('Add'), part('p', {}, '1 lamp'), button('Pay'));
  const lines = renderView(after, before).lines;
  expect(lines.map(({ text }) => text)).toEqual([
    'text "1 lamp"',
    'heading "Cart"',
    'button "Add"',
    'button "Pay"',
  ]);
  expect(lines.filter(({ isUrgent }) => isUrgent)).toHaveLength(1);
});

test('keeps the order on another page', () => {
  const before = pageOf(part('h1', {}, 'Cart'), button('Pay'));
  const after = pageOf(part('h1', {}, 'Thanks'), part('p', {}, 'It is on its way.'), button('Home'));
  expect(renderView(after, before).lines[0]?.text).toBe('heading "Thanks"');
});

import { expect, test } from 'vitest';
import { attributes, html } from './html.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="x', '&quot; onload=&quot;x'],
  ["it's & so on", 'it&#39;s &amp; so on'],
  ['&lt;', '&amp;lt;'],
])('%j is escaped in text and in attributes', (text, escaped) => {
  expect(html`<p>${text}</p>`.markup).toBe(`<p>${escaped}</p>`);
  expect(attributes({ title: text }).markup).toBe(` title="${escaped}"`);
});

test('markup in markup stays as it is, and lists are joined', () => {
  expect(html`<ul>${['<', 'b'].map((item) => html`<li>${item}</li>`)}</ul>`.markup).toBe(
    '<ul><li>&lt;</li><li>b</li></ul>',
  );
});

test('nothing is written for false and undefined, and 0 is written', () => {
  expect(html`a${false}${undefined}${0}`.markup).toBe('a0');
  expect(attributes({ a: true, b: false, c: undefined, d: 0, e: '' }).markup).toBe(' a d="0" e=""');
});

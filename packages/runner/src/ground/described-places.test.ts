import { expect, test } from 'vitest';
import { findOpener } from './find-opener.ts';
import { resolve } from './resolve.ts';
import { makeSnapshot } from './test-snapshot.ts';
import { viewOf } from './view.ts';
import { leaveOutPlace } from './without-place.ts';

const page = () =>
  makeSnapshot([
    { role: 'main', path: 'body>main', tag: 'main' },
    { role: 'button', name: 'Publish', path: 'body>main>button', tag: 'button' },
    { role: 'textbox', name: 'Nickname', path: 'body>main>input', tag: 'input' },
  ]);

test('what is on the page once is found without its described place', () => {
  const target = { name: 'Publish', within: { name: 'quiet corner over there', kind: 'section' as const } };
  expect(leaveOutPlace(viewOf(page()), target, 'click', {})?.target).toEqual({ name: 'Publish' });
});

test('a row that is missing is never left out', () => {
  const target = { name: 'Publish', within: { name: 'Wool Blanket', kind: 'row' as const } };
  expect(leaveOutPlace(viewOf(page()), target, 'click', {})).toBeUndefined();
});

test('what is there twice stays unclear without its place', () => {
  const snapshot = makeSnapshot([
    { role: 'button', name: 'Publish', path: 'body>p:nth-of-type(1)>button', tag: 'button' },
    { role: 'button', name: 'Publish', path: 'body>p:nth-of-type(2)>button', tag: 'button' },
  ]);
  const target = { name: 'Publish', within: { name: 'quiet corner over there', kind: 'section' as const } };
  expect(leaveOutPlace(viewOf(snapshot), target, 'click', {})).toBeUndefined();
});

test('the window that opens is the one dialog', () => {
  const snapshot = makeSnapshot([{ role: 'dialog', name: 'New message', path: 'body>div', tag: 'div' }]);
  const place = { name: 'window that opens', kind: 'section' as const };
  const found = resolve(viewOf(snapshot), place, 'container', {});
  expect(found.outcome === 'found' && found.best.element.name).toBe('New message');
});

test('an invisible entry is opened by the closed control nearest to it', () => {
  const snapshot = makeSnapshot([
    { role: 'button', name: 'Account', path: 'body>nav>div:nth-of-type(1)>button' },
    { role: 'button', name: 'More', path: 'body>nav>div:nth-of-type(2)>button' },
    { role: 'link', name: 'Invoices', path: 'body>nav>div:nth-of-type(2)>ul>li>a' },
  ]);
  const [account, more, invoices] = snapshot.elements;
  if (!account || !more || !invoices) throw new Error('The page has three elements.');
  for (const control of [account, more])
    Object.assign(control, { interactive: true, states: { ...control.states, expanded: false } });
  invoices.states.visible = false;
  expect(findOpener(viewOf(snapshot), invoices)?.name).toBe('More');
});

import { expect, test } from 'vitest';
import { addressOf, changeView, filterOf, readView, writeView } from './view.ts';

const read = (address: string) => readView(new URLSearchParams(address));
const none = {
  tab: 'overview',
  show: 'all',
  search: '',
  page: 1,
  run: '',
  look: '',
  comparison: '',
  baseline: '',
};

test.each([
  ['', none],
  [
    'tab=history&show=failed&search=cart&page=3&run=r1',
    { ...none, tab: 'history', show: 'failed', search: 'cart', page: 3, run: 'r1' },
  ],
  ['tab=comparison&comparison=c1', { ...none, tab: 'comparison', comparison: 'c1' }],
  ['tab=settings&show=none&page=1.5&search=%09', none],
  ['page=-1&page=2', none],
])('%s is read', (address, view) => {
  expect(read(address)).toEqual(view);
});

test('a view is written shortly, and read back the same', () => {
  expect(writeView(read('')).toString()).toBe('');
  const address = 'tab=history&show=waiting&search=a+%26+b&page=2';
  expect(writeView(read(address)).toString()).toBe(address);
  expect(addressOf({ tab: 'overview' })).toBe('/visual-testing');
  expect(addressOf({ tab: 'baselines', baseline: 'b1' })).toBe('/visual-testing?tab=baselines&baseline=b1');
});

test('another tab keeps what was chosen, and a search begins at the first page', () => {
  const view = read('tab=history&show=failed&search=cart&page=3&comparison=c1');
  expect(changeView(view, { tab: 'baselines' })).toEqual({ ...none, tab: 'baselines', comparison: 'c1' });
  expect(changeView(view, { search: 'x' })).toMatchObject({ show: 'failed', search: 'x', page: 1 });
  expect(changeView(view, { page: 4 })).toMatchObject({ search: 'cart', page: 4 });
});

test.each([
  ['all', {}],
  ['passed', { status: 'passed' }],
  ['failed', { status: 'failed' }],
  ['new', { status: 'new' }],
  ['waiting', { review: 'waiting' }],
] as const)('%s is asked of the server', (show, filter) => {
  expect(filterOf(show)).toEqual(filter);
});

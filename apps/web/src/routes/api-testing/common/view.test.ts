import { expect, test } from 'vitest';
import { addressOf, changeView, readView, writeView } from './view.ts';

test('the address keeps the tab and what is looked at', () => {
  const view = readView(new URLSearchParams('tab=history&page=3&search=+ping+&execution=abc'));
  expect(view).toMatchObject({ tab: 'history', page: 3, execution: 'abc' });
  expect(writeView(view).get('execution')).toBe('abc');
  expect(addressOf({ tab: 'load' })).toBe('/api-testing?tab=load');
  expect(addressOf({})).toBe('/api-testing');
});

test('what makes no sense is no choice', () => {
  for (const search of ['tab=nothing&page=-1', 'page=1.5', 'page=many', '']) {
    expect(readView(new URLSearchParams(search))).toMatchObject({ tab: 'runner', page: 1 });
  }
});

test('another tab begins anew, another search at the first page', () => {
  const view = readView(new URLSearchParams('tab=history&page=3&search=ping'));
  expect(changeView(view, { tab: 'configs' })).toMatchObject({ tab: 'configs', search: '', page: 1 });
  expect(changeView(view, { search: 'pong' })).toMatchObject({ tab: 'history', search: 'pong', page: 1 });
  expect(changeView(view, { page: 4 })).toMatchObject({ search: 'ping', page: 4 });
});

import { expect, test } from 'vitest';
import { askFor, isFiltered, readCaseQuery, writeCaseQuery } from './case-query.ts';

const usual = readCaseQuery(new URLSearchParams());

test('an address without anything asks for the first page, newest first', () => {
  expect(askFor(usual)).toEqual({ page: 1, page_size: 10, sort: 'created_at', order: 'desc' });
  expect(isFiltered(usual)).toBe(false);
  expect(writeCaseQuery(new URLSearchParams('tab=test-cases'), usual).toString()).toBe('tab=test-cases');
});

test.each([
  'search=a+%26+b',
  'status=draft',
  'result=not+run',
  'project=none',
  'order=title',
  'page=3',
  'size=50',
  'tab=test-cases&search=x&status=active&result=failed&project=p1&order=last-run&page=2&size=100',
])('what is written is read again: %s', (address) => {
  const query = readCaseQuery(new URLSearchParams(address));
  expect(writeCaseQuery(new URLSearchParams('tab=test-cases'), query).toString()).toBe(
    address.startsWith('tab') ? address : `tab=test-cases&${address}`,
  );
});

test.each([
  'status=odd',
  'result=great',
  'order=random',
  'page=0',
  'page=-1',
  'page=x',
  'page=1.5',
  'size=7',
])('what is odd counts as not given: %s', (address) => {
  expect(readCaseQuery(new URLSearchParams(address))).toEqual(usual);
});

test('the project of a page goes before the one that was chosen', () => {
  const query = readCaseQuery(new URLSearchParams('project=other&search=+x+'));
  expect(askFor(query, 'mine')).toMatchObject({ project_id: 'mine' });
  expect(askFor(query)).toMatchObject({ project_id: 'other', search: ' x ' });
});

import { describe, expect, it } from 'vitest';
import { asRecord, InvalidListError, readList } from './read-list.ts';

const readName = (row: unknown) => {
  const { name } = asRecord(row) ?? {};
  return typeof name === 'string' ? name : null;
};
const rows = [{ name: 'Ada' }, { name: 'Grace' }];
const names = ['Ada', 'Grace'];

describe('readList', () => {
  it.each([
    ['a plain array', rows, { rows: names, total: null, hasMore: false, pageSize: null }],
    ['an empty array', [], { rows: [], total: null, hasMore: false, pageSize: null }],
    ['a data array', { data: rows }, { rows: names, total: null, hasMore: false, pageSize: null }],
    [
      'a page',
      { success: true, data: rows, total: 12, has_more: true, page: 1, page_size: 2 },
      { rows: names, total: 12, hasMore: true, pageSize: 2 },
    ],
    [
      'a page with counts that are none',
      { data: rows, total: '12', has_more: 'yes', page_size: 0 },
      { rows: names, total: null, hasMore: false, pageSize: null },
    ],
  ])('reads %s', (_, answer, list) => {
    expect(readList(answer, readName)).toEqual(list);
  });

  it.each([
    [null],
    [undefined],
    ['[]'],
    [12],
    [{}],
    [{ data: null }],
    [{ data: { 0: rows[0] } }],
    [{ users: rows }],
    [[{ name: 'Ada' }, null]],
    [{ data: [{ title: 'no name' }] }],
  ])('refuses %j', (answer) => {
    expect(() => readList(answer, readName)).toThrow(InvalidListError);
    expect(() => readList(answer, readName)).toThrow('Invalid data format received from server');
  });
});

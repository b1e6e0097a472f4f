import { describe, expect, it } from 'vitest';
import { changeView, isNarrowed, type ListKind, pressHead, readView, writeView } from './view.ts';

const filters = { status: ['active', 'disabled'], role: ['user', 'admin'] } as const;
const kind: ListKind<typeof filters, 'created_at' | 'email'> = {
  prefix: '',
  filters,
  sorts: { created_at: 'desc', email: 'asc' },
  firstSort: 'created_at',
};
const usual = { search: '', filters: {}, sort: 'created_at', order: 'desc', page: 1, size: 10 };

function read(address: string) {
  return readView(new URLSearchParams(address), kind);
}

describe('readView', () => {
  it('shows the first ten, newest first, where the address says nothing', () => {
    expect(read('')).toEqual(usual);
  });

  it('reads everything that the address says', () => {
    expect(read('search=Ada&status=disabled&role=admin&page=3&size=25&sort=email&order=desc')).toEqual({
      search: 'Ada',
      filters: { status: 'disabled', role: 'admin' },
      sort: 'email',
      order: 'desc',
      page: 3,
      size: 25,
    });
  });

  it('begins each sort in its own order', () => {
    expect(read('sort=email')).toMatchObject({ sort: 'email', order: 'asc' });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999999',
    'size=7',
    'size=x',
    'status=ACTIVE',
    'role=king',
    'sort=id',
    'order=up',
    'search=%20%09',
    'other=1',
  ])('passes over %s', (address) => {
    expect(read(address)).toEqual(usual);
  });
});

describe('writeView', () => {
  it.each([
    '',
    'search=a+b%26c',
    'status=active&role=user&page=2&size=100&sort=email&order=desc',
    'order=asc',
  ])('writes what readView reads: %s', (address) => {
    expect(String(writeView(new URLSearchParams(), kind, read(address)))).toBe(address);
  });

  it('takes away what is usual and leaves the names of others', () => {
    const before = new URLSearchParams('page=4&audit_page=2&search=x');
    expect(String(writeView(before, kind, read('')))).toBe('audit_page=2');
  });

  it('keeps several lists apart by their prefix', () => {
    const other = { ...kind, prefix: 'audit_' };
    const written = writeView(new URLSearchParams('page=4'), other, { ...read('page=2'), search: 'x' });
    expect(String(written)).toBe('page=4&audit_search=x&audit_page=2');
    expect(readView(written, other)).toMatchObject({ page: 2, search: 'x' });
  });
});

describe('changeView', () => {
  const third = read('page=3');
  it.each([
    [{ search: 'x' }, 1],
    [{ filters: { role: 'admin' } }, 1],
    [{ size: 25 }, 1],
    [{ order: 'asc' }, 1],
    [{ page: 4 }, 4],
  ] as const)('%j leads to page %i', (change, page) => {
    expect(changeView(third, change).page).toBe(page);
  });
});

describe('pressHead', () => {
  it('turns the order round, or sorts by the other column in its own order', () => {
    expect(pressHead({ sort: 'email', order: 'asc' }, kind, 'email')).toEqual({
      sort: 'email',
      order: 'desc',
    });
    expect(pressHead({ sort: 'email', order: 'desc' }, kind, 'email')).toEqual({
      sort: 'email',
      order: 'asc',
    });
    expect(pressHead({ sort: 'email', order: 'asc' }, kind, 'created_at')).toEqual({
      sort: 'created_at',
      order: 'desc',
    });
  });
});

it('knows whether a view leaves anything out', () => {
  expect(isNarrowed(read('page=2&sort=email'))).toBe(false);
  expect(isNarrowed(read('search=x'))).toBe(true);
  expect(isNarrowed(read('role=user'))).toBe(true);
});

import { describe, expect, it } from 'vitest';
import type { List } from './read-list.ts';
import { showPage } from './show-page.ts';
import type { View } from './view.ts';

interface Row {
  id: string;
  email: string;
  role: string;
}

type Filters = { role: readonly ['user', 'admin'] };
const rules = {
  textsOf: ({ id, email }: Row) => [id, email],
  compare: {
    id: (one: Row, other: Row) => one.id.localeCompare(other.id),
    email: (one: Row, other: Row) => one.email.localeCompare(other.email),
  },
};

function whole(rows: Row[]): List<Row> {
  return { rows, total: null, hasMore: false, pageSize: null };
}

function view(change: Partial<View<Filters, 'id' | 'email'>> = {}): View<Filters, 'id' | 'email'> {
  return { search: '', filters: {}, sort: 'id', order: 'asc', page: 1, size: 5, ...change };
}

const twelve = Array.from({ length: 12 }, (_, index) => ({
  id: `ID-${String.fromCharCode(97 + index)}`,
  email: `${String.fromCharCode(122 - index)}@example.com`,
  role: index % 4 === 0 ? 'admin' : 'user',
}));
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id.slice(3)).join('');

describe('showPage with the whole list', () => {
  it.each([
    ['the first page', {}, 'abcde', 12, 3],
    ['the last page', { page: 3 }, 'kl', 12, 3],
    ['a page behind the last', { page: 9 }, 'kl', 12, 3],
    ['the other way round', { order: 'desc' }, 'lkjih', 12, 3],
    ['by another column', { sort: 'email' }, 'lkjih', 12, 3],
    ['a filter', { filters: { role: 'admin' } }, 'aei', 3, 1],
    ['a search in another case', { search: 'id-C' }, 'c', 1, 1],
    ['a search for part of an email', { search: 'Y@' }, 'b', 1, 1],
    ['search and filter together', { search: 'y@', filters: { role: 'admin' } }, '', 0, 1],
    ['a larger page', { size: 25 }, 'abcdefghijkl', 12, 1],
  ] as const)('%s', (_, change, ids, total, pages) => {
    const shown = showPage(whole(twelve), view(change), rules);
    expect(idsOf(shown.rows)).toBe(ids);
    expect(shown).toMatchObject({ total, pages });
  });

  it('tells the place of its first row', () => {
    expect(showPage(whole(twelve), view({ page: 2 }), rules)).toMatchObject({ page: 2, first: 6 });
  });
});

describe('showPage with one page from the server', () => {
  const page: List<Row> = { rows: twelve.slice(0, 5), total: 12, hasMore: true, pageSize: 5 };

  it('shows the rows as they came, whatever was asked', () => {
    const shown = showPage(page, view({ search: 'nothing', page: 2 }), rules);
    expect(shown).toEqual({ rows: page.rows, total: 12, hasMore: true, page: 2, pages: 3, first: 6 });
  });

  it('counts pages by the size that the server used', () => {
    expect(showPage({ ...page, pageSize: 4 }, view(), rules).pages).toBe(3);
    expect(showPage({ ...page, pageSize: null }, view({ size: 10 }), rules).pages).toBe(2);
  });
});

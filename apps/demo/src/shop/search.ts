import type { BugName } from '../bugs/bugs.ts';
import type { Product } from './products.ts';

export const sortings = {
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
} as const;
export type Sorting = keyof typeof sortings;

export interface Search {
  text: string;
  /** Empty for all. */
  category: string;
  sorting: Sorting;
}

const longestSearch = 100;

function isSorting(value: string): value is Sorting {
  return Object.hasOwn(sortings, value);
}

export function readSearch(query: URLSearchParams): Search {
  const sorting = query.get('sort') ?? '';
  return {
    text: (query.get('q') ?? '').trim().slice(0, longestSearch),
    category: query.get('category') ?? '',
    sorting: isSorting(sorting) ? sorting : 'name-asc',
  };
}

function matches(product: Product, text: string, minded: boolean): boolean {
  return minded ? product.name.includes(text) : product.name.toLowerCase().includes(text.toLowerCase());
}

function comparePrices(a: Product, b: Product, asText: boolean): number {
  if (!asText) return a.price - b.price;
  const [first, second] = [(a.price / 100).toFixed(2), (b.price / 100).toFixed(2)];
  return first < second ? -1 : Number(first > second);
}

export function searchProducts(all: readonly Product[], search: Search, bugs: readonly BugName[]): Product[] {
  const found = all.filter(
    (product) =>
      (search.category === '' || product.category === search.category) &&
      matches(product, search.text, bugs.includes('search-ignores-case')),
  );
  const direction = search.sorting.endsWith('desc') ? -1 : 1;
  const byPrice = search.sorting.startsWith('price');
  return found.sort((a, b) => {
    const order = byPrice
      ? comparePrices(a, b, bugs.includes('sort-broken'))
      : a.name.localeCompare(b.name, 'en');
    return direction * order;
  });
}

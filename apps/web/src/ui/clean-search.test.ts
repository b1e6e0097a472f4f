import { expect, it } from 'vitest';
import { cleanSearch } from './clean-search.ts';

it('cleans a search of what the server refuses', () => {
  expect(cleanSearch('  Ada\t\nLovelace ')).toBe('Ada Lovelace');
  expect(cleanSearch('x'.repeat(300))).toHaveLength(254);
});

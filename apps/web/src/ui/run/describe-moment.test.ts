import { expect, it } from 'vitest';
import { describeMoment } from './describe-moment.ts';

const now = new Date('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T11:59:55Z', 'just now'],
  ['2026-03-10T11:59:30Z', '30 seconds ago'],
  ['2026-03-10T11:58:01Z', '1 minute ago'],
  ['2026-03-10T09:30:00Z', '2 hours ago'],
  ['2026-03-09T11:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:00Z', '9 days ago'],
  ['2025-01-01T00:00:00Z', 'last year'],
])('says of %s: %s', (moment, words) => {
  expect(describeMoment(new Date(moment), now)).toBe(words);
});

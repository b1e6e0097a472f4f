import { describe, expect, it } from 'vitest';
import { probeLimit } from './read-limit.ts';

const yes = (amount: number) => ({ amount, allowed: true });
const no = (amount: number) => ({ amount, allowed: false });

describe('probeLimit', () => {
  it.each([
    ['at least', 6, 'characters', false, [no(5), yes(6), yes(7)]],
    ['minimum', 6, 'characters', true, [no(5), yes(6), yes(7)]],
    ['no fewer than', 6, 'characters', false, [no(5), yes(6), yes(7)]],
    ['>=', 6, '', false, [no(5), yes(6), yes(7)]],
    ['shorter than', 6, 'characters', true, [no(5), yes(6), yes(7)]],
    ['shorter than', 6, 'characters', false, [yes(5), no(6), no(7)]],
    ['at most', 20, 'characters', false, [yes(19), yes(20), no(21)]],
    ['up to', 20, 'items', false, [yes(19), yes(20), no(21)]],
    ['not more than', 20, 'items', false, [yes(19), yes(20), no(21)]],
    ['longer than', 20, 'characters', true, [yes(19), yes(20), no(21)]],
    ['more than', 3, 'items', false, [no(2), no(3), yes(4)]],
    ['exactly', 4, 'digits', false, [no(3), yes(4), no(5)]],
    ['at least', 0, 'items', false, [yes(0), yes(1)]],
  ])('%s %i %s, refused: %s', (relation, value, unit, negative, probes) => {
    expect(probeLimit({ relation, value, unit }, negative)).toEqual(probes);
  });

  it.each([
    ['within', 2, 'seconds'],
    ['at most', 500, 'ms'],
    ['around', 6, 'characters'],
    ['at least', 2.5, 'characters'],
  ])('finds nothing to try in %s %d %s', (relation, value, unit) => {
    expect(probeLimit({ relation, value, unit }, false)).toEqual([]);
  });
});

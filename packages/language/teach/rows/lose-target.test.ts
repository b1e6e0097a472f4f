import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { loseTarget } from './lose-target.ts';
import { startRandom } from './random.ts';
import { makePool } from './swap.ts';

const draft: Draft = {
  id: 'a',
  group: 'train',
  page: {
    id: 'kit/0',
    title: 'Orders',
    lines: [
      { text: 'section "Filter"', level: 0 },
      { text: 'field "Search" empty', level: 1 },
      { text: 'button "Find"', level: 1 },
      ...Array.from({ length: 8 }, (_, at) => ({ text: `link "Page ${at}"`, level: 0 })),
    ],
  },
  text: 'Press Find and see',
  start: 0,
  end: 18,
  done: [],
  steps: ['Click the "Find" button'],
};
const pool = makePool(['Locate'], []);
const seeds = Array.from({ length: 20 }, (_, at) => `seed ${at}`);
const lose = (one: Draft) => seeds.map((seed) => loseTarget(one, pool, startRandom(seed)));
const say = ({ page }: Draft) => page?.lines.map(({ text }) => text).join('\n') ?? '';

test('what the author names is gone from the page, or something else is in its place', () => {
  for (const one of lose(draft)) {
    expect(say(one)).not.toContain('Find');
    expect(one.steps).toEqual(['Click "Find"']);
    expect(one.text).toBe(draft.text);
  }
  expect(new Set(lose(draft).map((one) => say(one).includes('Locate')))).toEqual(new Set([true, false]));
});

test('a kind that the author says stays', () => {
  const said = { ...draft, text: 'Press the Find button', end: 21 };
  for (const one of lose(said)) expect(one.steps).toEqual(draft.steps);
});

test('a field stays a field', () => {
  const typing = { ...draft, text: 'Search x', end: 8, steps: ['Type "x" in the "Search" field'] };
  for (const one of lose(typing)) expect(one.steps).toEqual(typing.steps);
});

test('the page stays as it is where the author has another word for the thing', () => {
  const other = { ...draft, text: 'Go look for it', end: 14 };
  for (const one of lose(other)) expect(one).toBe(other);
});

test('what other steps need stays on the page', () => {
  const steps = ['Click the "Filter" button', 'Type "x" in the "Search" field'];
  const both = { ...draft, text: 'Filter x', end: 8, steps };
  for (const one of lose(both)) expect(say(one)).toContain('Search');
});

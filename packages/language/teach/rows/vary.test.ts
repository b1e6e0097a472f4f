import { readCanonical, renderStep } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { saidIn, toRow } from './draft.ts';
import { joinWith } from './join.ts';
import { namedIn } from './names.ts';
import { addNoise } from './noise.ts';
import { startRandom } from './random.ts';
import { makePool, replaceValues, swapNames } from './swap.ts';
import { vary } from './vary.ts';
import { cutView, shuffleView } from './view-changes.ts';

const text = 'Hi. Type Lamp 12 in Search and press Find now. Thanks.';
const draft: Draft = {
  id: 'a',
  group: 'train',
  page: {
    id: 'kit/0',
    title: 'Orders',
    lines: [
      { text: 'section "Filter"', level: 0 },
      { text: '  field "Search" empty', level: 1 },
      { text: '  button "Find"', level: 1 },
      { text: 'row "Ann": text "$3", button "Edit"', level: 0 },
      ...Array.from({ length: 12 }, (_, at) => ({ text: `link "Page ${at}"`, level: 0 })),
    ],
  },
  text,
  start: 4,
  end: 46,
  done: [],
  steps: ['Type "Lamp 12" in the "Search" field', 'Click the "Find" button'],
};
const pool = makePool(['Look up', 'Locate'], ['Ball', 'Red hat']);
const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);
const linesOf = ({ page }: Draft) => page?.lines.map((line) => line.text) ?? [];

test('the draft says what the tests below take for granted', () => {
  expect(saidIn(draft)).toBe('Type Lamp 12 in Search and press Find now.');
});

test.each(seeds)(
  'with %s every name and value of the steps stays in the text, and what was on the page on the page',
  (seed) => {
    const varied = vary(draft, undefined, pool, startRandom(seed));
    const { names, values } = namedIn(varied.steps);
    for (const one of [...names, ...values]) expect(varied.text).toContain(one);
    if (varied.page) for (const name of names) expect(linesOf(varied).join('\n')).toContain(`"${name}"`);
    for (const step of varied.steps) expect(renderStep(readCanonical(step) ?? { do: 'back' })).toBe(step);
    expect(saidIn(varied).toLowerCase()).toMatch(/^t\w+ .* now/);
    expect(toRow(varied).prompt).toContain(`<<${saidIn(varied)}>>`);
  },
);

test('names and values are replaced on both sides', () => {
  const named = seeds.map((seed) => swapNames(draft, pool, startRandom(seed)));
  const valued = seeds.map((seed) => replaceValues(draft, pool, startRandom(seed)));
  expect(named.some(({ steps }) => /"(?:Look up|Locate)" button/.test(steps[1] ?? ''))).toBe(true);
  expect(
    valued.some(({ steps }) => /Type "Lamp \d\d" /.test(steps[0] ?? '') && steps[0] !== draft.steps[0]),
  ).toBe(true);
});

test('a synonym keeps the name that it stands for', () => {
  const other = { ...draft, text: text.replace('Search', 'lookup'), end: 46 };
  for (const seed of seeds) expect(swapNames(other, pool, startRandom(seed)).steps[0]).toBe(draft.steps[0]);
});

test('an address is no free value', () => {
  const open = { ...draft, text: 'Open shop now', start: 0, end: 13, steps: ['Open "shop"'] };
  for (const seed of seeds) expect(replaceValues(open, pool, startRandom(seed))).toEqual(open);
});

test('of the page only what is not needed is left out', () => {
  const cut = seeds.map((seed) => linesOf(cutView(draft, startRandom(seed))));
  expect(cut.some((lines) => lines.length < 14)).toBe(true);
  for (const lines of cut) {
    expect(lines).toContain('section "Filter"');
    expect(lines).toContain('  field "Search" empty');
    expect(lines).toContain('  button "Find"');
  }
});

test('lines change places within their group, unless steps speak of places', () => {
  const lines = linesOf(shuffleView(draft, startRandom('a')));
  expect(lines).not.toEqual(linesOf(draft));
  expect(lines.toSorted()).toEqual(linesOf(draft).toSorted());
  expect(
    lines
      .slice(lines.indexOf('section "Filter"') + 1)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['  button "Find"', '  field "Search" empty']);
  const placed = { ...draft, steps: ['Click the second "Find" button'] };
  expect(shuffleView(placed, startRandom('a'))).toBe(placed);
});

test('noise leaves alone what steps copy', () => {
  const said = seeds.map((seed) => saidIn(addNoise(draft, startRandom(seed))));
  expect(new Set(said).size).toBeGreaterThan(3);
  for (const one of said) expect(one).toMatch(/Lamp 12.*Search.*Find/);
});

test('sentences that follow one another are asked about at once', () => {
  const first = { ...draft, start: 0, end: 3, steps: ['(nothing)'] };
  expect(joinWith(first, draft)).toEqual({ ...first, end: draft.end, steps: draft.steps });
  expect(joinWith(first, { ...draft, steps: ['?'] })).toBe(first);
  expect(joinWith(first, { ...draft, text: 'Another text' })).toBe(first);
});

import type { Limit } from './requirement.ts';

const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
);
numberWords.set('twenty', 20).set('fifty', 50).set('hundred', 100);
const count = `(?:\\d+|${[...numberWords.keys()].sort((one, other) => other.length - one.length).join('|')})`;

const comparisons = [
  [
    'at least',
    /greater than or equal to|(?:no|not) less than|no fewer than|at least|a minimum of|minimum/.source,
  ],
  ['at most', /less than or equal to|(?:no|not) more than|at most|a maximum of|maximum|up to/.source],
  ['more than', /(?:more|greater|higher|larger|bigger|longer) than|over|above/.source],
  ['less than', /(?:less|fewer|lower|smaller|cheaper|shorter) than|under|below/.source],
  ['=', /exactly|equal to|only|just/.source],
].map(([relation = '', words = '']): [string, RegExp] => [relation, new RegExp(`^(?:${words})$`, 'i')]);
const comparison = comparisons.map(([, { source }]) => source.slice(4, -2)).join('|');

const lengths = /^(?:characters?|chars|letters|digits)$/i;
const units =
  'characters?|chars|letters|digits|symbols|words|items|files|[mkg]b|years|days|hours|minutes|seconds|guests|people|persons|tickets|attempts|pieces|units|products|percent|lines|rows|kg';
const stated = new RegExp(
  `\\b(?:(${comparison}) )?(${count})( or (?:more|less|fewer))?[ -](${units})\\b(?: long)?( or (?:more|less|fewer))?`,
  'gi',
);
const range = new RegExp(`\\b(?:between |from )?(\\d+) (?:and|to|-) (\\d+) (${units})\\b`, 'gi');

function unitOf(unit: string): string {
  const lower = unit.toLowerCase();
  return /^char/.test(lower) ? 'characters' : lower;
}

function relationOf(before: string | undefined, after: string | undefined): string {
  if (before) return comparisons.find(([, words]) => words.test(before))?.[0] ?? '=';
  if (!after) return '=';
  return /more/i.test(after) ? 'at least' : 'at most';
}

/** The limits a text states, for the boundary cases. Times that say how fast are not among them. */
export function findLimits(text: string): Limit[] {
  const spans = [...text.matchAll(range)];
  const limits: Limit[] = spans.flatMap(([, low, high, unit = '']) => [
    { value: Number(low), unit: unitOf(unit), relation: 'at least' },
    { value: Number(high), unit: unitOf(unit), relation: 'at most' },
  ]);
  for (const match of text.matchAll(stated)) {
    const [, before, amount = '', within, unit = '', behind] = match;
    const isInRange = spans.some(
      ({ index, 0: span }) => match.index >= index && match.index < index + span.length,
    );
    const isHowFast = /second|minute|hour/i.test(unit) && /\bwithin\s*$/i.test(text.slice(0, match.index));
    const after = within ?? behind;
    if (isInRange || isHowFast || (!before && !after && !lengths.test(unit))) continue;
    const value = numberWords.get(amount.toLowerCase()) ?? Number(amount);
    limits.push({ value, unit: unitOf(unit), relation: relationOf(before, after) });
  }
  return limits;
}

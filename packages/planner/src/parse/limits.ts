import { comparisonWords, limitUnits } from '../lexicons/words.ts';
import { takeComparison } from './amounts.ts';
import type { Limit } from './types.ts';
import { anyCount, anyOf, readCount } from './wording.ts';

const units = anyOf(limitUnits);
const words = anyOf(Object.values(comparisonWords).flat());
const stated = new RegExp(
  `\\b(?:(${words}) )?(${anyCount})( or (?:more|less|fewer))?[ -](${units})\\b( long)?( or (?:more|less|fewer))?`,
  'gi',
);
const range = new RegExp(`\\b(?:between |from )?(\\d+) (?:and|to|-) (\\d+) (${units})\\b`, 'gi');

/** The limits a text states, for the boundary cases. Times that say how fast are not among them. */
export function findLimits(text: string): Limit[] {
  const limits: Limit[] = [];
  const spans = [...text.matchAll(range)];
  for (const [, low, high, unit = ''] of spans)
    limits.push(
      { value: Number(low), unit: unitOf(unit), relation: 'at least' },
      { value: Number(high), unit: unitOf(unit), relation: 'at most' },
    );
  for (const match of text.matchAll(stated)) {
    const [whole, comparison, count = '', more, unit = '', , orMore] = match;
    const isInRange = spans.some(
      ({ index, 0: span }) => match.index >= index && match.index < index + span.length,
    );
    if (isInRange || (/second|minute|hour/i.test(unit) && /\bwithin\s*$/i.test(text.slice(0, match.index))))
      continue;
    const relation = takeComparison(`${comparison ?? ''} ${count}${more ?? orMore ?? ''}`.trim()).comparison;
    const explicit = comparison ?? more ?? orMore;
    if (!explicit && !/characters?|digits|letters|chars/i.test(unit)) continue;
    limits.push({ value: readCount(count), unit: unitOf(unit), relation: whole === '' ? '=' : relation });
  }
  return limits;
}

function unitOf(unit: string): string {
  const lower = unit.toLowerCase();
  return /^char/.test(lower) ? 'characters' : lower;
}

import { comparisonWords } from '../lexicons/words.ts';
import type { Comparison } from '../steps/language.ts';
import { type Literal, literalOf } from './literals.ts';
import { anyCount, anyOf, readCount } from './wording.ts';

const comparisonByWord = new Map(
  (Object.entries(comparisonWords) as [Comparison, string[]][]).flatMap(([comparison, words]) =>
    words.map((word): [string, Comparison] => [word, comparison]),
  ),
);
const comparisonForm = new RegExp(`^(${anyOf(comparisonByWord.keys())}) (.+)$`, 'i');
const orMore = /^(.+?) (?:or (more|less|fewer|higher|lower|above|below)|(?:at (?:the )?(least|most)))$/i;

/** Takes a comparison ("at least", "under", "or more") off an amount. */
export function takeComparison(text: string): { comparison: Comparison; rest: string; stated: boolean } {
  const before = comparisonForm.exec(text);
  const comparison = before?.[1] && comparisonByWord.get(before[1].toLowerCase());
  if (comparison && before?.[2]) return { comparison, rest: before[2], stated: true };
  const after = orMore.exec(text);
  if (after?.[1]) {
    const more = /more|higher|above|least/i.test(after[2] ?? after[3] ?? '');
    return { comparison: more ? 'at least' : 'at most', rest: after[1], stated: true };
  }
  return { comparison: '=', rest: text, stated: false };
}

export interface Amount {
  value: number;
  unit?: string;
}

const currencies: Record<string, string> = {
  eur: '€',
  euro: '€',
  usd: '$',
  dollar: '$',
  gbp: '£',
  pound: '£',
};

/** A number, a price or a percentage that was not put in quotes. */
export function readAmount(text: string, literals: Literal[]): Amount | undefined {
  const literal = literalOf(text, literals);
  if (literal) return literal.sort === 'm' ? readMoney(literal.value) : undefined;
  // Three digits after a comma are thousands, as English writes them.
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(text)) return { value: Number(text.replaceAll(',', '')) };
  if (/^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/.test(text)) return { value: Number(text.replace(',', '.')) };
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/.test(text))
    return { value: Number(text.replaceAll('.', '').replace(',', '.')) };
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return { value: Number(text.replaceAll(',', '')) };
  return new RegExp(`^${anyCount}$`, 'i').test(text) && !/^(?:no|0\d+)$/i.test(text)
    ? { value: readCount(text) }
    : undefined;
}

function readMoney(text: string): Amount {
  const digits = (/\d[\d.,\s]*/.exec(text)?.[0] ?? '').replaceAll(/\s/g, '').replace(/[.,]$/, '');
  const isContinental = /,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3})+$/.test(digits);
  const value = Number(
    isContinental ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''),
  );
  return { value: /^\s*[-−–]/.test(text) ? -value : value, unit: readUnit(text) ?? '' };
}

/** What an amount is told in: a sign, or the word for it. */
export function readUnit(text: string): string | undefined {
  const sign = /[$€£¥₹₽₩%]/.exec(text)?.[0];
  const word = /[a-z]+/i.exec(text)?.[0].toLowerCase().replace(/s$/, '');
  return sign ?? (word && (currencies[word] ?? word));
}

const unitSeconds: [RegExp, number][] = [
  [/^(?:ms|milliseconds?)$/i, 0.001],
  [/^(?:s|secs?|seconds?)$/i, 1],
  [/^(?:min|minutes?)$/i, 60],
];
export const anyDuration = `(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|ten) ?(?:ms|milliseconds?|s|secs?|seconds?|min|minutes?)\\b`;

/** A duration in seconds. */
export function readDuration(text: string): number | undefined {
  const [, count = '', unit = ''] =
    /^(\S+?) ?(ms|milliseconds?|s|secs?|seconds?|min|minutes?)$/i.exec(text.trim()) ?? [];
  const factor = unitSeconds.find(([form]) => form.test(unit))?.[1];
  return factor === undefined ? undefined : Math.round(readCount(count) * factor * 1000) / 1000;
}

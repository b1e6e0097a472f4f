import type { SeenDeed } from '@assay/contract';
import type { Comparison } from '@assay/planner/steps';
import { compare, readNumbers } from '../../judge/numbers.ts';
import type { Shown } from './shown.ts';

/** What is said of an element, without which one it is. */
export type Said = Omit<SeenDeed, 'do' | 'at' | 'from'>;

export interface TextClaim {
  how: 'equals' | 'contains' | 'matches';
  value: string;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The words of a text, whatever space is between them. */
export function toPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
}

/** "2 cards" does not stand in "12 cards". Exports write the same pattern. */
function holdsPart(text: string, part: string): boolean {
  const start = /^\d/.test(part) ? '(?<!\\d[.,]?)' : '';
  const end = /\d$/.test(part) ? '(?!\\d|[.,]\\d)' : '';
  return new RegExp(`${start}${toPattern(part)}${end}`).test(text);
}

function agree(text: string, claim: TextClaim): Said | undefined {
  const value = tidy(claim.value);
  if (claim.how === 'matches') {
    const [, source = claim.value, flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(claim.value) ?? [];
    const fits = new RegExp(source, flags.replace('g', '')).test(text);
    return fits ? { is: 'pattern', text: claim.value } : undefined;
  }
  if (claim.how === 'equals' && text === value) return { is: 'text', text: claim.value };
  return value !== '' && holdsPart(text, value) ? { is: 'part of text', text: claim.value } : undefined;
}

/** That an element shows a text, in the plainest way that is true. */
export function sayText({ content, inner }: Shown, claim: TextClaim): Said | undefined {
  const plain = agree(content, claim);
  const shown = agree(inner, claim);
  // A text of its own says more than a part of one.
  if (shown?.is === 'text' && plain?.is !== 'text') return { ...shown, reading: 'as shown' };
  if (plain) return plain;
  if (shown) return { ...shown, reading: 'as shown' };
  const lower = agree(inner.toLowerCase(), { ...claim, value: claim.value.toLowerCase() });
  return lower && claim.how !== 'matches'
    ? { ...lower, text: claim.value, reading: 'in any case' }
    : undefined;
}

/** That an element does not show a text. */
export function denyText({ content, inner }: Shown, claim: TextClaim): Said | undefined {
  const is = claim.how === 'equals' ? 'text' : claim.how === 'matches' ? 'pattern' : 'part of text';
  const holds = (text: string) =>
    is === 'text' ? text === tidy(claim.value) : agree(text, claim) !== undefined;
  if (!holds(content)) return { is, text: claim.value, not: true };
  return holds(inner) ? undefined : { is, text: claim.value, not: true, reading: 'as shown' };
}

/** That a field holds a value, or does not. */
export function sayValue({ value }: Shown, wanted: string, isNot: boolean): Said | undefined {
  if (value === undefined) return undefined;
  const said: Said = { is: 'value', text: wanted };
  if (isNot) return value === wanted ? undefined : { ...said, not: true };
  if (value === wanted) return said;
  return tidy(value) === tidy(wanted) ? { is: 'value', text: value } : undefined;
}

/** The first number in a text, as exports read it. */
export function firstNumber(text: string): number {
  return Number(text.replace(/,(?=\d{3}\b)/g, '').match(/-?\d+(\.\d+)?/)?.[0]);
}

/** That the number which an element shows compares so. */
export function sayNumber(
  { inner, value }: Shown,
  { comparison, value: number }: { comparison: Comparison; value: number },
  isNot: boolean,
): Said | undefined {
  const text = value ?? inner;
  const first = firstNumber(text);
  if (Number.isNaN(first)) return undefined;
  const said: Said = {
    is: 'number',
    comparison,
    number,
    ...(isNot && { not: true }),
    ...(value !== undefined && { reading: 'as held' }),
  };
  if (compare(first, comparison, number) !== isNot) return said;
  if (isNot || comparison !== '=' || value !== undefined) return undefined;
  // Of several numbers it is the one that is written so.
  const written = text.match(/\d+(?:[.,]\d+)*/g)?.find((one) => readNumbers(one)[0]?.value === number);
  return written === undefined ? undefined : { is: 'part of text', text: written, reading: 'as shown' };
}

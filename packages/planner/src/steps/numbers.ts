import type { Comparison } from './language.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt } from './targets.ts';

const prefixUnits = ['$', '€', '£', '¥'];
const comparisons: Comparison[] = ['=', 'at least', 'at most', 'more than', 'less than'];

export function renderComparison(comparison: Comparison): string {
  return comparison === '=' ? '' : `${comparison} `;
}

export function readComparison(words: string | undefined): Comparison {
  return comparisons.find((known) => known === words?.trim()) ?? '=';
}

export const anyComparison = '(?:at least |at most |more than |less than )?';
export const anyNumber = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?';
/** A number as people write it, thousands apart: 1,234.50 */
export const anyFigure = `-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|${anyNumber}`;
export const anyAmount = `[$€£¥]?(?:${anyFigure})(?:%| ${anyMark})?`;

export function readFigure(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

export function renderAmount(value: number, unit: string | undefined): string {
  if (unit === undefined) return String(value);
  if (prefixUnits.includes(unit)) return unit + String(value);
  return unit === '%' ? `${value}%` : `${value} ${quote(unit)}`;
}

const amountForm = new RegExp(`^([$€£¥]?)(${anyFigure})(%| ${anyMark})?$`);

export function readAmount(text: string, values: string[]): { value: number; unit?: string } {
  const [, prefix = '', digits = '', suffix = ''] = amountForm.exec(text) ?? [];
  const unit = prefix || (suffix.startsWith(' ') ? literalAt(suffix.trim(), values) : suffix);
  return { value: readFigure(digits), ...(unit === '' && !suffix ? {} : { unit }) };
}

interface Range {
  least: number;
  most: number;
  unit?: string;
}

/** `between $3 and $7` */
export function renderRange({ least, most, unit }: Range): string {
  return `between ${renderAmount(least, unit)} and ${renderAmount(most, unit)}`;
}

export const anyRange = `between (${anyAmount}) and (${anyAmount})`;

/** Both ends must be of one unit. */
export function readRange(from: string, to: string, values: string[]): Range | undefined {
  const { value: least, unit } = readAmount(from, values);
  const { value: most, unit: other } = readAmount(to, values);
  return unit === other ? { least, most, ...(unit !== undefined && { unit }) } : undefined;
}

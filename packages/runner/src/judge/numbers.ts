import type { Comparison } from '@assay/planner/steps';

export interface ReadNumber {
  value: number;
  /** A currency, a percent sign or a word that follows; empty where there is none. */
  unit: string;
}

const currency = '[$€£¥₹₽₩]|USD|EUR|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|INR|CAD|AUD|US\\$';
const digits = "\\d{1,3}(?:[\\s'’]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*";
const pattern = new RegExp(
  `(?<![\\p{L}\\d])(?<sign>[-−–](?=\\s?[\\d$€£]))?\\s?(?<before>${currency})?\\s?(?<inner>[-−])?(?<number>${digits})\\s?(?<after>${currency}|%|\\p{L}+)?`,
  'giu',
);

/** "1,299.00", "1.299,00" and "1 299,00" are all the same number. */
function readDigits(text: string, isEuro: boolean): number {
  const bare = text.replace(/[\s'’]/g, '');
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (comma >= 0 && point >= 0) {
    const decimal = comma > point ? ',' : '.';
    const thousands = decimal === ',' ? '.' : ',';
    return Number(bare.replaceAll(thousands, '').replace(decimal, '.'));
  }
  if (comma >= 0) {
    const grouped = /^\d{1,3}(,\d{3})+$/.test(bare);
    return Number(grouped ? bare.replaceAll(',', '') : bare.replace(',', '.'));
  }
  const grouped = /^\d{1,3}(\.\d{3}){2,}$/.test(bare) || (isEuro && /^\d{1,3}\.\d{3}$/.test(bare));
  return Number(grouped ? bare.replaceAll('.', '') : bare);
}

/** Every number in a text, with what it is counted in. */
export function readNumbers(text: string): ReadNumber[] {
  const found: ReadNumber[] = [];
  for (const { groups } of text.matchAll(pattern)) {
    const { sign, inner, before, number = '', after } = groups ?? {};
    const unit = before ?? after ?? '';
    const value = readDigits(number, /€|eur/i.test(unit));
    if (!Number.isNaN(value)) found.push({ value: sign || inner ? -value : value, unit });
  }
  return found;
}

const sameUnits: readonly (readonly string[])[] = [
  ['$', 'usd', 'us$', 'dollar', 'dollars'],
  ['€', 'eur', 'euro', 'euros'],
  ['£', 'gbp', 'pound', 'pounds'],
  ['¥', 'jpy', 'yen'],
  ['₹', 'inr', 'rupee', 'rupees'],
  ['%', 'percent'],
];

function isSameUnit(one: string, other: string): boolean {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return left === right || sameUnits.some((names) => names.includes(left) && names.includes(right));
}

/** The numbers that a comparison can mean: those of the stated unit, where one is stated. */
export function pickNumbers(numbers: readonly ReadNumber[], unit: string | undefined): ReadNumber[] {
  return unit === undefined ? [...numbers] : numbers.filter((number) => isSameUnit(number.unit, unit));
}

export function compare(actual: number, comparison: Comparison, expected: number): boolean {
  switch (comparison) {
    case '=':
      return actual === expected;
    case 'at least':
      return actual >= expected;
    case 'at most':
      return actual <= expected;
    case 'more than':
      return actual > expected;
    case 'less than':
      return actual < expected;
  }
}

import type { ApiCheck } from '@assay/contract';
import type { Answer, Verdict } from '../model/types.ts';
import { maskHeader } from '../secrets/masks.ts';
import { findFault, holds, sayExpected } from './compare.ts';
import { show } from './show.ts';
import { judge, refuse } from './verdicts.ts';

type HeaderCheck = Extract<ApiCheck, { type: 'header' }>;

/** A header that comes several times holds to a check where one of its values does, or all together do. */
export function evaluateHeader(check: HeaderCheck, answer: Answer): Verdict {
  const { name, operator, value } = check;
  const subject = `The header "${name}"`;
  const expected = sayExpected(operator, value);
  const fault = findFault(operator, value);
  if (fault) return refuse(fault, expected);
  const values = answer.headers
    .filter(([own]) => own.toLowerCase() === name.toLowerCase())
    .map(([, own]) => own);
  if (values.length === 0) return judge(operator === 'not exists', subject, expected, 'not there');
  const shown = show(values.map((own) => maskHeader(name, own)).join(', '));
  const candidates = values.length === 1 ? values : [...values, values.join(', ')];
  const isNegative = operator === 'not equals' || operator === 'not contains';
  const isHeld = (own: string) =>
    operator === 'is type' ? isOfHeaderType(own, value) : holds(operator, own, value);
  return judge(isNegative ? candidates.every(isHeld) : candidates.some(isHeld), subject, expected, shown);
}

/** Headers are texts; one that reads as a number or a truth value counts as such too. */
function isOfHeaderType(own: string, type: string): boolean {
  if (holds('is type', own, type)) return true;
  return /^(-?\d+(\.\d+)?|true|false)$/.test(own) && holds('is type', JSON.parse(own), type);
}

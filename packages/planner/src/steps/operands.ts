import type { Comparison, Condition, Operand } from './language.ts';
import { anyMark, quote } from './quoting.ts';
import { literalAt, readTarget, renderTarget } from './targets.ts';

const words: Record<Comparison, string> = {
  '=': 'equal to',
  'at least': 'at least',
  'at most': 'at most',
  'more than': 'more than',
  'less than': 'less than',
};
export const comparedWords = Object.values(words).join('|');

/** `more than the value of "Subtotal"`, `equal to the sum of the "Price" column plus "$5"`. */
export function renderOperands(comparison: Comparison, operands: readonly Operand[]): string {
  return `${words[comparison]} ${operands.map(renderOperand).join(' plus ')}`;
}

function renderOperand(operand: Operand): string {
  if (operand.of === 'value') return quote(operand.value);
  return `${operand.of === 'sum' ? 'the sum of' : 'the value of'} ${renderTarget(operand.target)}`;
}

const valueForm = new RegExp(`^(${anyMark})(?= plus |$)`);
const targetForm = /^the (value|sum) of /;

export function readOperands(
  compared: string | undefined,
  text: string,
  values: string[],
): Condition | undefined {
  const comparisons = Object.keys(words) as Comparison[];
  const comparison = comparisons.find((each) => words[each] === compared);
  const to: Operand[] = [];
  let rest = text;
  while (rest !== '') {
    const read = readOperand(rest, values);
    if (!read || (read.rest !== '' && !read.rest.startsWith(' plus '))) return undefined;
    to.push(read.operand);
    rest = read.rest.slice(' plus '.length);
  }
  return comparison && to.length > 0 ? { is: 'compared', comparison, to } : undefined;
}

function readOperand(text: string, values: string[]): { operand: Operand; rest: string } | undefined {
  const mark = valueForm.exec(text)?.[1];
  if (mark)
    return { operand: { of: 'value', value: literalAt(mark, values) }, rest: text.slice(mark.length) };
  const head = targetForm.exec(text);
  const read = head ? readTarget(text.slice(head[0].length), values) : undefined;
  if (!head || !read) return undefined;
  return {
    operand: { of: head[1] === 'sum' ? 'sum' : 'element', target: read.target },
    rest: read.rest,
  };
}

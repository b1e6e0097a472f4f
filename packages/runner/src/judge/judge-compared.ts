import type { Comparison, Condition, Operand } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import { Problem } from '../progress/problem.ts';
import { collectThings } from './collect-things.ts';
import { findDate } from './dates.ts';
import { needReadings, readingOf } from './facts.ts';
import { groundIn } from './ground-in.ts';
import { mainText, textsOf } from './judge-element.ts';
import { compare, readNumbers } from './numbers.ts';
import type { PageView } from './page-view.ts';
import { equalsText, show } from './texts.ts';
import { type Chosen, choose, judged, type Observation } from './types.ts';

type Compared = Extract<Condition, { is: 'compared' }>;

function textOf(page: PageView, found: Chosen): string {
  return mainText(textsOf(readingOf(page, found.element), found).filter(Boolean));
}

/** The one number of a text; where it has several, the one price among them. */
function onlyNumber(text: string): number | undefined {
  const numbers = readNumbers(text);
  const priced = numbers.filter(({ unit }) => /^[$€£¥₹₽₩]|^[A-Z]{3}$/.test(unit));
  const values = new Set((priced.length > 0 ? priced : numbers).map(({ value }) => value));
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

function readOperand(page: PageView, operand: Operand): string | Problem {
  const { snapshot } = page;
  if (operand.of === 'value') return operand.value;
  const { target } = operand;
  if (operand.of === 'sum') {
    const things = collectThings(page, target);
    if (things instanceof Problem) return things;
    const numbers = things.map(({ text, value }) => onlyNumber(text || value));
    if (numbers.length === 0 || numbers.includes(undefined))
      return new Problem('not found', `${nameTarget(target)} does not show numbers that could be added up.`);
    return String(round(numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)));
  }
  const grounding = groundIn(page, target, 'look');
  if (grounding.outcome === 'not found') return explain(target, grounding);
  const candidates = grounding.outcome === 'found' ? [grounding.chosen] : grounding.candidates;
  needReadings(
    page,
    candidates.map(({ element }) => element),
  );
  const texts: string[] = [];
  for (const candidate of candidates) texts.push(textOf(page, choose(snapshot, target, [candidate])));
  // Of several that bear the name, the one that shows a number or a date is meant.
  const telling = new Set(
    texts.filter((text) => onlyNumber(text) !== undefined || findDate(text) !== undefined),
  );
  const [text = texts[0] ?? ''] = telling;
  if (grounding.outcome === 'ambiguous' && telling.size !== 1) return explain(target, grounding);
  return text;
}

/** Cents do not add up exactly in binary. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const words: Record<Comparison, string> = {
  '=': 'equal to',
  'at least': 'at least',
  'at most': 'at most',
  'more than': 'more than',
  'less than': 'less than',
};

/** Compares as dates where both sides are dates, as numbers where both have one, and else only for being the same text. */
export function compareTexts(
  actual: string,
  comparison: Comparison,
  expected: readonly string[],
): boolean | undefined {
  const [first = ''] = expected;
  const [day, otherDay] = expected.length === 1 ? [findDate(actual), findDate(first)] : [];
  if (day && otherDay) return compare(Date.parse(day), comparison, Date.parse(otherDay));
  const number = onlyNumber(actual);
  const others = expected.map(onlyNumber);
  if (number !== undefined && others.every((other) => other !== undefined)) {
    const sum = others.reduce<number>((total, other) => total + (other ?? 0), 0);
    return compare(round(number), comparison, round(sum));
  }
  return comparison === '=' && expected.length === 1 ? equalsText(actual, first) : undefined;
}

/** Compares what an element shows with other elements, with their sum, or with a value. */
export function judgeCompared(page: PageView, found: Chosen, { comparison, to }: Compared): Observation {
  const expected: string[] = [];
  for (const operand of to) {
    const text = readOperand(page, operand);
    if (text instanceof Problem) return { outcome: 'problem', problem: text };
    expected.push(text);
  }
  const actual = textOf(page, found);
  const holds = compareTexts(actual, comparison, expected);
  const other = expected.map(show).join(' plus ');
  if (holds === undefined) {
    const message = `${show(actual)} and ${other} cannot be compared: one number, price or date is needed on each side.`;
    return { outcome: 'problem', problem: new Problem('not understood', message) };
  }
  return judged(
    holds,
    `it shows ${show(actual)}, which is ${holds ? '' : 'not '}${words[comparison]} ${other}`,
    found,
  );
}

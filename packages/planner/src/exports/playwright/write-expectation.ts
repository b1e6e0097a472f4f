import type { Comparison, Expectation, Operand } from '../../steps/language.ts';
import { comparisons } from './comparisons.ts';
import { writeTarget } from './write-locator.ts';
import { writeLook } from './write-look.ts';
import { writePageExpectation } from './write-page-expectation.ts';
import { writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

const states: Record<string, string> = {
  visible: 'toBeVisible(',
  hidden: 'toBeHidden(',
  enabled: 'toBeEnabled(',
  disabled: 'toBeDisabled(',
  checked: 'toBeChecked(',
  unchecked: 'not.toBeChecked(',
  focused: 'toBeFocused(',
  empty: 'toBeEmpty(',
  required: "toHaveJSProperty('required', true",
  expanded: "toHaveAttribute('aria-expanded', 'true'",
  collapsed: "toHaveAttribute('aria-expanded', 'false'",
  pressed: "toHaveAttribute('aria-pressed', 'true'",
};

interface Assertion {
  locator: string;
  not: string;
  /** `{ timeout: … }` as a further argument, or nothing. */
  options: string;
}

function writeState({ locator, not, options }: Assertion, state: string): string {
  // Two negations are none: "not unchecked" is checked.
  const call = `${not}${states[state] ?? ''}`.replace('not.not.', '');
  const separator = call.endsWith('(') ? '' : ', ';
  return `await expect(${locator}).${call}${options ? separator + options : ''});`;
}

function writeElementCheck(
  assertion: Assertion,
  condition: Expectation['condition'],
  writing: Writing,
): string[] | undefined {
  const { locator, not, options } = assertion;
  const readText = `${locator}.innerText()`;
  const further = options ? `, ${options}` : '';
  const say = (matcher: string, ...values: string[]) => [
    `await expect(${locator}).${not}${matcher}(${values.join(', ')}${further});`,
  ];
  const poll = (read: string, matcher: string) => [
    `await expect.poll(async () => ${read}${further}).${not}${matcher};`,
  ];
  const compare = (read: string, { comparison, value }: { comparison: Comparison; value: number }) =>
    poll(read, `${comparisons[comparison]}(${value})`);
  switch (condition.is) {
    case 'text': {
      const value = writeValue(condition.value, writing);
      if (condition.how === 'matches') return say('toHaveText', `new RegExp(${value})`);
      return say(condition.how === 'equals' ? 'toHaveText' : 'toContainText', value);
    }
    case 'value':
      return say('toHaveValue', writeValue(condition.value, writing));
    case 'attribute':
      return say('toHaveAttribute', writeString(condition.name), writeValue(condition.value, writing));
    case 'style':
      return say('toHaveCSS', writeString(condition.name), writeValue(condition.value, writing));
    case 'count':
      return condition.comparison === '='
        ? say('toHaveCount', String(condition.value))
        : compare(`${locator}.count()`, condition);
    case 'number':
      writing.helpers.add('numberIn');
      return compare(`numberIn(await ${readText})`, condition);
    case 'between': {
      if (not || condition.counts) return undefined;
      writing.helpers.add('numberIn');
      const read = `numberIn(await ${readText})`;
      return [
        ...compare(read, { comparison: 'at least', value: condition.least }),
        ...compare(read, { comparison: 'at most', value: condition.most }),
      ];
    }
    case 'sorted':
      if (condition.by !== undefined || condition.column !== undefined) return undefined;
      writing.helpers.add('isSorted');
      return poll(`isSorted(await ${locator}.allInnerTexts(), '${condition.direction}')`, 'toBe(true)');
    case 'compared':
      writing.helpers.add('numberIn');
      // Days are compared as texts of the form YYYY-MM-DD, which numbers cannot stand for.
      if (
        condition.to.some(
          (operand) =>
            operand.of === 'value' && /\{\{\s*(?:today|tomorrow|yesterday|next )/i.test(operand.value),
        )
      )
        return undefined;
      return poll(
        `numberIn(await ${readText})`,
        `${condition.comparison === '=' ? 'toBeCloseTo' : comparisons[condition.comparison]}(${condition.to
          .map((operand) => writeOperand(operand, writing))
          .join(' + ')})`,
      );
    case 'holding': {
      const inside = writeTarget(condition.target, 'look', writing).replace(/^page\b/, locator);
      return [`await expect(${inside}).${not}toBeVisible(${options});`];
    }
    case 'selected':
      return [`await expect(${locator}).${not}toHaveAttribute('aria-selected', 'true'${further});`];
    default:
      return condition.is in states ? [writeState(assertion, condition.is)] : undefined;
  }
}

/** The lines for an expectation of every one of several elements: none may be missing. */
function writeEvery(expectation: Expectation, writing: Writing): string[] | undefined {
  const { every: _, negated, ...one } = expectation;
  if (one.subject.of !== 'element') return undefined;
  const all = writeTarget(one.subject.target, 'look', writing).replace(/\.(first|last)\(\)$/, '');
  const options = one.withinSeconds === undefined ? '' : `{ timeout: ${one.withinSeconds * 1000} }`;
  const inner = writeElementCheck(
    { locator: 'each', not: negated ? 'not.' : '', options },
    one.condition,
    writing,
  );
  return (
    inner && [
      `await expect(${all}).not.toHaveCount(0);`,
      `for (const each of await ${all}.all()) {`,
      ...inner.map((line) => `  ${line}`),
      '}',
    ]
  );
}

/** What is compared with, as an expression that gives a number. */
function writeOperand(operand: Operand, writing: Writing): string {
  writing.helpers.add('numberIn');
  if (operand.of === 'value') return `numberIn(${writeValue(operand.value, writing)})`;
  const found = writeTarget(operand.target, 'look', writing);
  if (operand.of === 'element') return `numberIn(await ${found}.innerText())`;
  const all = found.replace(/\.(first|last)\(\)$/, '');
  return `(await ${all}.allInnerTexts()).map(numberIn).reduce((sum, number) => sum + number, 0)`;
}

/** A thing that is counted or sorted is all of its kind, not the first of them. */
function findLocator(expectation: Expectation, writing: Writing): string {
  const { subject, condition } = expectation;
  if (subject.of !== 'element') return 'page';
  const isMany = condition.is === 'count' || condition.is === 'sorted';
  const typed = condition.is === 'value' || condition.is === 'empty' || condition.is === 'checked';
  const found = writeTarget(subject.target, typed ? 'type' : 'look', writing);
  writing.last = found;
  return isMany ? found.replace(/\.(first|last)\(\)$/, '') : found;
}

/** What is not so of an element is so of one that is there, not of one that is gone. */
const needsPresence = new Set(['text', 'value', 'number', 'attribute', 'style']);

/** The lines that check one expectation, after its words; undefined where Playwright has no words for it. */
export function writeExpectation(expectation: Expectation, writing: Writing): string[] | undefined {
  const { subject, condition, negated, withinSeconds } = expectation;
  if (expectation.every) return writeEvery(expectation, writing);
  if (expectation.only) return undefined;
  const not = negated ? 'not.' : '';
  const options = withinSeconds === undefined ? '' : `{ timeout: ${withinSeconds * 1000} }`;
  if (subject.of === 'picture' && condition.is === 'clean') {
    const found = subject.target && writeTarget(subject.target, 'look', writing);
    if (found) writing.last = found;
    return writeLook(subject, found, { not, withinSeconds });
  }
  if (subject.of !== 'element') return writePageExpectation(subject.of, condition, { not, options }, writing);
  const locator = findLocator(expectation, writing);
  const written = writeElementCheck({ locator, not, options }, condition, writing);
  const isThere = negated && needsPresence.has(condition.is);
  return written && isThere ? [`await expect(${locator}).toBeVisible();`, ...written] : written;
}

import { isLook } from '../../steps/entries.ts';
import type { Action, NotUnderstood, Step } from '../../steps/language.ts';
import type { ExportedCase, StoredLocator } from '../exported-case.ts';
import { maskSecrets } from '../mask-secrets.ts';
import { type HelperName, helpers, needsType } from './helpers.ts';
import { writeAction } from './write-action.ts';
import { writeExpectation } from './write-expectation.ts';
import { writeRecords } from './write-records.ts';
import { writeRest } from './write-rest.ts';
import { writeComment, writeString } from './write-text.ts';
import { startWriting, type Writing } from './writing.ts';

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Seconds that the thing which a step depends on is waited for. */
const moment = 2;

/** An action that is done only where something holds: then its check does not fail. */
function writeConditional(
  { if: condition, ...action }: Action,
  stored: StoredLocator | undefined,
  writing: Writing,
): string[] {
  if (!condition) return writeAction(action, stored, writing);
  const asked = { ...condition, withinSeconds: condition.withinSeconds ?? moment };
  return [
    'const isSo = async () => {',
    ...indent(writeExpectation(asked, undefined, writing)),
    '};',
    'const holds = await isSo().then(() => true, () => false);',
    'if (!holds) return;',
    ...writeAction(action, stored, writing),
  ];
}

function writeStep(
  step: Step | NotUnderstood,
  stored: StoredLocator | undefined,
  writing: Writing,
): string[] {
  if (!('command' in step)) {
    // Soft: the rest still runs, but the test cannot pass.
    const message = `Not understood: ${step.source} (${step.reason})`;
    return [`expect.soft(undefined, ${writeString(message)}).toBeDefined();`];
  }
  const { command } = step;
  const lines =
    command.do === 'expect'
      ? [...writeRest(command, writing), ...writeExpectation(command, stored, writing)]
      : writeConditional(command, stored, writing);
  if (!isLook(command)) writing.rested = false;
  return [`await test.step(${writeString(step.sentence)}, async () => {`, ...indent(lines), '});'];
}

function writeTest(testCase: ExportedCase, title: string, needed: Set<HelperName>): string[] {
  const writing = startWriting(needed);
  const steps = testCase.steps.flatMap((step, index) => writeStep(step, testCase.locators?.[index], writing));
  const records = writeRecords(testCase.steps, writing);
  const constants = [...writing.constants.values()].map(({ name, code }) => `const ${name} = ${code};`);
  const switches = writing.records.has('tabs');
  return [
    '',
    writeComment(testCase.description),
    writeComment(`Expected: ${testCase.expectedResult}`),
    `test(${writeString(title)}, async ({ ${switches ? 'page: firstPage' : 'page'} }) => {`,
    ...indent([...(switches ? ['let page = firstPage;'] : []), ...constants, ...records, ...steps]),
    '});',
  ];
}

/** Playwright refuses two tests of one title in a file. */
function tellApart(titles: readonly string[]): string[] {
  return titles.map((title, index) => {
    const before = titles.slice(0, index).filter((other) => other === title).length;
    return before === 0 ? title : `${title} (${before + 1})`;
  });
}

/** The cases as one Playwright test file in TypeScript. Secrets come from the environment. */
export function exportPlaywright(cases: readonly ExportedCase[]): string {
  const needed = new Set<HelperName>();
  const masked = cases.map(maskSecrets);
  const titles = tellApart(masked.map(({ title }) => title));
  const tests = masked.flatMap((testCase, index) => writeTest(testCase, titles[index] ?? '', needed));
  const types = needsType
    .filter(({ helpers: users }) => users.some((name) => needed.has(name)))
    .map(({ type }) => `type ${type}, `);
  const code = Object.entries(helpers).filter(
    ([name]) => name !== 'axe' && [...needed].some((one) => one === name),
  );
  const lines = [
    ...(needed.has('axe') ? ["import { AxeBuilder } from '@axe-core/playwright';"] : []),
    `import { expect, ${types.join('')}test } from '@playwright/test';`,
    ...code.flatMap(([, text]) => ['', text]),
    ...tests,
  ];
  return `${lines.join('\n')}\n`;
}

import type { Deed } from '@assay/contract';
import { isLook } from '../../steps/entries.ts';
import type { Action, Command, NotUnderstood, Step } from '../../steps/language.ts';
import type { ExportedCase } from '../exported-case.ts';
import { maskSecrets } from '../mask-secrets.ts';
import { type HelperName, helpers, needsType } from './helpers.ts';
import { writeAction } from './write-action.ts';
import { NotExportable, writeDeeds } from './write-deeds.ts';
import { writeExpectation } from './write-expectation.ts';
import { type LeftOut, writeHead } from './write-head.ts';
import { type Answer, writeRecords } from './write-records.ts';
import { writeRest } from './write-rest.ts';
import { writeComment, writeString } from './write-text.ts';
import { startWriting, type Writing } from './writing.ts';

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

const proving = new Set<Deed['do']>(['see', 'see dialog', 'see tabs', 'see picture', 'beyond']);

/** What needs no element: the step itself says it all. */
const selfSaid = new Set<Command['do']>(['call', 'keep', 'pause', 'resize', 'set clock']);

/** Seconds that the thing which a step depends on is waited for. */
const moment = 2;

type Condition = NonNullable<Action['if']>;

/** An action that is done only where something holds: then its check does not fail. */
function writeIf(
  condition: Condition,
  writeCheck: (asked: Command) => string[],
  writeThen: () => string[],
): string[] {
  const asked: Command = { do: 'expect', ...condition, withinSeconds: condition.withinSeconds ?? moment };
  return [
    'const isSo = async () => {',
    ...indent(writeCheck(asked)),
    '};',
    'const holds = await isSo().then(() => true, () => false);',
    'if (!holds) return;',
    ...writeThen(),
  ];
}

function writeFromWords(command: Command, writing: Writing): string[] {
  if (command.do !== 'expect' && command.if) {
    const { if: condition, ...action } = command;
    return writeIf(
      condition,
      (asked) => writeFromWords(asked, writing),
      () => writeFromWords(action, writing),
    );
  }
  const lines = command.do === 'expect' ? writeExpectation(command, writing) : writeAction(command, writing);
  if (!lines)
    throw new NotExportable(
      command.do === 'expect'
        ? 'Playwright has no assertion for it.'
        : 'Its words alone do not tell how it is done. Run the case in Assay, then export it again.',
    );
  if (!isLook(command)) writing.hasActed = true;
  return lines;
}

/** What was done, and what was checked; a check of the page as a whole is written as its step says it. */
function writeRecorded(
  command: Command,
  done: readonly Deed[],
  writing: Writing,
  whole: Command = command,
): string[] {
  if (command.do !== 'expect' && command.if) {
    const { if: condition, ...action } = command;
    const end = done.findIndex((deed) => deed.do === 'condition held');
    return writeIf(
      condition,
      (asked) => writeRecorded(asked, done.slice(0, end), writing, whole),
      () => writeRecorded(action, done.slice(end + 1), writing, whole),
    );
  }
  if (selfSaid.has(command.do)) return writeFromWords(command, writing);
  const isCheck = command.do === 'expect' || command.do === 'wait';
  const lines = writeDeeds(done, command, writing, whole);
  if (isCheck && !done.some((deed) => proving.has(deed.do)))
    return [...lines, ...writeFromWords(command, writing)];
  return lines.length > 0 ? lines : [writeComment('It was so already: nothing had to be done.')];
}

const skipped = 'Its condition did not hold, so it was skipped and is written from its words.';

/** In an execution that passed, nothing else is skipped. */
function wasSkipped({ steps, execution }: ExportedCase, index: number): boolean {
  const step = steps[index];
  const command = step && 'command' in step ? step.command : undefined;
  const isConditional = command !== undefined && command.do !== 'expect' && command.if !== undefined;
  return isConditional && execution?.passed === true && !execution.done[index];
}

interface WrittenStep {
  lines: string[];
  leftOut?: Omit<LeftOut, 'title' | 'number'>;
}

function writeStep(
  step: Step | NotUnderstood,
  done: readonly Deed[] | undefined,
  writing: Writing,
  wasSkipped: boolean,
): WrittenStep {
  if (!('command' in step)) {
    const reason = `It was not understood. ${step.reason}`;
    return {
      lines: [writeComment(`Not exported: ${step.source}`)],
      leftOut: { sentence: step.source, reason, isAction: true },
    };
  }
  const { command, sentence } = step;
  try {
    const rest = command.do === 'expect' ? writeRest(command, writing) : [];
    const own = done ? writeRecorded(command, done, writing) : writeFromWords(command, writing);
    if (!isLook(command)) writing.rested = false;
    const loosely = done?.flatMap((deed) => (deed.do === 'see' && deed.loosely ? [deed.loosely] : []))[0];
    return {
      lines: [`await test.step(${writeString(sentence)}, async () => {`, ...indent([...rest, ...own]), '});'],
      ...(loosely !== undefined && { leftOut: { sentence, reason: loosely, isAction: false, isPart: true } }),
      ...(wasSkipped && { leftOut: { sentence, reason: skipped, isAction: false, isGuess: true } }),
    };
  } catch (error) {
    if (!(error instanceof NotExportable)) throw error;
    return {
      lines: [writeComment(`Not exported: ${sentence}`)],
      leftOut: { sentence, reason: error.message, isAction: !isLook(command) && !wasSkipped },
    };
  }
}

function collectAnswers({ steps, execution }: ExportedCase): Answer[] {
  if (execution) return execution.done.flatMap((done) => (done ?? []).filter((deed) => deed.do === 'answer'));
  return steps.flatMap((step) =>
    'command' in step && step.command.do === 'answer dialog' ? [step.command] : [],
  );
}

function writeTest(
  testCase: ExportedCase,
  title: string,
  needed: Set<HelperName>,
): { lines: string[]; leftOut: LeftOut[] } {
  const writing = startWriting(needed);
  const written = testCase.steps.map((step, index) =>
    writeStep(step, testCase.execution?.done[index], writing, wasSkipped(testCase, index)),
  );
  const leftOut = written.flatMap(({ leftOut: one }, index) =>
    one ? [{ ...one, title, number: index + 1 }] : [],
  );
  const records = writeRecords(collectAnswers(testCase), writing);
  const constants = [...writing.constants.values()].map(({ name, code }) => `const ${name} = ${code};`);
  const switches = writing.records.has('tabs');
  // Without one of its actions the rest means nothing.
  const test = leftOut.some(({ isAction }) => isAction) ? 'test.fixme' : 'test';
  const body = [
    ...(switches ? ['let page = firstPage;'] : []),
    ...constants,
    ...records,
    ...written.flatMap(({ lines }) => lines),
  ];
  const lines = [
    '',
    writeComment(testCase.description),
    writeComment(`Expected: ${testCase.expectedResult}`),
    `${test}(${writeString(title)}, async ({ ${switches ? 'page: firstPage' : 'page'} }) => {`,
    ...indent(body),
    '});',
  ];
  return { lines, leftOut };
}

/** Playwright refuses two tests of one title in a file. */
function tellApart(titles: readonly string[]): string[] {
  return titles.map((title, index) => {
    const before = titles.slice(0, index).filter((other) => other === title).length;
    return before === 0 ? title : `${title} (${before + 1})`;
  });
}

/**
 * The cases as one Playwright test file in TypeScript: what their last execution did, by the locators that it used. A case that never ran
 * is written from its words. Secrets come from the environment. What cannot be written is told at the top, and left out.
 */
export function exportPlaywright(cases: readonly ExportedCase[]): string {
  const needed = new Set<HelperName>();
  const masked = cases.map(maskSecrets);
  const titles = tellApart(masked.map(({ title }) => title));
  const tests = masked.map((testCase, index) => writeTest(testCase, titles[index] ?? '', needed));
  const types = needsType
    .filter(({ helpers: users }) => users.some((name) => needed.has(name)))
    .map(({ type }) => `type ${type}, `);
  const code = Object.entries(helpers).filter(
    ([name]) => name !== 'axe' && [...needed].some((one) => one === name),
  );
  const lines = [
    ...writeHead(
      masked.map((testCase, index) => ({ ...testCase, title: titles[index] ?? '' })),
      tests.flatMap(({ leftOut }) => leftOut),
      tests.flatMap(({ lines }) => lines).join('\n'),
    ),
    ...(needed.has('axe') ? ["import { AxeBuilder } from '@axe-core/playwright';"] : []),
    `import { expect, ${types.join('')}test } from '@playwright/test';`,
    ...code.flatMap(([, text]) => ['', text]),
    ...tests.flatMap((test) => test.lines),
  ];
  return `${lines.join('\n')}\n`;
}

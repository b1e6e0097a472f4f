import type { ExportedCase } from '../exported-case.ts';
import { writeComment } from './write-text.ts';

/** A step that is not in the file, or not whole. */
export interface LeftOut {
  title: string;
  /** From 1. */
  number: number;
  sentence: string;
  reason: string;
  /** It does something, so that the steps after it mean nothing without it. */
  isAction: boolean;
  /** Less is checked than in Assay. */
  isPart?: boolean;
  /** It is in the file, but was not done in the execution. */
  isGuess?: boolean;
}

function tell({ title, number, sentence, reason }: LeftOut): string {
  return writeComment(`- "${title}", step ${number}: ${sentence} - ${reason}`);
}

function tellOrigin({ title, execution }: ExportedCase): string {
  if (!execution)
    return `"${title}" has not been run in Assay yet: it is written from the words of its steps, so its locators are guesses.`;
  const at = `${new Date(execution.at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return execution.passed
    ? `"${title}" is written from its execution of ${at}: the same actions, by the locators that were used.`
    : `"${title}" is written from its execution of ${at}, which did not pass: steps that did not end well are written from their words.`;
}

/** What the tests expect around them: secrets and files. */
function tellNeeds(cases: readonly ExportedCase[], code: string): string[] {
  const secrets = [...code.matchAll(/= secret\('([A-Z0-9_]+)'\);/g)].map(([, name = '']) => name);
  const files = cases.flatMap(({ steps }) =>
    steps.flatMap((step) => ('command' in step && step.command.do === 'upload' ? [step.command.file] : [])),
  );
  const list = (names: string[]) => [...new Set(names)].join(', ');
  return [
    ...(secrets.length > 0 ? [`Set these environment variables: ${list(secrets)}.`] : []),
    ...(files.length > 0 ? [`Put these files where the tests are started: ${list(files)}.`] : []),
  ];
}

/** What has to be known of a file before it is run: where it comes from, what it needs, and what is not in it. */
export function writeHead(
  cases: readonly ExportedCase[],
  leftOut: readonly LeftOut[],
  code: string,
): string[] {
  const isPart = (one: LeftOut) => one.isPart === true;
  const guesses = leftOut.filter(({ isGuess }) => isGuess === true);
  const missing = leftOut.filter((one) => !isPart(one) && !guesses.includes(one));
  const parts = leftOut.filter(isPart);
  return [
    writeComment('Exported from Assay. Paths are opened below `baseURL` of your Playwright configuration.'),
    ...cases.map((testCase) => writeComment(tellOrigin(testCase))),
    ...tellNeeds(cases, code).map(writeComment),
    ...(missing.length > 0
      ? [
          writeComment('Not in this file; a test that lacks an action is marked as `fixme`:'),
          ...missing.map(tell),
        ]
      : []),
    ...(parts.length > 0 ? [writeComment('Checked in part:'), ...parts.map(tell)] : []),
    ...(guesses.length > 0 ? [writeComment('Not done in that execution:'), ...guesses.map(tell)] : []),
    '',
  ];
}

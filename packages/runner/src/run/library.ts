import { type Command, type NotUnderstood, readCanonical, type Step } from '@assay/planner/steps';
import type { BrowserContext, Page } from 'playwright-core';
import { watchRest } from '../act/rest/script.ts';
import type { CaseResult, StepEvidence } from '../evidence/events.ts';
import { makeMask } from '../evidence/mask.ts';
import { type Session, watchSession } from '../evidence/session.ts';
import { startProgress } from '../progress/progress.ts';
import { completeLimits, type StepOptions } from './options.ts';
import { runSteps } from './run-steps.ts';
import { collectSecrets } from './secrets.ts';
import { startStepRun } from './step-run.ts';
import { type Judged, judgeCase } from './verdict.ts';

const sessions = new WeakMap<BrowserContext, Session>();

/** The page's session; it remembers what earlier sentences referred to. */
function sessionOf(page: Page, { policy }: StepOptions): Session {
  const context = page.context();
  let session = sessions.get(context);
  if (!session) {
    session = watchSession(page, policy ? { policy } : {});
    sessions.set(context, session);
    // It serves the pages that come; the one that is open now is watched once it is waited for.
    watchRest(context).catch(() => undefined);
  }
  session.pages.switchTo(page);
  return session;
}

function readSentence(
  source: string,
  parse: (sentence: string) => Command | undefined,
): Step | NotUnderstood {
  const sentence = source.trim();
  const command = parse(sentence);
  if (command) return { source, sentence, command };
  return { source, reason: `"${sentence}" was not understood. Write it like: Click the "Save" button.` };
}

function readExpectation(sentence: string): Command | undefined {
  const command = readCanonical(sentence);
  return command?.do === 'expect' ? command : readCanonical(`Check that ${sentence}`);
}

async function runAll(
  page: Page,
  steps: (Step | NotUnderstood)[],
  options: StepOptions,
): Promise<StepEvidence[]> {
  const progress = startProgress(options, completeLimits(options.limits).caseMs);
  const run = startStepRun(sessionOf(page, options), options, progress, 0, makeMask(collectSecrets(steps)));
  return runSteps(run, steps);
}

async function runOne(page: Page, step: Step | NotUnderstood, options: StepOptions): Promise<StepEvidence> {
  const [evidence] = await runAll(page, [step], options);
  if (!evidence) throw new Error('A step left no evidence.');
  return evidence;
}

/** Carries out one sentence on a page of yours: `act(page, 'Click the "OK" button')`. */
export function act(page: Page, sentence: string, options: StepOptions = {}): Promise<StepEvidence> {
  return runOne(page, readSentence(sentence, readCanonical), options);
}

/** Checks one sentence: `check(page, 'the "Cart" badge shows "1"')`. */
export function check(page: Page, sentence: string, options: StepOptions = {}): Promise<StepEvidence> {
  return runOne(page, readSentence(sentence, readExpectation), options);
}

/** A verdict with the evidence of each sentence. */
export type RunResult = Judged & Pick<CaseResult, 'steps'>;

/** Runs sentences, one to a line. */
export async function run(
  page: Page,
  text: string | readonly string[],
  options: StepOptions = {},
): Promise<RunResult> {
  const lines = (typeof text === 'string' ? text.split('\n') : text).filter((line) => line.trim() !== '');
  const steps = await runAll(
    page,
    lines.map((line) => readSentence(line, readCanonical)),
    options,
  );
  return { ...judgeCase(steps), steps };
}

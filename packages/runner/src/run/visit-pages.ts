import { findEntered, isLook, type Step, type TestCase } from '@assay/planner/steps';
import { explainByTroubles, explainUnreachable } from '../act/explain-failure.ts';
import { tellUnavailable, unavailable } from '../act/navigate.ts';
import { makeMask } from '../evidence/mask.ts';
import { watchSession } from '../evidence/session.ts';
import { startProgress } from '../progress/progress.ts';
import { takeSnapshot } from '../snapshot/take-snapshot.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { findErrorPage } from './blame-site.ts';
import { type CaseOptions, completeLimits } from './options.ts';
import { runStep } from './run-step.ts';
import { collectSecrets } from './secrets.ts';
import { startStepRun } from './step-run.ts';

/** A page on the way of a case, just before something is filled in there, and the steps that led to it. */
export interface Visited {
  steps: Step[];
  snapshot: PageSnapshot;
}

const viewport = { width: 1280, height: 720 };
const locale = 'en-US';
const lookMs = 20_000;

/** What an address shows to somebody who only opens it. */
export async function lookAtPage(address: string, options: CaseOptions): Promise<PageSnapshot> {
  const { pool, browser = 'chrome', context, signal = new AbortController().signal } = options;
  return pool.withContext(
    browser,
    { viewport, locale, ...context },
    async (lease) => {
      const page = await lease.context.newPage();
      const session = watchSession(page, options);
      const progress = startProgress(options, lookMs);
      const response = await page
        .goto(address, { waitUntil: 'load', timeout: lookMs })
        .catch((error: unknown) => {
          const message = error instanceof Error ? error.message : String(error);
          const problem = explainUnreachable(address, message);
          throw problem ? explainByTroubles(problem, options.troubles?.() ?? []) : error;
        });
      const shown = await findErrorPage(session, progress);
      if (shown) throw shown;
      const status = response?.status() ?? 0;
      if (unavailable.includes(status)) throw tellUnavailable(address, status);
      return takeSnapshot(page, { deadline: Date.now() + lookMs, signal });
    },
    signal,
  );
}

function fillsIn({ command }: Step): boolean {
  return findEntered(command) !== undefined || command.do === 'log in' || command.do === 'fill in';
}

/** The steps without those that only check, up to the last place where something is filled in. */
function readWay(testCase: TestCase): Step[] {
  const firstUnclear = testCase.steps.findIndex((step) => !('command' in step));
  const clear = firstUnclear < 0 ? testCase.steps : testCase.steps.slice(0, firstUnclear);
  const acting = clear
    .filter((step) => 'command' in step)
    .filter(({ command }) => command.do === 'wait' || !isLook(command));
  const last = acting.findLastIndex((step, index) => isStart(acting, step, index));
  return acting.slice(0, last + 1);
}

/** Whether filling in begins with this step: the one before it does something else. */
function isStart(steps: readonly Step[], step: Step, index: number): boolean {
  const before = steps.slice(0, index).findLast(({ command }) => !isLook(command));
  const goesOn = before && fillsIn(before) && before.command.do !== 'log in';
  return fillsIn(step) && !goesOn;
}

/**
 * Goes the way of a case once, without its checks, and reads each page on which it fills something in. It stops before it fills in
 * the last of them, so what the case sends in the end is not sent. A step that cannot be carried out ends the way early.
 */
export async function visitPages(testCase: TestCase, options: CaseOptions): Promise<Visited[]> {
  const way = readWay(testCase);
  if (way.length === 0) return [];
  const _signal = options.signal ?? new AbortController().signal;
  const contextOptions = { viewport, locale, ...options.context };
  return options.pool.withContext(
    options.browser ?? 'chrome',
    contextOptions,
    async (lease) => {
      const progress = startProgress(options, completeLimits(options.limits).caseMs);
      const session = watchSession(await lease.context.newPage(), options);
      const mask = makeMask(collectSecrets(testCase.steps));
      const run = startStepRun(session, { ...options, screenshots: 'none' }, progress, 0, mask);
      const visited: Visited[] = [];
      for (const [index, step] of way.entries()) {
        if (isStart(way, step, index)) {
          const snapshot = await takeSnapshot(session.pages.current(), progress);
          visited.push({ steps: way.slice(0, index), snapshot });
        }
        if (index === way.length - 1) break;
        const { outcome } = await runStep(run, step, index);
        if (outcome !== 'passed') break;
      }
      return visited;
    },
    options.signal,
  );
}

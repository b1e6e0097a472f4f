import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { BrowserPool } from '@assay/runner';
import {
  makeReadingContext,
  readFacts,
  runSteps,
  startProgress,
  startStepRun,
  viewOfSession,
  watchRest,
  watchSession,
} from '@assay/runner/internals';
import { judgeClaim, type Need, type View } from '@assay/runner/judging';
import { makeCase } from '../run/make-case.ts';
import { expectationOf, judgeOn } from './replay.ts';
import type { States } from './store.ts';

/** How long a page may still change by itself after the last action. */
const restMs = 1000;
/** Ample: a slow machine must not be recorded as a page on which nothing can be done. */
const limits = { patienceMs: 40_000, stepMs: 60_000, caseMs: 300_000 };
const viewport = { width: 1280, height: 720 };
type Context = Parameters<typeof readFacts>[0];

/** The page as it is now, with what every one of its elements holds. */
async function takeView(context: Context): Promise<View> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const view = viewOfSession(context);
  await readFacts(context, view.facts, [{ of: 'snapshot' }, { of: 'title' }, { of: 'headings' }]);
  const elements = view.facts.snapshot?.elements ?? [];
  const needs = elements.flatMap(({ ref, tag }): Need[] => [
    { of: 'reading', ref },
    ...(tag === 'img' ? [{ of: 'drawn' as const, ref }] : []),
  ]);
  await readFacts(context, view.facts, needs);
  return view;
}

/** The facts of the second view, and what only the first was asked for. */
function mergeAsked({ facts: first }: View, { facts: second }: View): View['facts'] {
  return {
    ...second,
    attributes: { ...first.attributes, ...second.attributes },
    styles: { ...first.styles, ...second.styles },
  };
}

/** Runs a case in a browser and notes the view on which each of its claims is judged. */
export async function record(
  pool: BrowserPool,
  states: States,
  site: string,
  path: string,
  steps: readonly (Step | NotUnderstood)[],
): Promise<void> {
  await pool.withContext('chrome', { viewport }, async (lease) => {
    await watchRest(lease.context);
    const session = watchSession(await lease.context.newPage());
    const run = startStepRun(session, { screenshots: 'none', limits }, startProgress({}, limits.caseMs), 0);
    await runSteps(run, makeCase({ do: 'open', address: `${site}${path}` }).steps);
    const context = makeReadingContext(run);
    let key = path;
    let view: View | undefined;
    const done: string[] = [];
    for (const step of steps) {
      const expectation = expectationOf(step);
      done.push(step.source);
      if (!expectation) {
        const [evidence] = await runSteps(run, [step]);
        key = [path, ...done].join('\n');
        view = undefined;
        if (evidence?.problem?.class === 'timeout') throw new Error(evidence.problem.message);
        if (evidence?.problem) {
          states.set(key, { problem: { class: evidence.problem.class, message: evidence.problem.message } });
          return;
        }
        continue;
      }
      if (!view) {
        view = await takeView(context);
        const known = states.get(key);
        // Another case was here before, and asked for other facts.
        if (known && 'view' in known) view.facts = { ...known.view.facts, ...mergeAsked(known.view, view) };
        states.set(key, { view });
      }
      for (;;) {
        const told = judgeClaim(view, expectation, step.source);
        if (told.outcome !== 'needs') break;
        await readFacts(context, view.facts, told.needs);
      }
      view = judgeOn(view, step, expectation).view;
      session.discourse = view.discourse;
    }
  });
}

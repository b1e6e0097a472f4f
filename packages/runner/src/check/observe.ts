import { evaluateCheck } from '@assay/http/checks';
import { type Expectation, isAudit } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { toFound } from '../act/find-target.ts';
import type { SeenResponse } from '../evidence/watch-network.ts';
import { applyNegation, judge } from '../judge/judge.ts';
import type { Observation } from '../judge/types.ts';
import { within } from '../progress/progress.ts';
import { askView } from './ask-view.ts';
import { observeAudit } from './audits/observe-audit.ts';
import { observeAccessibility } from './observe-accessibility.ts';
import { observeAnswer, toCheck } from './observe-answer.ts';
import { observeLook } from './observe-look.ts';
import type { Looked } from './types.ts';

/** A page's own answer, as calls have one. */
async function readAnswer(last: SeenResponse) {
  const body = await last.body();
  return {
    status: last.status,
    statusText: '',
    headers: await last.headers(),
    body,
    isText: true,
    size: Buffer.byteLength(body),
    totalMs: (last.seconds ?? 0) * 1000,
  };
}

/** Answers to calls, and schemas and checks of a page's own answer, which a view does not hold. */
async function observeLastAnswer(
  { session, progress }: StepContext,
  condition: Expectation['condition'],
): Promise<Observation | undefined> {
  const last = session.network.responses.at(-1);
  if (last?.answer && toCheck(condition)) {
    const { calls } = session;
    return observeAnswer(condition, last.answer, (check, answer) => calls.session().judge(check, answer));
  }
  if (!last || (condition.is !== 'schema' && condition.is !== 'answer')) return undefined;
  const answer = await within(progress, readAnswer(last), 'The answer did not come in time.');
  return observeAnswer(condition, answer, evaluateCheck);
}

/** What no view of the page tells: these ask the browser themselves. */
async function observeOutside(
  context: StepContext,
  { subject, condition }: Expectation,
): Promise<Observation | undefined> {
  if (subject.of === 'accessibility') return observeAccessibility(context);
  if (subject.of === 'response') return observeLastAnswer(context, condition);
  return isAudit(subject.of) ? observeAudit(context, subject.of, condition) : undefined;
}

/** One look at whatever an expectation is about, with its negation. It does not wait. */
export async function observe(context: StepContext, expectation: Expectation): Promise<Looked> {
  if (expectation.subject.of === 'picture') {
    const looked = await observeLook(context, expectation);
    const isTurned = looked.outcome === 'judged' && expectation.negated;
    return isTurned ? { ...looked, holds: !looked.holds } : looked;
  }
  const outside = await observeOutside(context, expectation);
  const seen = outside
    ? applyNegation(outside, expectation)
    : await askView(context, (view) => judge(view, expectation));
  return takeToBrowser(context, seen);
}

/** Finds the judged element in the browser. */
export async function takeToBrowser(context: StepContext, seen: Observation): Promise<Looked> {
  if (seen.outcome === 'problem') return seen;
  const { found, saysOtherwise: _, isDoubtful: __, ...rest } = seen;
  if (!found) return rest;
  const { snapshot, target, candidates } = found;
  return { ...rest, found: await toFound(context, snapshot, target, 'look', candidates) };
}

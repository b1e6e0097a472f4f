import type { Expectation, Look } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import { type Found, groundIn, look, toFound } from '../act/find-target.ts';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import { unsupported } from '../judge/types.ts';
import type { LookAnswer, LookAsked } from '../look/types.ts';
import type { Problem } from '../progress/problem.ts';
import { now } from '../progress/progress.ts';
import { takeLook } from './take-look.ts';
import type { Looked } from './types.ts';

async function findElement(
  context: StepContext,
  target: Look['target'],
): Promise<Found | Problem | undefined> {
  if (!target) return undefined;
  const snapshot = await look(context, context.progress);
  const grounding = await groundIn(context, snapshot, target, 'look');
  if (grounding.outcome !== 'found') return explain(target, grounding);
  return toFound(context, snapshot, target, 'look', [grounding.chosen, ...grounding.others]);
}

function describeAsked(context: StepContext, wanted: Look): LookAsked {
  const size = context.session.pages.current().viewportSize();
  return {
    stepNumber: context.step?.number ?? 1,
    sentence: context.step?.sentence ?? '',
    isWholePage: wanted.whole === true,
    viewport: size ? `${size.width}x${size.height}` : '',
    browser: context.session.context.browser()?.browserType().name() ?? '',
    ...(wanted.as !== undefined && { name: wanted.as }),
    ...(wanted.target && { element: nameTarget(wanted.target) }),
    ...(wanted.percent !== undefined && { percent: wanted.percent }),
  };
}

function toObservation(
  { status, detail, comparisonId }: LookAnswer,
  negated: boolean,
  found: Found | undefined,
): Looked {
  return {
    outcome: 'judged',
    // Where there was nothing to compare with, neither the claim nor its opposite was proved wrong.
    holds: status === 'new' ? !negated : status === 'passed',
    actual: detail,
    isFinal: true,
    ...(found && { found }),
    ...(status === 'new' && { hollow: true }),
    comparison: { status, ...(comparisonId !== undefined && { id: comparisonId }) },
  };
}

/** Takes a picture and has it compared. There is one comparison for each time the step runs, so it is not repeated. */
export async function observeLook(context: StepContext, expectation: Expectation): Promise<Looked> {
  const { subject, negated = false, withinSeconds } = expectation;
  if (subject.of !== 'picture') throw new Error('This expectation is about no look.');
  const { looks, session, progress, limits } = context;
  if (!looks)
    return unsupported(
      'There is nothing here that keeps pictures to compare with. Run the test on a server, which keeps them.',
    );
  const found = await findElement(context, subject.target);
  if (found instanceof Error) return { outcome: 'problem', problem: found };
  const asked = describeAsked(context, subject);
  const known = await looks.recall(asked);
  const drawn = found ? { element: found.handle } : subject.whole ? 'whole page' : 'visible';
  const { png, changing } = await takeLook(session, drawn, progress, {
    ...known,
    patienceMs: limits.patienceMs,
    ...(withinSeconds !== undefined && {
      untilAccepted: (context.since ?? now(progress)) + withinSeconds * 1000,
    }),
  });
  if (changing)
    context.warn(
      `It kept changing, ${changing.width} by ${changing.height} pixels at ${changing.x}, ${changing.y}, so the picture is one of several. Ignore that area in the baseline, or wait for what is going on there.`,
    );
  return toObservation(await looks.compare(asked, png), negated, found);
}

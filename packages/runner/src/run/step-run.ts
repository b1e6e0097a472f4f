import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { StepContext } from '../act/context.ts';
import type { RunEvent } from '../evidence/events.ts';
import { type Mask, makeMask } from '../evidence/mask.ts';
import type { Session } from '../evidence/session.ts';
import { type Progress, shorten } from '../progress/progress.ts';
import type { Told } from './collect-evidence.ts';
import { completeLimits, fillInRemembered, type StepOptions } from './options.ts';
import type { FilledIn } from './record-step.ts';

/** What the steps of one case share. */
export interface StepRun {
  session: Session;
  options: StepOptions;
  /** Of the whole case. */
  progress: Progress;
  limits: StepContext['limits'];
  mask: Mask;
  told: Told;
  caseIndex: number;
  /** Whether what holds must be shown not to hold the other way round too: for expectations that nobody stated. */
  flips: boolean;
  /** The steps as they were read when their turn came, with the author's secrets in them. */
  taken: (Step | NotUnderstood)[];
  filledIn: FilledIn;
  emit(event: RunEvent): void;
}

export function startStepRun(
  session: Session,
  options: StepOptions,
  progress: Progress,
  caseIndex: number,
  mask: Mask = makeMask(),
): StepRun {
  for (const secret of options.secrets ?? []) mask.add(secret);
  return {
    session,
    options,
    progress,
    limits: completeLimits(options.limits),
    mask,
    told: { console: session.console.length, network: session.network.problems.length },
    caseIndex,
    flips: false,
    taken: [],
    filledIn: new Map(),
    emit: (event) => options.onEvent?.(mask.data(event)),
  };
}

/** What a step knows of the steps around it, and of its own last run. */
export type StepPlace = Pick<StepContext, 'memory' | 'hurries' | 'since'> & {
  /** Absent where nothing is judged, as on the way to a page. */
  following?: readonly (Step | NotUnderstood)[];
};

/** What one step is given, apart from what watches it. */
export function makeStepContext(
  run: StepRun,
  progress: Progress,
  watch: Pick<StepContext, 'onFound' | 'onActed' | 'warn' | 'step' | 'onCalled'>,
  place: StepPlace,
): StepContext {
  const { options, session } = run;
  const fillIn = options.fillIn ?? fillInRemembered;
  return {
    session,
    progress,
    limits: run.limits,
    grounding: options.grounding ?? {},
    healing: options.healing ?? 'on',
    ...place,
    files: options.files ?? [],
    fillIn: async (value) => fillIn(value, session.remembered),
    onSecret: run.mask.add,
    ...watch,
    ...(options.looks && { looks: options.looks }),
    ...(options.baseUrl !== undefined && { baseUrl: options.baseUrl }),
  };
}

/** For looking at the page without doing anything on it. */
export function makeReadingContext(run: StepRun): StepContext {
  const ignore = async () => undefined;
  const watch = { warn: () => undefined, onFound: ignore, onActed: ignore };
  return makeStepContext(run, shorten(run.progress, run.limits.stepMs), watch, {});
}

import type { TestCase } from '@assay/planner/steps';
import { watchRest } from '../act/rest/script.ts';
import { describeBrowser } from '../browsers/describe-browser.ts';
import { displayNames } from '../browsers/one/kinds.ts';
import { browserDied, isGone, type Lease } from '../browsers/pool.ts';
import type { CaseResult, OnEvent, StepEvidence } from '../evidence/events.ts';
import { keepDownloads } from '../evidence/keep-downloads.ts';
import { sendFrames } from '../evidence/live-frames.ts';
import { makeMask } from '../evidence/mask.ts';
import type { CaseMemory } from '../evidence/memory-types.ts';
import { takePicture } from '../evidence/picture.ts';
import { watchSession } from '../evidence/session.ts';
import { startTrace } from '../evidence/trace.ts';
import { Problem } from '../progress/problem.ts';
import { cancelled, startProgress } from '../progress/progress.ts';
import { readDeviceOptions } from './device-options.ts';
import { type CaseOptions, completeLimits } from './options.ts';
import { needsNoBrowser, runApiSteps } from './run-api-case.ts';
import { runSteps } from './run-steps.ts';
import { collectSecrets } from './secrets.ts';
import { type StepRun, startStepRun } from './step-run.ts';
import { judgeCase } from './verdict.ts';

type Ran = Pick<CaseResult, 'steps' | 'screenshot' | 'tracePath' | 'downloads'> & {
  version: string;
  taken: TestCase['steps'];
};

/** Films the page that steps speak about, also after they moved to another one. */
function film(run: StepRun, isWanted: boolean): { follow(): Promise<void>; end(): Promise<void> } {
  let filmed: unknown;
  let stop = async (): Promise<void> => undefined;
  async function follow(): Promise<void> {
    const page = run.session.pages.current();
    if (!isWanted || filmed === page) return;
    await stop();
    filmed = page;
    stop = await sendFrames(page, (frame) => run.emit({ type: 'frame', case: run.caseIndex, ...frame }));
  }
  return { follow, end: () => stop() };
}

async function runIn(
  lease: Lease,
  testCase: TestCase,
  options: CaseOptions,
  mask: StepRun['mask'],
): Promise<Ran> {
  const signal = options.signal ?? new AbortController().signal;
  const progress = startProgress(options, completeLimits(options.limits).caseMs);
  await watchRest(lease.context);
  const session = watchSession(await lease.context.newPage(), options);
  const run: StepRun = {
    ...startStepRun(session, options, progress, options.caseIndex ?? 0, mask),
    flips: testCase.origin !== 'stated',
  };
  const writeTrace = options.tracePath ? await startTrace(lease.context, options.tracePath, mask) : undefined;
  const filming = film(run, options.frames === true);
  await filming.follow();
  const steps = await runSteps(run, testCase.steps, filming.follow);
  const { taken } = run;
  if (await isGone(lease)) return { steps, taken, downloads: [], version: lease.browser.version() };
  const hasAnswered = steps.every(({ problem, screenshot }) => !problem || screenshot);
  // A page that does not answer holds nobody up; a slow machine needs its time.
  const soon = startProgress(options, hasAnswered ? 60_000 : 5000);
  const isDrawn = options.screenshots !== 'none' && hasAnswered && !signal.aborted && !session.dialogs.open();
  const last = isDrawn
    ? await takePicture(session.pages.current(), undefined, startProgress(options, 2000))
    : undefined;
  if (!signal.aborted) await filming.end();
  const tracePath = await writeTrace?.(soon);
  const downloads = await keepDownloads(session.pages.downloads, options.downloadsFolder, soon);
  return {
    steps,
    taken,
    downloads,
    version: lease.browser.version(),
    ...(last && { screenshot: last }),
    ...(tracePath && { tracePath }),
  };
}

/** Settles at once when cancelled, while the work ends by itself. */
async function untilCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const stop = Promise.withResolvers<never>();
  // The work sees the signal too and gets a moment to hand over what it has.
  const onAbort = () => setTimeout(() => stop.reject(cancelled()), 700);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  stop.promise.catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, stop.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function judgeRan(steps: StepEvidence[], failure: Problem | undefined) {
  if (!failure) return judgeCase(steps);
  const problem = { class: failure.class, message: failure.message };
  return { verdict: 'error' as const, reason: failure.message, problem };
}

/** What stands in the place of a browser where only addresses are called. */
const withoutBrowser = 'No browser (API calls)';

/** Runs one case, in a fresh context where it needs a browser. It always comes back with a result, whatever happens. */
export async function runCase(testCase: TestCase, options: CaseOptions): Promise<CaseResult> {
  const startedAt = Date.now();
  const kind = options.browser ?? 'chrome';
  const caseIndex = options.caseIndex ?? 0;
  const mask = makeMask(collectSecrets(testCase.steps));
  // Steps that ended, for a case that is cut off before it could hand them over.
  const ended: StepEvidence[] = [];
  const onEvent: OnEvent = (event) => {
    if (event.type === 'step ended') ended.push(event.evidence);
    options.onEvent?.(event);
  };
  let ran: Ran = { steps: ended, taken: [], downloads: [], version: '' };
  let failure: Problem | undefined;
  let name = displayNames[kind];
  const announce = () =>
    options.onEvent?.({
      type: 'case started',
      case: caseIndex,
      title: mask.text(testCase.title),
      browser: name,
      at: Date.now(),
    });
  const runInBrowser = () => {
    const contextOptions = {
      viewport: { width: 1280, height: 720 },
      // Without a locale of the machine Chromium calls itself en-US@posix, which scripts refuse.
      locale: 'en-US',
      acceptDownloads: true,
      ...readDeviceOptions(testCase.steps, kind),
      ...options.context,
    };
    return options.pool.withContext(
      kind,
      contextOptions,
      async (lease) => {
        options.signal?.throwIfAborted();
        name = await describeBrowser(kind, lease.browser);
        announce();
        const finished = await runIn(lease, testCase, { ...options, onEvent }, mask);
        ran = finished;
        if (await isGone(lease)) throw browserDied(kind, lease);
      },
      options.signal,
    );
  };
  const runWithout = async () => {
    name = withoutBrowser;
    announce();
    const steps = await runApiSteps(testCase, { ...options, onEvent }, mask);
    ran = { steps, taken: [...testCase.steps], downloads: [], version: '' };
  };
  try {
    const work = needsNoBrowser(testCase) ? runWithout() : runInBrowser();
    await untilCancelled(work, options.signal);
  } catch (error) {
    const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
    failure =
      error instanceof Problem
        ? error
        : options.signal?.aborted
          ? cancelled()
          : new Problem('environment', `The case could not be run: ${message}`, { cause: error });
  }
  const { version, taken, ...evidence } = ran;
  const result: CaseResult = mask.data({
    title: testCase.title,
    ...judgeRan(ran.steps, failure),
    browser: { kind, name, version },
    ...evidence,
    ...(ran.steps.some(({ healed }) => healed) && { healed: true as const }),
    warnings: ran.steps.flatMap(({ warnings }) => warnings),
    startedAt,
    durationMs: Date.now() - startedAt,
  });
  if (taken.length === result.steps.length) options.onRead?.(taken);
  options.onEvent?.({ type: 'case ended', case: caseIndex, result });
  return result;
}

/** Runs cases side by side, as many as the pool allows; the results keep the order of the cases, as do the memories. */
export function runCases(
  cases: readonly TestCase[],
  {
    memories = [],
    ...options
  }: Omit<CaseOptions, 'memory'> & { memories?: readonly (CaseMemory | undefined)[] },
): Promise<CaseResult[]> {
  const tracePath = (index: number) => options.tracePath?.replace(/(\.zip)?$/, `-${index + 1}.zip`);
  return Promise.all(
    cases.map((testCase, index) => {
      const trace = tracePath(index);
      const memory = memories[index];
      return runCase(testCase, {
        ...options,
        caseIndex: index,
        ...(memory && { memory }),
        ...(trace && { tracePath: trace }),
      });
    }),
  );
}

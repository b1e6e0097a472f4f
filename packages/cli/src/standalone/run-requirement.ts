import { randomUUID } from 'node:crypto';
import type { CaseView, ExecutionReport, GenerationView } from '@assay/contract';
import type { GuardProxy } from '@assay/http/guard';
import { draftText, makeWordsReader } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import type { TestCase } from '@assay/planner';
import { type BrowserPool, type CaseOptions, type Meaning, runCase, timeLimits } from '@assay/runner';
import type { Finished, OnEvent } from '../engine/engine.ts';
import type { RunOptions } from '../options/read-arguments.ts';
import type { Requirement } from '../requirements/split-text.ts';
import { findSecrets, maskSecrets } from '../secrets/find-secrets.ts';
import { collectUploads } from './collect-uploads.ts';
import { explainByGuard } from './explain-by-guard.ts';
import { makeFillIn } from './fill-values.ts';
import { findSite, findStart } from './find-start.ts';
import { keepLooks } from './keep-looks.ts';
import { planRequirement } from './plan-requirement.ts';
import { pictureName, toCaseNotRun, toCaseView, toPlannedCase } from './to-case-view.ts';
import { translateEvents } from './translate-events.ts';

export interface Place {
  pool: BrowserPool;
  proxy: GuardProxy;
  browserPlace: 'here' | 'elsewhere';
  meaning: Meaning;
  /** Reads the author's words. Absent where none is set up. */
  model: LanguageModel | undefined;
  options: RunOptions;
  /** Of the environment. */
  secrets: ReadonlyMap<string, string>;
}

type Log = ExecutionReport['log'];

/** Lets a case out through a door of its own, so that what it was refused is known to be its own. */
async function throughDoor<T>(
  { proxy, browserPlace }: Place,
  work: (options: Pick<CaseOptions, 'context' | 'troubles'>, door: string) => Promise<T>,
): Promise<T> {
  const door = randomUUID();
  const settings = await proxy.openOwnDoor(door, browserPlace);
  try {
    return await work({ context: { proxy: settings }, troubles: () => proxy.troubles(door) }, door);
  } finally {
    await proxy.endRun(door);
  }
}

function describeGeneration(notes: string[], startedAt: number): GenerationView {
  return {
    source: 'openrouter',
    engine: 'built-in',
    model: null,
    fallback: null,
    notes,
    tokens: null,
    cost: null,
    milliseconds: Date.now() - startedAt,
  };
}

/** Plans one requirement and runs its cases, telling what happens as a server would. */
export async function runRequirement(
  requirement: Requirement,
  tell: OnEvent,
  signal: AbortSignal,
  place: Place,
): Promise<Finished> {
  const { options, pool, proxy, meaning } = place;
  const startedAt = Date.now();
  const runId = randomUUID();
  const { model } = place;
  const owner = requirement.name;
  const { parsed: read, notes } = await draftText(requirement.text, { model, owner, signal });
  const site = findSite(read, options.url);
  const start = findStart(read, options.url);
  // Cases open it first, also where it could not be looked at: else they would begin on an empty page.
  const parsed = { ...read, ...(site !== undefined && { address: read.address ?? site }) };
  const wantsPictures = options.html !== undefined || options.pictures !== undefined;
  const base: CaseOptions & { signal: AbortSignal } = {
    pool,
    browser: options.browser,
    signal,
    screenshots: wantsPictures ? 'every step' : 'none',
    grounding: { similarity: meaning.similarity },
    fillIn: makeFillIn(place.secrets),
    ...(model && { readWords: makeWordsReader(requirement.text, { model, owner }) }),
    ...(site !== undefined && { baseUrl: site }),
    ...(options.stepSeconds !== undefined && { limits: timeLimits(options.stepSeconds) }),
  };
  const plan = await throughDoor(place, (door) =>
    planRequirement(parsed, start, options, { ...base, ...door }),
  );
  const mask = maskSecrets([
    ...findSecrets(requirement.text, parsed.requirements, plan.cases),
    ...place.secrets.values(),
  ]);
  const onEvent: OnEvent = (event) => tell(mask.data(event));
  const planned = plan.cases.map((one) => toPlannedCase(one, runId, options.browser));
  const generation = describeGeneration([...notes, ...plan.notes], startedAt);
  onEvent({ type: 'planned', run_id: runId, cases: planned, generation });
  const files = await collectUploads(plan.cases, requirement.from);
  const pictures = new Map<string, Uint8Array>();

  async function runOne(testCase: TestCase, view: CaseView): Promise<{ view: CaseView; log: Log }> {
    if (start === undefined) return { view: toCaseNotRun(view), log: [] };
    return throughDoor(place, async (options, door) => {
      const events = translateEvents(view, onEvent);
      const looks = keepLooks(place.options, {
        start,
        title: testCase.title,
        requirement: requirement.name,
      });
      const result = await runCase(testCase, { ...base, ...options, files, looks, onEvent: events.take });
      for (const { index, screenshot } of result.steps)
        if (screenshot) pictures.set(`${view.execution_id} ${pictureName(index + 1)}`, screenshot);
      return { view: explainByGuard(toCaseView(view, result), proxy.troubles(door)), log: events.log };
    });
  }

  const ran = await Promise.all(
    plan.cases.map(async (testCase, index) => {
      const view = planned[index] ?? toPlannedCase(testCase, runId, options.browser);
      const ended = await runOne(testCase, view);
      onEvent({ type: 'case ended', run_id: runId, case: ended.view });
      return ended;
    }),
  );
  const reports = ran.map(({ view, log }): ExecutionReport => {
    const kept = view.steps.flatMap(({ picture }) => picture ?? []);
    return {
      case: view,
      requirement_text: requirement.text,
      target_url: start ?? null,
      source: 'built-in',
      log,
      files: kept.map((name) => ({
        name,
        kind: 'picture',
        media_type: 'image/jpeg',
        size: pictures.get(`${view.execution_id} ${name}`)?.byteLength ?? 0,
      })),
      history: [],
    };
  });
  return {
    reports: mask.data(reports),
    notes: mask.data([...notes, ...plan.notes]),
    trouble:
      reports.length === 0
        ? 'The text gives rise to no test case. Say what to do and what should be seen.'
        : null,
    readPicture: (executionId, name) => pictures.get(`${executionId} ${name}`) ?? null,
  };
}

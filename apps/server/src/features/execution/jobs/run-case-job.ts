import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWordsReader } from '@assay/language/read';
import { fillIn } from '@assay/planner';
import {
  type Alias,
  type CaseMemory,
  executionStatus,
  type RunEvent,
  rememberCase,
  reportStep,
  runCase,
  type StepEvidence,
  sampleFile,
  timeLimits,
} from '@assay/runner';
import type { Db } from '../../../platform/database/database.ts';
import { findCaseSecrets, noteRan, readCase, type SavedCase, settleSteps } from '../../generation/index.ts';
import type { Parts } from '../context/parts.ts';
import { describeCase, describeRun, tellLog } from '../runs/tell-run.ts';
import { noteStep } from '../runs/watch-runs.ts';
import { toChoices } from '../store/choices.ts';
import { insertFile } from '../store/evidence.ts';
import {
  type Execution,
  endExecution,
  findExecution,
  isOpen,
  markStarted,
  saveStep,
} from '../store/executions.ts';
import { findRun, markRun, type Run } from '../store/runs.ts';
import { blameGuard } from './blame-guard.ts';
import { type CaseJob, keepFiles, keepIfPossible, keepNamed, lostPicture } from './keep-evidence.ts';
import { keepLooks } from './keep-looks.ts';

interface CaseOptions {
  run: Run | undefined;
  signal: AbortSignal;
  tracePath: string;
}

/** Stores what the runner tells, as it happens, so that a crash leaves what was seen until then. */
function listen(parts: Parts, job: CaseJob) {
  const { recorder, storage, live } = parts;
  const about = { runId: job.runId, ownerId: job.ownerId, executionId: job.executionId };
  let before: string | null = null;
  let newest: Extract<RunEvent, { type: 'frame' }> | undefined;
  // A page that rests sends no further frame: who comes late is shown the last one.
  const stopGreeting = live.onFollowed(about, showNewest);
  // Pictures are written while the next step runs; the order of the steps stays.
  let saving: Promise<void> = Promise.resolve();

  function showNewest(): void {
    if (!newest) return;
    const { jpeg, width, height } = newest;
    const frame = {
      type: 'frame',
      run_id: job.runId,
      execution_id: job.executionId,
      jpeg: jpeg.toString('base64'),
      width,
      height,
    };
    live.publish({
      runId: job.runId,
      ownerId: job.ownerId,
      type: 'frame',
      data: JSON.stringify(frame),
      newestOf: job.executionId,
    });
  }

  function save(work: () => Promise<void>): void {
    saving = saving.then(work);
    // It is waited for when the case has ended; until then its failure must not end the process.
    saving.catch(() => undefined);
  }

  async function saveEnded(step: StepEvidence): Promise<void> {
    const name = `step-${step.index + 1}.jpg`;
    const { screenshot } = step;
    const store = screenshot && (() => storage.put(screenshot));
    const stored = store && (await keepIfPossible(store()));
    const isLost = store !== undefined && !stored;
    const warnings = isLost ? [...step.warnings, lostPicture] : step.warnings;
    const report = reportStep({ ...step, warnings }, { after: stored ? name : null, before });
    if (stored) before = name;
    else if (isLost) before = null;
    // Others may have ended it, or its owner may be gone.
    let isNews = false;
    const entry = {
      ...about,
      persist: async (transaction: Db) => {
        isNews = await isOpen(transaction, job.executionId);
        if (!isNews) return false;
        if (stored) {
          const file = {
            executionId: job.executionId,
            name,
            kind: 'picture' as const,
            mediaType: 'image/jpeg',
          };
          await insertFile(transaction, { ...file, ...stored });
        }
        await saveStep(transaction, job.executionId, report, toChoices(step));
        return true;
      },
      event: {
        type: 'step ended' as const,
        run_id: job.runId,
        execution_id: job.executionId,
        step: report,
      },
    };
    const record = async () => {
      await recorder.record(entry);
      return isNews;
    };
    await (store && stored ? keepNamed(parts, stored, { name: record, store }) : record());
  }

  function onEvent(event: RunEvent): void {
    switch (event.type) {
      case 'case started':
        void recorder.record({
          ...about,
          persist: (transaction) => markStarted(transaction, job.executionId, event.browser, event.at),
          event: {
            type: 'case started',
            run_id: job.runId,
            execution_id: job.executionId,
            browser_used: event.browser,
            at: new Date(event.at).toISOString(),
          },
        });
        break;
      case 'step started':
        save(() =>
          recorder.record({
            ...about,
            event: {
              type: 'step started',
              run_id: job.runId,
              execution_id: job.executionId,
              step_number: event.step + 1,
              action: event.sentence,
              at: new Date(event.at).toISOString(),
            },
          }),
        );
        break;
      case 'step ended':
        noteStep(parts, event.evidence);
        save(() => saveEnded(event.evidence));
        break;
      case 'log':
        save(() =>
          tellLog(parts, about, event.message, {
            level: event.level,
            executionId: job.executionId,
            at: event.at,
          }),
        );
        break;
      case 'frame':
        newest = event;
        if (live.isFollowed(about)) showNewest();
        break;
      case 'case ended':
        break;
    }
  }
  return { onEvent, settled: () => saving, end: stopGreeting };
}

function readAliases({ aliases }: SavedCase): Alias[] {
  return aliases.map(({ alias }) => alias as Alias);
}

async function carryOut(
  parts: Parts,
  execution: Execution,
  job: CaseJob,
  { run, signal, tracePath }: CaseOptions,
) {
  const { engine } = parts;
  const saved = await readCase(parts, execution.ownerId, execution.testCaseId);
  const wantsAll = run?.request.kind !== 'requirement' || run.request.body.use_enhanced_rpa !== false;
  const guard = await engine.guard();
  const { hide, values: secrets } = findCaseSecrets(saved.requirementText, saved.steps);
  const listener = listen(parts, job);
  const proxy = await guard.openOwnDoor(execution.id, engine.placeOf(execution.browser));
  let asRead = execution.testCase;
  const model = engine.model();
  try {
    const result = await runCase(execution.testCase, {
      pool: await engine.pool(),
      browser: execution.browser,
      context: { proxy },
      troubles: () => guard.troubles(execution.id),
      policy: engine.allowed(),
      frames: wantsAll,
      ...(wantsAll && { tracePath }),
      screenshots: wantsAll ? 'every step' : 'trouble only',
      grounding: { similarity: engine.meaning().similarity, aliases: readAliases(saved) },
      ...(saved.memory !== undefined && { memory: saved.memory as CaseMemory }),
      files: sampleFile,
      secrets,
      limits: timeLimits(parts.settings.STEP_SECONDS),
      looks: keepLooks(parts, execution, { testId: saved.looksOf, testName: hide(saved.title) }),
      fillIn: (value, remembered) => fillIn(value, { seed: execution.id, now: Date.now(), remembered }),
      ...(execution.targetUrl !== null && { baseUrl: execution.targetUrl }),
      onEvent: listener.onEvent,
      ...(model && {
        readWords: makeWordsReader(saved.requirementText, { model, owner: execution.ownerId }),
      }),
      // Words that had to wait for a page may have become several steps.
      onRead: (steps) => {
        asRead = { ...execution.testCase, steps };
      },
      signal,
    });
    await listener.settled();
    const troubles = guard.troubles(execution.id);
    for (const { kind, message } of troubles.filter((trouble) => trouble.kind === 'refused')) {
      await tellLog(parts, job, message, {
        level: kind === 'refused' ? 'warning' : 'info',
        executionId: execution.id,
      });
    }
    return { ...blameGuard(result, troubles), asRead };
  } finally {
    listener.end();
    // What was seen is stored before anybody takes this job for ended; its failure was told above.
    await listener.settled().catch(() => undefined);
    await guard.endRun(execution.id);
  }
}

/** A run of saved cases has no planning: it begins with the first of them. */
async function beginRun(parts: Parts, { runId, ownerId }: CaseJob): Promise<Run | undefined> {
  const run = await findRun(parts.db, runId);
  if (run?.status !== 'queued') return run;
  await parts.recorder.record({
    runId,
    ownerId,
    persist: (transaction) => markRun(transaction, runId, 'running'),
    event: (transaction) => describeRun(transaction, runId),
  });
  return run;
}

/** Runs one case and stores all that was seen. */
export async function runCaseJob(parts: Parts, job: CaseJob, signal: AbortSignal): Promise<void> {
  const execution = await findExecution(parts.db, job.executionId);
  if (!execution || execution.state === 'done') return;
  const run = await beginRun(parts, job);
  const tracePath = join(tmpdir(), `assay-trace-${randomUUID()}.zip`);
  try {
    await runAndStore(parts, execution, job, { run, signal, tracePath });
  } finally {
    await rm(tracePath, { force: true });
  }
}

async function runAndStore(
  parts: Parts,
  execution: Execution,
  job: CaseJob,
  options: CaseOptions,
): Promise<void> {
  const { signal } = options;
  const { result, cause, asRead } = await carryOut(parts, execution, job, options);
  await keepFiles(parts, job, result, signal);
  parts.log.debug({ verdict: result.verdict, cause, ms: result.durationMs }, 'A case was judged.');
  const wasInterrupted = signal.aborted && signal.reason === 'interrupted';
  const { kind, name, version } = result.browser;
  await parts.recorder.record({
    runId: job.runId,
    ownerId: job.ownerId,
    executionId: execution.id,
    persist: async (transaction) => {
      // Others may have taken this worker for gone, and this case for interrupted: it stays so.
      const isNews = await endExecution(transaction, execution.id, {
        testCase: asRead,
        status: executionStatus(result.verdict, cause ?? undefined),
        verdict: result.verdict,
        cause: wasInterrupted ? 'interrupted' : cause,
        reason: wasInterrupted ? interruptedReason : result.reason,
        healed: result.healed ?? false,
        browserUsed: version ? `${name} ${version}` : name || kind,
        durationMs: result.durationMs,
        executedAt: result.startedAt,
      });
      if (!isNews) return false;
      await noteRan(transaction, execution.testCaseId, {
        executionId: execution.id,
        status: result.verdict === 'passed' ? 'completed' : 'active',
        ...(result.verdict === 'passed' && { memory: rememberCase(result) }),
      });
      // Only a run that passed shows that its words were meant so.
      if (result.verdict === 'passed') {
        await settleSteps(transaction, execution.testCaseId, execution.testCase.steps, asRead.steps);
      }
      return true;
    },
    event: (transaction) => describeCase(transaction, execution.id),
  });
}

export const interruptedReason =
  'The server stopped while this case was running. What it had done until then is kept; run it again.';

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillIn } from '@assay/planner';
import {
  type Alias,
  type CaseMemory,
  type CaseResult,
  executionStatus,
  type RunEvent,
  rememberCase,
  reportStep,
  runCase,
  type StepEvidence,
  sampleFile,
} from '@assay/runner';
import type { StoredFile } from '../../platform/storage.ts';
import { findCaseSecrets, noteRan, readCase, type SavedCase, settleSteps } from '../generation/index.ts';
import { blameGuard } from './blame-guard.ts';
import { keepLooks } from './keep-looks.ts';
import type { Parts } from './parts.ts';
import { type EvidenceFile, insertFile, isNamed } from './store/evidence.ts';
import { type Execution, endExecution, findExecution, markStarted, saveStep } from './store/executions.ts';
import type { Job } from './store/jobs.ts';
import { findRun, markRun, type Run } from './store/runs.ts';
import { describeCase, describeRun, tellLog } from './tell-run.ts';

type CaseJob = Job & { executionId: string };

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
  // Pictures are written while the next step runs; the order of the steps stays.
  let saving: Promise<void> = Promise.resolve();

  function save(work: () => Promise<void>): void {
    saving = saving.then(work);
    // It is waited for when the case has ended; until then its failure must not end the process.
    saving.catch(() => undefined);
  }

  async function saveEnded(step: StepEvidence): Promise<void> {
    const name = `step-${step.index + 1}.jpg`;
    const stored = step.screenshot && (await storage.put(step.screenshot));
    const report = reportStep(step, { after: stored ? name : null, before });
    if (stored) before = name;
    const recorded = recorder.record({
      ...about,
      persist: async (transaction) => {
        if (stored) {
          const file = {
            executionId: job.executionId,
            name,
            kind: 'picture' as const,
            mediaType: 'image/jpeg',
          };
          await insertFile(transaction, { ...file, ...stored });
        }
        await saveStep(transaction, job.executionId, report, step.candidates);
      },
      event: { type: 'step ended', run_id: job.runId, execution_id: job.executionId, step: report },
    });
    await (stored ? keepOnlyNamed(parts, stored, recorded) : recorded);
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
        if (live.isFollowed(about)) {
          const frame = {
            type: 'frame',
            run_id: job.runId,
            execution_id: job.executionId,
            jpeg: event.jpeg.toString('base64'),
            width: event.width,
            height: event.height,
          };
          live.publish({ ...about, type: 'frame', data: JSON.stringify(frame) });
        }
        break;
      case 'case ended':
        break;
    }
  }
  return { onEvent, settled: () => saving };
}

/** A file whose row could not be stored, since its execution is gone, goes as well. */
async function keepOnlyNamed(
  { db, storage }: Parts,
  { hash }: StoredFile,
  naming: Promise<void>,
): Promise<void> {
  try {
    await naming;
  } catch (error) {
    if (!(await isNamed(db, hash))) await storage.remove(hash);
    throw error;
  }
}

async function keepFiles(parts: Parts, executionId: string, result: CaseResult): Promise<void> {
  const { db, storage } = parts;
  const keep = (stored: StoredFile, about: Pick<EvidenceFile, 'name' | 'kind' | 'mediaType'>) =>
    keepOnlyNamed(parts, stored, insertFile(db, { executionId, ...about, ...stored }));
  if (result.screenshot) {
    const stored = await storage.put(result.screenshot);
    await keep(stored, { name: 'end.jpg', kind: 'picture', mediaType: 'image/jpeg' });
  }
  if (result.tracePath) {
    const stored = await storage.putFile(result.tracePath);
    await keep(stored, { name: 'trace.zip', kind: 'trace', mediaType: 'application/zip' });
  }
  for (const [index, { name, bytes }] of result.downloads.entries()) {
    if (!bytes) continue;
    await keep(await storage.put(bytes), {
      name: `download-${index + 1}-${name.replace(/[^\w.-]+/g, '_')}`.slice(0, 150),
      kind: 'download',
      mediaType: 'application/octet-stream',
    });
  }
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
  const { hide } = findCaseSecrets(saved.requirementText, saved.steps);
  const listener = listen(parts, job);
  const proxy = await guard.openOwnDoor(execution.id);
  let asRead = execution.testCase;
  try {
    const result = await runCase(execution.testCase, {
      pool: await engine.pool(),
      browser: execution.browser,
      context: { proxy },
      policy: engine.allowed(),
      frames: wantsAll,
      ...(wantsAll && { tracePath }),
      screenshots: wantsAll ? 'every step' : 'trouble only',
      grounding: { similarity: engine.meaning().similarity, aliases: readAliases(saved) },
      ...(saved.memory !== undefined && { memory: saved.memory as CaseMemory }),
      files: sampleFile,
      looks: keepLooks(parts, execution, hide(saved.title)),
      fillIn: (value, remembered) => fillIn(value, { seed: execution.id, now: Date.now(), remembered }),
      ...(execution.targetUrl !== null && { baseUrl: execution.targetUrl }),
      onEvent: listener.onEvent,
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
    // The storage took it over, unless something went wrong before.
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
  await keepFiles(parts, execution.id, result);
  const wasInterrupted = signal.aborted && signal.reason === 'interrupted';
  const { kind, name, version } = result.browser;
  await parts.recorder.record({
    runId: job.runId,
    ownerId: job.ownerId,
    executionId: execution.id,
    persist: async (transaction) => {
      await endExecution(transaction, execution.id, {
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
      await noteRan(transaction, execution.testCaseId, {
        executionId: execution.id,
        status: result.verdict === 'passed' ? 'completed' : 'active',
        ...(result.verdict === 'passed' && { memory: rememberCase(result) }),
      });
      // Only a run that passed shows that its words were meant so.
      if (result.verdict === 'passed') {
        await settleSteps(transaction, execution.testCaseId, execution.testCase.steps, asRead.steps);
      }
    },
    event: (transaction) => describeCase(transaction, execution.id),
  });
}

export const interruptedReason =
  'The server stopped while this case was running. What it had done until then is kept; run it again.';

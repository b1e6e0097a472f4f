import { randomUUID } from 'node:crypto';
import type { Accepted, Received } from '@assay/contract';
import { judgeAddress, judgeUrl } from '@assay/http/guard';
import { lockOwner } from '../../../platform/database/lock-owner.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findCaseSecrets, readCase, type SavedCase } from '../../generation/index.ts';
import { findProject, readProject } from '../../projects/index.ts';
import type { Parts } from '../context/parts.ts';
import { insertExecutions } from '../store/executions.ts';
import { countJobs, insertJobs } from '../store/jobs.ts';
import { countActiveRuns, insertRun, type RunRequest } from '../store/runs.ts';
import { completeAddress } from './complete-address.ts';
import { makeRunTitle } from './run-title.ts';
import { describeRun } from './tell-run.ts';

const mostRunsOfOne = 20;
/** A queue that is longer takes nothing more. */
export const mostWaiting = 2000;
const retryAfterSeconds = 15;

/** What it takes to queue a run. */
type Needed = Pick<Parts, 'db' | 'recorder' | 'wake' | 'tracing'>;

type AcceptedRun = Accepted<'POST /api/process-text'>;

function accept(runId: string): AcceptedRun {
  return { run_id: runId, status: 'queued', events: `/api/runs/${runId}/events` };
}

/** A queue that is too long serves nobody; whoever asks is told when to come back. */
export async function refuseCrowd({ db }: Pick<Parts, 'db'>, ownerId: string, more = 1): Promise<void> {
  const { waiting } = await countJobs(db);
  if (waiting < mostWaiting && (await countActiveRuns(db, ownerId)) + more <= mostRunsOfOne) return;
  throw new AppError('QUEUE_FULL', { retryAfterSeconds });
}

/** The whole address. Says at once what is plain from it; names are judged when they are looked up. */
export function checkTarget({ engine }: Parts, given: string, field = 'target_url'): string {
  const problem = (message: string) =>
    new AppError('VALIDATION_FAILED', { message, details: [{ field, message }] });
  const whole = completeAddress(given);
  if (whole === undefined) {
    throw problem(`"${given}" is not a web address. Write it whole, such as https://example.com/.`);
  }
  const url = judgeUrl(whole);
  if (!url.allowed) throw problem(url.message);
  const isLiteral = /^[\d.]+$|^\[/.test(url.hostname);
  if (!isLiteral) return whole;
  const verdict = judgeAddress(url.hostname.replace(/^\[|\]$/g, ''), engine.allowed(), {
    hostname: url.hostname,
    port: url.port,
  });
  if (!verdict.allowed) throw problem(verdict.message);
  return whole;
}

async function takeOn(
  parts: Needed,
  ownerId: string,
  request: RunRequest,
  about: { title: string; projectId: string | null; targetUrl: string | null },
  addJobs: (transaction: Parts['db'], runId: string, traceparent?: string) => Promise<void>,
  admit?: (transaction: Parts['db']) => Promise<boolean>,
): Promise<AcceptedRun> {
  await refuseCrowd(parts, ownerId);
  const runId = randomUUID();
  // Taken here: it is stored together with what others do.
  const traceparent = parts.tracing.here();
  let isTooMuch = false;
  await parts.recorder.record({
    runId,
    ownerId,
    isCall: true,
    persist: async (transaction) => {
      // Others may be handed in at the same moment, here or at another process, that did not see each other above.
      await lockOwner(transaction, ownerId);
      isTooMuch = (await countActiveRuns(transaction, ownerId)) >= mostRunsOfOne;
      if (isTooMuch || (admit && !(await admit(transaction)))) return false;
      await insertRun(transaction, { id: runId, ownerId, request, ...about, createdAt: Date.now() });
      await addJobs(transaction, runId, traceparent);
      return true;
    },
    event: (transaction) => describeRun(transaction, runId),
  });
  if (isTooMuch) throw new AppError('QUEUE_FULL', { retryAfterSeconds });
  parts.wake();
  return accept(runId);
}

/** Takes a requirement on: once this has answered, it is stored and will be carried out. */
export async function submitRequirement(
  parts: Parts,
  ownerId: string,
  body: Received<'POST /api/process-text'>['body'],
): Promise<AcceptedRun> {
  if (body.project_id) await readProject(parts.db, ownerId, body.project_id);
  if (body.target_url) checkTarget(parts, body.target_url);
  const about = {
    title: makeRunTitle(body.text),
    projectId: body.project_id ?? null,
    targetUrl: body.target_url ? (completeAddress(body.target_url) ?? null) : null,
  };
  return takeOn(parts, ownerId, { kind: 'requirement', body }, about, (transaction, runId, traceparent) =>
    insertJobs(transaction, [{ ownerId, runId, kind: 'plan', executionId: null }], traceparent),
  );
}

/** Where cases begin: at the address they name themselves, else at the base address of their project. */
async function findAddresses(
  { db }: Pick<Parts, 'db'>,
  ownerId: string,
  cases: readonly SavedCase[],
): Promise<(one: SavedCase) => string | null> {
  const bases = new Map<string, string>();
  for (const { targetUrl, projectId } of cases) {
    if (targetUrl !== null || projectId === null || bases.has(projectId)) continue;
    const baseUrl = (await findProject(db, ownerId, projectId))?.baseUrl;
    if (baseUrl) bases.set(projectId, baseUrl);
  }
  return ({ targetUrl, projectId }) => targetUrl ?? bases.get(projectId ?? '') ?? null;
}

type Browser = 'chrome' | 'firefox' | 'edge';

/** Rows are stored so many at a time, since engines take only so many values in one statement. */
const mostRows = 500;

async function addCases(
  transaction: Parts['db'],
  about: { ownerId: string; runId: string; browser: Browser; traceparent?: string | undefined },
  saved: readonly SavedCase[],
  addressOf: (one: SavedCase) => string | null,
): Promise<void> {
  const { ownerId, runId, browser, traceparent } = about;
  const executions = saved.map((one, place) => ({
    id: randomUUID(),
    ownerId,
    runId,
    testCaseId: one.id,
    place,
    browser,
    engine: 'built-in' as const,
    targetUrl: addressOf(one),
    testCase: {
      title: one.title,
      description: one.description,
      priority: one.priority,
      steps: one.steps,
      expectedResult: one.expectedResult,
      origin: one.origin,
    },
  }));
  for (let from = 0; from < executions.length; from += mostRows) {
    const some = executions.slice(from, from + mostRows);
    await insertExecutions(transaction, some);
    const jobs = some.map(({ id }) => ({ ownerId, runId, kind: 'case' as const, executionId: id }));
    await insertJobs(transaction, jobs, traceparent);
  }
}

async function readCases(parts: Pick<Parts, 'db'>, ownerId: string, caseIds: readonly string[]) {
  const saved = await Promise.all(caseIds.map((id) => readCase(parts, ownerId, id)));
  const [first] = saved;
  if (!first) throw new AppError('NOT_FOUND', { message: 'There are no test cases to run.' });
  return { saved, first };
}

/** Takes saved cases on, as they are now. */
export async function submitCases(
  parts: Parts,
  ownerId: string,
  caseIds: readonly string[],
  browser?: Browser,
): Promise<AcceptedRun> {
  const { saved, first } = await readCases(parts, ownerId, caseIds);
  const { hide } = findCaseSecrets(first.requirementText, first.steps);
  const title = saved.length === 1 ? hide(first.title) : `${hide(first.title)} and ${saved.length - 1} more`;
  const addressOf = await findAddresses(parts, ownerId, saved);
  const about = { title, projectId: first.projectId, targetUrl: addressOf(first) };
  const request: RunRequest = { kind: 'cases', caseIds: [...caseIds], ...(browser && { browser }) };
  return takeOn(parts, ownerId, request, about, (transaction, runId, traceparent) =>
    addCases(transaction, { ownerId, runId, browser: browser ?? 'chrome', traceparent }, saved, addressOf),
  );
}

/** Takes the cases of a schedule on, if `admit` lets it; it and `mark` belong to the transaction that stores the run. */
export async function submitScheduled(
  parts: Needed,
  schedule: { ownerId: string; name: string; browser: Browser },
  caseIds: readonly string[],
  within: {
    admit: (transaction: Parts['db']) => Promise<boolean>;
    mark: (transaction: Parts['db'], runId: string) => Promise<void>;
  },
): Promise<void> {
  const { ownerId, name, browser } = schedule;
  const { saved, first } = await readCases(parts, ownerId, caseIds);
  const addressOf = await findAddresses(parts, ownerId, saved);
  const about = { title: `${name} (scheduled)`, projectId: first.projectId, targetUrl: addressOf(first) };
  const addScheduled = async (transaction: Parts['db'], runId: string) => {
    await within.mark(transaction, runId);
    await addCases(transaction, { ownerId, runId, browser }, saved, addressOf);
  };
  const request: RunRequest = { kind: 'cases', caseIds: [...caseIds], browser };
  await takeOn(parts, ownerId, request, about, addScheduled, within.admit);
}

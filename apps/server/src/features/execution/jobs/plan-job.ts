import { randomUUID } from 'node:crypto';
import { findAddress as findStatedAddress } from '@assay/language/read';
import { gatherFacts, openedFirst, type TestCase } from '@assay/planner';
import { lookAtPage, needsNoBrowser, timeLimits, visitPages } from '@assay/runner';
import { v7 as orderedId } from 'uuid';
import {
  insertCases,
  insertGeneration,
  type Looked,
  type Planned,
  planRequirement,
  takeOverLooks,
} from '../../generation/index.ts';
import { findProject } from '../../projects/index.ts';
import type { Parts } from '../context/parts.ts';
import { completeAddress } from '../runs/complete-address.ts';
import { isEnhanced, presentExecution } from '../runs/present-run.ts';
import { makeRunTitle } from '../runs/run-title.ts';
import { describeRun, tellLog } from '../runs/tell-run.ts';
import { countGeneration } from '../store/days.ts';
import { endExecution, insertExecutions, listExecutionsOfRuns } from '../store/executions.ts';
import { insertJobs, type Job, removeJob } from '../store/jobs.ts';
import { findRun, markRun, type Run } from '../store/runs.ts';

const nothingToOpen =
  'No address is known, so the case was not run. Name the site in the text, fill in Target URL, or choose a project with a base URL.';

/** Where the site under test is: the text comes first, then the field, then the project. */
async function findAddress(parts: Parts, run: Run, text: string): Promise<string | undefined> {
  const stated = findStatedAddress(text);
  if (stated !== undefined) return completeAddress(stated);
  if (run.request.kind === 'requirement' && run.request.body.target_url) {
    return completeAddress(run.request.body.target_url);
  }
  const project = run.projectId ? await findProject(parts.db, run.ownerId, run.projectId) : undefined;
  return project?.baseUrl ?? undefined;
}

/** Calls need no page, and a look at one would tell nothing about them. */
function isOfApi(stated: readonly TestCase[]): boolean {
  return stated.length > 0 && stated.every(needsNoBrowser);
}

/** The page on which the first stated flow begins: further cases of a page begin there, too. */
function startOf(stated: readonly TestCase[], address: string): string {
  const opened = openedFirst(stated[0]?.steps ?? []);
  const isClear = opened !== undefined && /^(?:\/|https?:\/\/)/i.test(opened);
  return (isClear && URL.parse(opened, address)?.href) || address;
}

/** Reads the start page, and the pages on the way of the first stated flow where something is filled in. */
async function lookAt(
  parts: Parts,
  run: Run,
  { address, start }: { address: string; start: string },
  stated: TestCase[],
  signal: AbortSignal,
): Promise<Looked> {
  const { engine } = parts;
  const guard = await engine.guard();
  const door = `plan-${run.id}`;
  const proxy = await guard.openOwnDoor(door, engine.placeOf('chrome'));
  const context = { proxy };
  const troubles = () => guard.troubles(door);
  const limits = timeLimits(parts.settings.STEP_SECONDS);
  try {
    const pool = await engine.pool();
    const page = gatherFacts(await lookAtPage(start, { pool, context, troubles, signal }));
    const [first] = stated;
    const visited = first
      ? await visitPages(first, {
          pool,
          context,
          troubles,
          policy: engine.allowed(),
          baseUrl: address,
          grounding: { similarity: engine.meaning().similarity },
          limits: { ...limits, caseMs: limits.stepMs * 2 },
          signal,
        }).catch(() => [])
      : [];
    const pages = visited.map(({ steps, snapshot }) => ({ steps, facts: gatherFacts(snapshot) }));
    return { page, pages };
  } catch (error) {
    signal.throwIfAborted();
    const refusal = guard.refusals(door)[0]?.message;
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    const told = /[.!?]$/.test(message) ? message : `${message}.`;
    return { trouble: refusal ?? `Nothing was derived from the page ${start}: ${told}` };
  } finally {
    await guard.endRun(door);
  }
}

function describeWish({ request }: Run) {
  if (request.kind !== 'requirement') throw new Error('Only requirements are planned.');
  const { body } = request;
  const enhanced = isEnhanced({ request });
  return {
    text: body.text,
    source: body.nlp_model,
    usesModel: enhanced ? body.use_enhanced_nlp !== false : true,
    browser: body.browser ?? ('chrome' as const),
    options: {
      testType: body.test_type ?? ('functional' as const),
      complexity: body.complexity ?? (enhanced ? ('medium' as const) : ('simple' as const)),
      includeEdgeCases: body.include_edge_cases ?? enhanced,
    },
  };
}

type Wish = ReturnType<typeof describeWish>;

/** A case that calls an API needs no page; every other one does. */
function canRun(testCase: TestCase, address: string | undefined): boolean {
  return (
    address !== undefined || testCase.steps.some((step) => 'command' in step && step.command.do === 'call')
  );
}

/** Saves the cases, what they will be run as, and the work that this is, all or nothing. */
async function savePlan(
  { recorder, tracing }: Parts,
  job: Job,
  run: Run,
  wish: Wish,
  planned: Planned,
  address: string | undefined,
): Promise<void> {
  const about = { runId: run.id, ownerId: run.ownerId };
  const cases = planned.cases.map((testCase, place) => ({
    testCase,
    place,
    testCaseId: orderedId(),
    executionId: randomUUID(),
  }));
  const traceparent = tracing.here();
  // A password that only the model has found must not stay in the title.
  const isOwnTitle = run.title === makeRunTitle(wish.text);
  const stated = planned.cases.filter(({ origin }) => origin === 'stated');
  const title = isOwnTitle
    ? makeRunTitle(
        wish.text,
        stated.flatMap(({ steps }) => steps),
      )
    : run.title;
  const runnable = cases.filter(({ testCase }) => canRun(testCase, address));
  await recorder.record({
    ...about,
    persist: async (transaction) => {
      // Others may have taken this worker for gone, and planned it again.
      if (!(await removeJob(transaction, job))) throw new Error('Another worker has taken this over.');
      const now = Date.now();
      await insertGeneration(transaction, { id: randomUUID(), ...about, now }, planned.generation);
      await countGeneration(transaction, { ownerId: run.ownerId, now }, planned.generation);
      // It may have been deleted since the requirement was handed in.
      const project = run.projectId && (await findProject(transaction, run.ownerId, run.projectId));
      const newCases = cases.map(({ testCase, testCaseId }) => ({
        id: testCaseId,
        ownerId: run.ownerId,
        projectId: project ? project.id : null,
        title: testCase.title,
        description: testCase.description,
        status: testCase.steps.some((step) => 'command' in step)
          ? ('generated' as const)
          : ('draft' as const),
        priority: testCase.priority,
        origin: testCase.origin,
        testType: wish.options.testType,
        requirementText: wish.text,
        expectedResult: testCase.expectedResult,
        targetUrl: address ?? null,
        steps: testCase.steps,
        seenNames: planned.seenNames,
      }));
      await insertCases(transaction, await takeOverLooks(transaction, newCases), now);
      const executions = cases.map(({ testCase, place, testCaseId, executionId }) => ({
        id: executionId,
        ownerId: run.ownerId,
        runId: run.id,
        testCaseId,
        place,
        browser: wish.browser,
        engine: planned.generation.engine,
        targetUrl: address ?? null,
        testCase,
      }));
      await insertExecutions(transaction, executions);
      for (const { executionId } of cases.filter((one) => !runnable.includes(one))) {
        const ending = { status: null, verdict: 'not run' as const, cause: null, reason: nothingToOpen };
        await endExecution(transaction, executionId, ending);
      }
      const jobs = runnable.map(({ executionId }) => ({ ...about, kind: 'case' as const, executionId }));
      await insertJobs(transaction, jobs, traceparent);
      await markRun(transaction, run.id, 'running', {
        ...(address !== undefined && { targetUrl: address }),
        ...(title !== run.title && { title }),
      });
    },
    event: async (transaction) => ({
      type: 'planned',
      run_id: run.id,
      generation: planned.generation,
      cases: (await listExecutionsOfRuns(transaction, [run.id])).map((one) =>
        presentExecution(one, [], wish.text),
      ),
    }),
  });
}

/** Makes the test cases of a requirement and puts them into the queue. */
export async function planJob(parts: Parts, job: Job, signal: AbortSignal): Promise<void> {
  const run = await findRun(parts.db, job.runId);
  if (!run) return;
  const about = { runId: run.id, ownerId: run.ownerId };
  await parts.recorder.record({
    ...about,
    persist: (transaction) => markRun(transaction, run.id, 'planning'),
    event: (transaction) => describeRun(transaction, run.id),
  });
  if (job.attempts > 1) {
    const message = 'The server had stopped while this was planned; planning begins again.';
    await tellLog(parts, about, message, { level: 'warning' });
  }
  const wish = describeWish(run);
  const address = await findAddress(parts, run, wish.text);
  const planned = await planRequirement(
    { ...wish, ...(address !== undefined && { address }) },
    {
      settings: parts.settings,
      model: parts.engine.model(),
      owner: run.ownerId,
      signal,
      tell: (message) => void tellLog(parts, about, message),
      look: async (stated) => {
        if (address === undefined || isOfApi(stated)) return {};
        const start = startOf(stated, address);
        await tellLog(parts, about, `Looking at ${start}.`);
        return parts.tracing.within('look at site', {}, () =>
          lookAt(parts, run, { address, start }, stated, signal),
        );
      },
    },
  );
  signal.throwIfAborted();
  await savePlan(parts, job, run, wish, planned, address);
  await parts.recorder.record({ ...about, event: (transaction) => describeRun(transaction, run.id) });
}

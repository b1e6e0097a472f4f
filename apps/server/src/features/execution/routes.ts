import type { Logger } from 'pino';
import { readLastEvent } from '../../platform/http/event-stream.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { cancelRun } from './cancel-run.ts';
import { capturePage } from './capture-page.ts';
import { chooseMeaning } from './choose-meaning.ts';
import type { Parts } from './context/parts.ts';
import { describeOptions } from './describe-options.ts';
import { exportCases } from './export-cases.ts';
import { listHistory } from './list-history.ts';
import { exportExecution, openFile, readReport } from './read-report.ts';
import { readOwnRun } from './read-run.ts';
import { deleteCase, deleteProject } from './remove-case.ts';
import { viewRuns } from './runs/present-run.ts';
import { submitCases, submitRequirement } from './runs/submit-run.ts';
import { listExecutionsOfRuns } from './store/executions.ts';
import { countJobs } from './store/jobs.ts';
import { listRuns } from './store/runs.ts';
import { findLastSeen, listWorkers } from './store/workers.ts';
import type { Streams } from './stream-events.ts';
import { waitForRun } from './wait-for-run.ts';

const recentRuns = 10;

async function viewAutomation(parts: Parts, ownerId: string) {
  const active = await listRuns(parts.db, ownerId, { state: 'active', limit: 100 });
  const ended = await listRuns(parts.db, ownerId, { state: 'ended', limit: recentRuns });
  const workers = await listWorkers(parts.db);
  const lastSeen = workers.length === 0 ? await findLastSeen(parts.db) : undefined;
  const last = lastSeen ?? Math.max(0, ...workers.map(({ seenAt }) => seenAt));
  return {
    last_worker_at: last > 0 ? new Date(last).toISOString() : null,
    workers: workers.map(({ id, name, slots, busy, startedAt, seenAt }) => ({
      id,
      name,
      slots,
      busy,
      started_at: new Date(startedAt).toISOString(),
      seen_at: new Date(seenAt).toISOString(),
    })),
    queue: await countJobs(parts.db),
    runs: await viewRuns(parts.db, [...active, ...ended], { asList: true }),
  };
}

/** The line in the log that says which request a run came from. */
async function noted<T extends { run_id: string }>(log: Logger, accepting: Promise<T>): Promise<T> {
  const accepted = await accepting;
  log.info({ runId: accepted.run_id }, 'A run was accepted.');
  return accepted;
}

export function executionHandlers(parts: Parts, streams: Streams, demoAddress: () => string): Handlers {
  const { db } = parts;
  const view = async (ownerId: string, id: string) => {
    const [run] = await viewRuns(db, [await readOwnRun(db, ownerId, id)]);
    if (!run) throw new Error('The run is gone.');
    return { run };
  };
  return {
    'GET /api/generation/options': () => describeOptions(parts, demoAddress()),
    'POST /api/process-text': async ({ body }, { caller, respondAsync, reply, log }) => {
      const accepted = await noted(log, submitRequirement(parts, caller.id, body));
      if (!respondAsync) return waitForRun(parts, accepted.run_id);
      reply.code(202).header('preference-applied', 'respond-async').header('location', accepted.events);
      return accepted;
    },
    'GET /api/runs': async ({ query }, { caller }) => ({
      runs: await viewRuns(db, await listRuns(db, caller.id, query), { asList: true }),
    }),
    'GET /api/runs/{id}': ({ params }, { caller }) => view(caller.id, params.id),
    'GET /api/runs/{id}/events': async ({ params }, { caller, reply }) => {
      const run = await readOwnRun(db, caller.id, params.id);
      await streams.run(reply, run, readLastEvent(reply));
      return undefined;
    },
    'POST /api/runs/{id}/cancel': async ({ params }, { caller }) => ({
      run: await cancelRun(parts, caller.id, params.id),
    }),
    'POST /api/runs/{id}/rerun': async ({ params }, { caller, log }) => {
      const run = await readOwnRun(db, caller.id, params.id);
      const executions = await listExecutionsOfRuns(db, [run.id]);
      const [first] = executions;
      const caseIds = executions.map(({ testCaseId }) => testCaseId);
      return noted(log, submitCases(parts, caller.id, caseIds, first?.browser));
    },
    'POST /api/visual/pages': ({ body }, { caller }) => capturePage(parts, caller.id, body),
    'POST /api/test-cases/{id}/run': ({ params, body }, { caller, log }) =>
      noted(log, submitCases(parts, caller.id, [params.id], body.browser)),
    'POST /api/test-cases/run': ({ body }, { caller, log }) =>
      noted(log, submitCases(parts, caller.id, body.ids, body.browser)),
    'POST /api/test-cases/export': async ({ body }, { caller, reply }) => {
      sendFile(reply, await exportCases(parts, caller.id, body));
      return undefined;
    },
    'DELETE /api/projects/{id}': ({ params, query }, { caller }) =>
      deleteProject(parts, caller.id, params.id, query.cases),
    'DELETE /api/test-cases/{id}': ({ params }, { caller }) => deleteCase(parts, caller.id, params.id),
    'GET /api/automation': (_, { caller }) => viewAutomation(parts, caller.id),
    'GET /api/automation/events': async ({ query }, { caller, reply }) => {
      await streams.owner(reply, caller.id, query.only);
      return undefined;
    },
    'GET /api/test-executions': ({ query }, { caller }) => listHistory(parts, caller.id, query),
    'GET /api/executions/{id}': async ({ params }, { caller }) => ({
      report: await readReport(parts, caller.id, params.id),
    }),
    'GET /api/executions/{id}/files/{name}': async ({ params }, { caller, reply }) => {
      const file = await openFile(parts, caller.id, params.id, params.name);
      reply
        .header('content-type', file.mediaType)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('etag', `"${file.hash}"`);
      if (file.kind !== 'picture') reply.header('content-disposition', `attachment; filename="${file.name}"`);
      await reply.send(file.stream);
      return undefined;
    },
    'GET /api/executions/{id}/export': async ({ params, query }, { caller, reply }) => {
      sendFile(reply, await exportExecution(parts, caller.id, params.id, query.format));
      return undefined;
    },
    'POST /api/executions/{id}/choose': ({ params, body }, { caller }) =>
      chooseMeaning(parts, caller.id, params.id, body),
  };
}

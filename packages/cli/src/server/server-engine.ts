import type { CaseView, ExecutionReport, RunView } from '@assay/contract';
import { endCancelled } from '../engine/cancelled.ts';
import type { Engine, Finished, OnEvent } from '../engine/engine.ts';
import { OutOfReach } from '../exit/exit-codes.ts';
import type { RunOptions } from '../options/read-arguments.ts';
import type { Requirement } from '../requirements/split-text.ts';
import { call, Refused, type Server, send, submit } from './call-server.ts';
import { findToken } from './find-token.ts';
import { followRun } from './follow-run.ts';

const cancelMs = 700;
type Log = ExecutionReport['log'];

function describe({ text }: Requirement, options: RunOptions) {
  return {
    text,
    test_type: options.testType,
    complexity: options.complexity,
    include_edge_cases: options.edgeCases,
    use_enhanced_nlp: true,
    use_enhanced_rpa: true,
    browser: options.browser,
    ...(options.url !== undefined && { target_url: options.url }),
  };
}

/** Whether it is the person or the way to the server that is refused, and not this requirement alone. */
function explainRefusal(error: Refused, url: string): Error {
  const hint = `Sign in with "assay login --server ${url}", or set ASSAY_TOKEN to a valid access token.`;
  if (error.code === 'UNAUTHENTICATED') {
    return new OutOfReach(`${url} does not accept the access token. ${hint}`, { cause: error });
  }
  return error.code === 'FORBIDDEN' ? new OutOfReach(error.message, { cause: error }) : error;
}

function report(run: RunView, view: CaseView, log: Log): ExecutionReport {
  const pictures = view.steps.flatMap(({ picture }) => picture ?? []);
  return {
    case: view,
    requirement_text: run.text,
    target_url: run.target_url,
    source: run.generation?.engine ?? null,
    log,
    files: pictures.map((name) => ({ name, kind: 'picture', media_type: 'image/jpeg', size: 0 })),
    history: [],
  };
}

async function readPicture(server: Server, id: string, name: string): Promise<Uint8Array | null> {
  try {
    const sent = { params: { id, name } };
    const response = await send(server, 'GET /api/executions/{id}/files/{name}', sent, { accept: '*/*' });
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

async function follow(server: Server, runId: string, onEvent: OnEvent, signal: AbortSignal) {
  const logs = new Map<string, Log>();
  const keep: OnEvent = (event) => {
    if (event.type === 'log' && event.execution_id !== null) {
      const { at, level, message } = event;
      logs.set(event.execution_id, [...(logs.get(event.execution_id) ?? []), { at, level, message }]);
    }
    onEvent(event);
  };
  await followRun(server, runId, keep, signal);
  return logs;
}

/** Asks the server to stop; its answer tells how far the run has come. */
async function cancel(server: Server, id: string): Promise<RunView> {
  const signal = AbortSignal.timeout(cancelMs);
  const { run } = await call(server, 'POST /api/runs/{id}/cancel', { params: { id }, signal });
  return { ...run, cases: run.cases.map(endCancelled) };
}

/** Runs requirements on a server, which keeps them as it does those of its pages. */
export async function openServerEngine(
  options: RunOptions,
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<Engine> {
  const server = { url, token: await findToken(url, options.tokenFile, environment) };

  async function run(requirement: Requirement, onEvent: OnEvent, signal: AbortSignal): Promise<Finished> {
    const without = (trouble: string): Finished => ({
      reports: [],
      notes: [],
      trouble,
      readPicture: () => null,
    });
    try {
      const { run_id: id } = await submit(
        server,
        'POST /api/process-text',
        { body: describe(requirement, options) },
        signal,
      );
      const logs = await follow(server, id, onEvent, signal);
      const view = signal.aborted
        ? await cancel(server, id)
        : (await call(server, 'GET /api/runs/{id}', { params: { id } })).run;
      const reports = view.cases.map((one) => report(view, one, logs.get(one.execution_id) ?? []));
      return {
        reports,
        notes: view.generation?.notes ?? [],
        trouble:
          view.error ?? (reports.length === 0 ? `The run is ${view.status} without any test case.` : null),
        readPicture: (executionId, name) => readPicture(server, executionId, name),
      };
    } catch (error) {
      if (signal.aborted) return without('It was cancelled.');
      if (!(error instanceof Refused)) throw error;
      const explained = explainRefusal(error, url);
      if (explained instanceof OutOfReach) throw explained;
      return without(explained.message);
    }
  }

  let underWay: Promise<unknown> = Promise.resolve();
  return {
    run: (requirement, onEvent, signal) => {
      const running = run(requirement, onEvent, signal);
      underWay = running.catch(() => undefined);
      return running;
    },
    close: async () => undefined,
    // The server is being told to cancel.
    abandon: async () => void (await underWay),
  };
}

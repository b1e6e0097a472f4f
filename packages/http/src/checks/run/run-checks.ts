import type { ApiCheckConfig, ApiResult, ApiSummary } from '@assay/contract';
import { apiOutcomeOf } from '@assay/contract/choices';
import { ChecksProblem, RequestProblem } from '../model/problem.ts';
import type { ChecksOptions } from '../model/types.ts';
import { readRows } from '../request/read-rows.ts';
import { presentUnsent, runEndpoint } from './run-endpoint.ts';
import { RunState } from './run-state.ts';
import { summarize } from './summarize.ts';

const mostRequests = 10_000;

function hasFailed(result: ApiResult): boolean {
  const outcome = apiOutcomeOf(result);
  return outcome === 'failed' || outcome === 'error';
}

/** Sends every endpoint in turn, the whole test once per row. Throws `ChecksProblem` where it cannot run as it is written. */
export async function runChecks(
  config: ApiCheckConfig,
  options: ChecksOptions,
): Promise<{ results: ApiResult[]; summary: ApiSummary }> {
  const start = performance.now();
  const rows = readRows(config.data) ?? [undefined];
  const count = rows.length * config.endpoints.filter(({ enabled }) => enabled).length;
  if (count > mostRequests) {
    throw new ChecksProblem(
      `This test would send ${count} requests. At most ${mostRequests} can be run at once: use fewer rows or endpoints.`,
    );
  }
  const run = new RunState(config, options);
  const results: ApiResult[] = [];
  const isOver = () => {
    if (options.signal?.aborted) return true;
    const last = results.at(-1);
    return config.stopOnFailure && last !== undefined && hasFailed(last);
  };
  try {
    for (const [number, values] of rows.entries()) {
      const state = run.beginRow(values ? number : null, values);
      for (const [index, endpoint] of config.endpoints.entries()) {
        if (isOver()) break;
        if (!endpoint.enabled) continue;
        options.onStart?.(index, state.row);
        const result = await runEndpoint(index, state, run);
        results.push(result);
        options.onResult?.(result);
      }
    }
  } finally {
    await run.connections.close();
  }
  return { results, summary: summarize(results, performance.now() - start) };
}

/** Sends one endpoint once, as it stands in the test, to look at its answer. With data, the first row is used. */
export async function sendOnce(
  config: ApiCheckConfig,
  endpointIndex: number,
  options: ChecksOptions,
): Promise<ApiResult> {
  const run = new RunState(config, options);
  try {
    const [first] = readRows(config.data) ?? [];
    return await runEndpoint(endpointIndex, run.beginRow(first ? 0 : null, first), run, 0);
  } catch (error) {
    if (!(error instanceof ChecksProblem)) throw error;
    return presentUnsent(
      endpointIndex,
      run,
      new RequestProblem('bad request', error.message, { cause: error }),
    );
  } finally {
    await run.connections.close();
  }
}

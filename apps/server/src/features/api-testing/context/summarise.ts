import type { ApiResult, ApiSummary } from '@assay/contract';
import { loadChecks } from './engines.ts';

/** As the contract has it, but where nothing answered there is no time to count. */
export type Summary = Omit<ApiSummary, 'avgResponseTime'> & { avgResponseTime: number | null };

export async function summarise(results: readonly ApiResult[], durationMs: number): Promise<Summary> {
  const { summarize } = await loadChecks();
  const summary = summarize(results, durationMs);
  const isAnswered = results.some(({ response, timing }) => response && timing);
  return { ...summary, avgResponseTime: isAnswered ? summary.avgResponseTime : null };
}

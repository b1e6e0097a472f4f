import type { ApiExecution } from '@assay/contract';
import { apiOutcomeOf } from '@assay/contract/choices';
import { maskConfig, maskResult } from '../exchange/mask-headers.ts';

/** An API test with everything that was sent, answered and checked. */
export function writeApiJson(execution: ApiExecution): string {
  const masked = {
    ...execution,
    config: maskConfig(execution.config),
    results: execution.results.map((result) => ({ ...maskResult(result), outcome: apiOutcomeOf(result) })),
  };
  return `${JSON.stringify(masked, null, 2)}\n`;
}

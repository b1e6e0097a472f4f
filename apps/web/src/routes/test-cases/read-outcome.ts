import type { Answer, CaseView } from '@assay/contract';
import { causes, verdicts } from '@assay/contract/choices';

type Execution = Answer<'GET /api/test-executions'>['executions'][number];
type Outcome = Pick<CaseView, 'state' | 'verdict' | 'cause'>;

/** What became of an execution, from its result as JSON text; from its status where that cannot be read. */
export function readOutcome({
  status,
  execution_result,
}: Pick<Execution, 'status' | 'execution_result'>): Outcome {
  const result = parse(execution_result);
  const verdict = verdicts.find((known) => known === result.verdict);
  const cause = causes.find((known) => known === result.cause) ?? null;
  if (verdict) return { state: 'done', verdict, cause };
  if (status === 'success') return { state: 'done', verdict: 'passed', cause: null };
  return { state: 'done', verdict: 'error', cause: status === 'timeout' ? 'timeout' : null };
}

function parse(text: string): { verdict?: unknown; cause?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

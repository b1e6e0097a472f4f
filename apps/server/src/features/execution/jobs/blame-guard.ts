import type { Cause } from '@assay/contract/choices';
import type { Trouble } from '@assay/http/guard';
import type { CaseResult } from '@assay/runner';

/** Where a case could not go on because an address is not allowed, that is the cause, in the guard's words. */
export function blameGuard(
  result: CaseResult,
  troubles: readonly Trouble[],
): { result: CaseResult; cause: Cause | null } {
  const cause = result.problem?.class ?? null;
  const refusal = troubles.find(({ kind }) => kind === 'refused');
  const isUnreachable = cause === 'site down' || cause === 'unreachable address';
  const couldBeIt = isUnreachable || cause === 'not found' || cause === 'timeout';
  if (!refusal || result.verdict === 'passed' || result.verdict === 'hollow') return { result, cause };
  if (!couldBeIt && result.verdict !== 'failed') return { result, cause };
  const last = result.steps.findLast(({ outcome }) => outcome !== 'skipped');
  const wasThere =
    last?.address.includes(refusal.hostname) || /^chrome-error:|^about:/.test(last?.address ?? '');
  if (!isUnreachable && !wasThere) return { result, cause };
  return {
    result: { ...result, verdict: 'error', reason: refusal.message },
    cause: 'refused address',
  };
}

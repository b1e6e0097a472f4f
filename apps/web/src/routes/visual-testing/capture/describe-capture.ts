import type { ComparisonRecord, RunView } from '@assay/contract';
import { nameAmount } from '../common/describe.ts';

export interface CaptureOutcome {
  sentence: string;
  /** Why something was not captured. */
  reason: string;
  tone: 'pass' | 'fail' | 'plain';
}

/** What came of capturing a page in one browser. */
export function describeCapture(
  { status, error, cases }: Pick<RunView, 'status' | 'error' | 'cases'>,
  comparisons: readonly Pick<ComparisonRecord, 'status'>[],
): CaptureOutcome {
  const count = (wanted: string) => comparisons.filter((one) => one.status === wanted).length;
  const [passed, failed, fresh] = [count('passed'), count('failed'), count('new')];
  const trouble = cases.find(({ verdict, cause }) => verdict === 'error' || cause !== null);
  const reason = error || trouble?.reason || '';
  const parts = [
    passed > 0 && `${nameAmount(passed, 'looks', 'look')} as before`,
    failed > 0 && `${nameAmount(failed, 'differs', 'differ')}`,
    fresh > 0 && `${nameAmount(fresh, 'is new and became a baseline', 'are new and became baselines')}`,
  ].filter((part) => part !== false);
  if (comparisons.length === 0) {
    const sentence = status === 'cancelled' ? 'Cancelled: nothing was captured.' : 'Nothing was captured.';
    return { sentence, reason, tone: status === 'cancelled' ? 'plain' : 'fail' };
  }
  const sentence = `${nameAmount(comparisons.length, 'picture')}: ${parts.join(', ')}.`;
  return { sentence, reason, tone: failed > 0 || reason ? 'fail' : 'pass' };
}

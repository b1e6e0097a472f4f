import type { CaseView } from '@assay/contract';
import { sayVerdict } from '../text/words.ts';

/** What a case is in the words of JUnit. */
export interface Result {
  element: 'failure' | 'error' | 'skipped' | null;
  type: string;
  message: string;
}

export function readResult(view: CaseView): Result {
  const { verdict, cause, reason } = view;
  if (verdict === 'passed') return { element: null, type: '', message: '' };
  if (verdict === 'failed') return { element: 'failure', type: 'failed', message: reason };
  if (verdict === 'error') return { element: 'error', type: cause ?? 'error', message: reason };
  if (verdict === 'hollow' || verdict === 'not run') {
    return { element: 'skipped', type: verdict, message: `${sayVerdict(view)}: ${reason}` };
  }
  return {
    element: 'skipped',
    type: 'not finished',
    message: 'The case had not ended when this report was written.',
  };
}

export function countResults(results: readonly Result[]): {
  failures: number;
  errors: number;
  skipped: number;
} {
  const count = (element: Result['element']) => results.filter((result) => result.element === element).length;
  return { failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

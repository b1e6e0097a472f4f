import type { CaseView, StepReport } from '@assay/contract';

export type Change = 'fixed' | 'broke' | 'changed' | 'same' | 'only first' | 'only second';

export interface Match {
  key: string;
  title: string;
  first: CaseView | undefined;
  second: CaseView | undefined;
  change: Change;
}

function judge(first: CaseView | undefined, second: CaseView | undefined): Change {
  if (!first) return 'only second';
  if (!second) return 'only first';
  if (first.verdict === second.verdict && first.cause === second.cause) return 'same';
  if (second.verdict === 'passed') return 'fixed';
  return first.verdict === 'passed' ? 'broke' : 'changed';
}

const order: Change[] = ['broke', 'changed', 'fixed', 'only first', 'only second', 'same'];

/**
 * Cases of two runs side by side: the same test case, or else one of the same name, since a requirement that is handed in once more
 * makes test cases of its own. What changed stands first.
 */
export function matchCases(first: readonly CaseView[], second: readonly CaseView[]): Match[] {
  const left = new Set(second);
  const take = (fits: (other: CaseView) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const bySame = new Map(
    first.map((one) => [one, take((other) => other.test_case_id === one.test_case_id)] as const),
  );
  const matches = first.map((one): Match => {
    const other = bySame.get(one) ?? take((candidate) => candidate.title === one.title);
    return { key: one.execution_id, title: one.title, first: one, second: other, change: judge(one, other) };
  });
  for (const one of left) {
    matches.push({
      key: one.execution_id,
      title: one.title,
      first: undefined,
      second: one,
      change: 'only second',
    });
  }
  return matches.sort((a, b) => order.indexOf(a.change) - order.indexOf(b.change));
}

/** The step that decided a case which did not pass. */
export function findGuilty({ steps }: CaseView): StepReport | undefined {
  return (
    steps.find(({ outcome }) => outcome === 'failed') ??
    steps.find(({ outcome, status }) => outcome === 'error' || status === 'error')
  );
}

/** The name of the picture of how a case ended. */
export function findEndPicture({ steps }: CaseView): string | null {
  return steps.findLast(({ picture }) => picture !== null)?.picture ?? null;
}

/** "1 broke, 2 the same": each kind of change that occurs. */
export function describeMatches(matches: readonly Match[]): string {
  const words: Record<Change, string> = {
    broke: 'broke',
    changed: 'changed',
    fixed: 'fixed',
    'only first': 'only in the first',
    'only second': 'only in the second',
    same: 'the same',
  };
  const all = matches.length === 1 ? '1 test case' : `${matches.length} test cases`;
  const parts = order
    .map((change) => [matches.filter((one) => one.change === change).length, words[change]] as const)
    .filter(([amount]) => amount > 0)
    .map(([amount, word]) => `${amount} ${word}`);
  return parts.length > 0 ? `${all}: ${parts.join(', ')}.` : 'Neither run has a test case.';
}

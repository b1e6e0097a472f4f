import type { CaseView, RunView } from '@assay/contract';
import { capitalise } from '@assay/contract/text';
import { describeMoment } from './describe-moment.ts';
import { describeVerdict } from './describe-verdict.ts';

/** Where a run stands, in a sentence. */
export function describeRun(run: RunView): string {
  const done = run.cases.filter(({ state }) => state === 'done').length;
  // Runs of saved cases are not planned: that they have begun shows in their cases first.
  const hasBegun = run.status === 'queued' && run.cases.some(({ state }) => state !== 'queued');
  switch (hasBegun ? 'running' : run.status) {
    case 'queued':
      return run.no_worker
        ? `Waiting to begin. ${describeAbsence(run.no_worker)}`
        : describeWaiting(run.waiting_for);
    case 'planning':
      return 'Reading the requirements and planning test cases.';
    case 'running':
      return [
        `Running: ${done} of ${countCases(run.cases.length)} done.`,
        ...(run.no_worker ? [describeAbsence(run.no_worker)] : []),
      ].join(' ');
    case 'cancelled':
      return `The run was cancelled: ${done} of ${countCases(run.cases.length)} had ended by then.`;
    case 'failed':
      return 'The run failed.';
    case 'finished':
      return run.cases.length === 0
        ? 'No valid test scenarios generated.'
        : `${capitalise(countCases(run.cases.length))}: ${countVerdicts(run.cases)}.`;
  }
}

/** Why nothing goes on. */
export function describeAbsence({ last_seen_at }: NonNullable<RunView['no_worker']>): string {
  const last =
    last_seen_at === null ? '' : ` (the last was seen ${describeMoment(new Date(last_seen_at), new Date())})`;
  return `No worker is running${last}: what waits goes on once one is started.`;
}

function describeWaiting(before: number): string {
  if (before === 0) return 'Waiting to begin: this run is next.';
  return before === 1
    ? 'Waiting to begin: 1 run is before this one.'
    : `Waiting to begin: ${before} runs are before this one.`;
}

function countCases(count: number): string {
  return count === 1 ? '1 test case' : `${count} test cases`;
}

const order = ['passed', 'failed', 'error', 'nothing checked', 'not run', 'cancelled', 'running', 'queued'];

/** "3 passed, 1 failed": each verdict that occurs. */
export function countVerdicts(cases: readonly CaseView[]): string {
  const words = cases.map((one) => {
    const isPlain = one.state !== 'done' || one.verdict !== 'error' || one.cause === 'cancelled';
    return isPlain ? describeVerdict(one).word.toLowerCase() : 'error';
  });
  return order
    .map((word) => ({ word, count: words.filter((other) => other === word).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
}

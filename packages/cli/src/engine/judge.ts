import { exitCodes } from '../exit/exit-codes.ts';
import type { Told } from './engine.ts';

/** Everything must have passed, and there must have been something. */
export function judge(finished: readonly Told[], wasCancelled: boolean): number {
  if (wasCancelled) return exitCodes.interrupted;
  const reports = finished.flatMap((one) => one.reports);
  const isGood =
    reports.length > 0 &&
    finished.every(({ trouble }) => trouble === null) &&
    reports.every((report) => report.case.verdict === 'passed');
  return isGood ? exitCodes.passed : exitCodes.notPassed;
}

import type { CaseResult } from './run-store.ts';

export type Change = 'passes again' | 'does not pass any more' | 'does not pass';

/** Whether a result says anything: what was stopped, or had no address, is no verdict on the site. */
export function counts({ verdict, cause }: Pick<CaseResult, 'verdict' | 'cause'>): boolean {
  return verdict !== null && verdict !== 'not run' && cause !== 'cancelled' && cause !== 'interrupted';
}

/** What somebody wants to hear of a case; nothing where it is as it was, or passes at its first time. */
export function compareResults(
  now: Pick<CaseResult, 'verdict' | 'cause'>,
  before: Pick<CaseResult, 'verdict' | 'cause'> | undefined,
): Change | undefined {
  if (!counts(now)) return undefined;
  const passes = now.verdict === 'passed';
  if (!before) return passes ? undefined : 'does not pass';
  if (passes === (before.verdict === 'passed')) return undefined;
  return passes ? 'passes again' : 'does not pass any more';
}

import { randomUUID } from 'node:crypto';
import { fillIn, UnfilledValue } from '@assay/planner';
import { Problem } from '@assay/runner';
import { nameVariable } from '../secrets/environment-secrets.ts';

/** Fills in {{…}} for one requirement: the same words give the same value all through it, and others the next time. */
export function makeFillIn(secrets: ReadonlyMap<string, string>) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const values = { seed: randomUUID(), now: Date.now(), timeZone, secrets };
  return (value: string, remembered: ReadonlyMap<string, string>): string => {
    try {
      return fillIn(value, { ...values, remembered });
    } catch (error) {
      if (!(error instanceof UnfilledValue)) throw error;
      const secret = /^The secret "(.+)" is not set/.exec(error.message)?.[1];
      const hint = secret ? ` On the command line it is set by the variable ${nameVariable(secret)}.` : '';
      throw new Problem('not understood', error.message + hint, { cause: error });
    }
  };
}

import { resolve } from 'node:path';
import { allowOnly, type GuardProxy, type Policy, readPolicy, startGuardProxy } from '@assay/http/guard';
import { type BrowserPool, createMeaning, type Meaning, openPool } from '@assay/runner';
import { isLoopback, type Settings } from '../../platform/settings.ts';

/** Browsers, the guard in front of them, and the sense of words: made at the first use, since a server may never run anything. */
export interface Engine {
  slots: number;
  pool: () => Promise<BrowserPool>;
  guard: () => Promise<GuardProxy>;
  meaning: () => Meaning;
  /** What tests may reach. */
  allowed: () => Policy;
  close: () => Promise<void>;
}

/** Where a Chromium that came with the packages is unpacked. */
export const browserCache = resolve(import.meta.dirname, '../../../../../node_modules/.cache/assay');

/** The demo is served by this very process, so its port may be reached even where private addresses may not. */
function allowOwnPort(policy: Policy, ownAddress: string): Policy {
  if (policy.allowPrivate === 'all') return policy;
  const named = policy.allowPrivate === 'none' ? [] : policy.allowPrivate;
  const own = allowOnly([new URL(ownAddress).host]).allowPrivate;
  return { ...policy, allowPrivate: [...named, ...(typeof own === 'string' ? [] : own)] };
}

export function createEngine(settings: Settings, slots: number, ownAddress: () => string): Engine {
  const policy = readPolicy(settings.ALLOW_PRIVATE_TARGETS, isLoopback(settings.HOST));
  const allowed = () => allowOwnPort(policy, ownAddress());
  let pool: Promise<BrowserPool> | undefined;
  let guard: Promise<GuardProxy> | undefined;
  let meaning: Meaning | undefined;
  return {
    slots,
    allowed,
    pool: () => {
      pool ??= openPool({ cacheFolder: browserCache, parallel: slots });
      return pool;
    },
    guard: () => {
      guard ??= startGuardProxy({ policyOf: allowed });
      return guard;
    },
    meaning: () => {
      meaning ??= createMeaning();
      return meaning;
    },
    async close() {
      await (await pool)?.close();
      await (await guard)?.close();
      await meaning?.close();
    },
  };
}

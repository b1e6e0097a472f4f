import { resolve } from 'node:path';
import { allowOnly, type GuardProxy, type Policy, readPolicy, startGuardProxy } from '@assay/http/guard';
import { type LanguageModel, openChosenModel } from '@assay/language/runtime';
import {
  type BrowserKind,
  type BrowserPool,
  createMeaning,
  findRemoteTrouble,
  type Meaning,
  openPool,
  type RemoteOptions,
  readRemoteBrowsers,
} from '@assay/runner';
import type { Services } from '../../../platform/services/services.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Browsers, the guard in front of them, and what reads words: made at the first use, since a server may never run anything. */
export interface Engine {
  slots: number;
  pool: () => Promise<BrowserPool>;
  guard: () => Promise<GuardProxy>;
  meaning: () => Meaning;
  model: () => LanguageModel | undefined;
  /** Where browsers of a kind are, for their doors in the guard. */
  placeOf: (kind: BrowserKind) => 'here' | 'elsewhere';
  /** What is wrong with browsers on other machines, as sentences. */
  findRemoteTrouble: () => Promise<string[]>;
  /** Browsers that run here now; none is started to tell it. */
  running: () => ReturnType<BrowserPool['running']>;
  /** What tests may reach. */
  allowed: () => Policy;
  close: () => Promise<void>;
}

/** Where a Chromium that came with the packages is unpacked. */
export const browserCache = resolve(import.meta.dirname, '../../../../../../node_modules/.cache/assay');

/** The demo is served by the product itself, so its ports may be reached even where private addresses may not. */
function allowOwnPorts(policy: Policy, servers: ReturnType<Services['processes']['servers']>): Policy {
  const hosts = servers.flatMap(({ address, publicUrl }) => [new URL(address).host, new URL(publicUrl).host]);
  const named = typeof policy.allowPrivate === 'string' ? [] : policy.allowPrivate;
  const own = allowOnly([...new Set(hosts)]).allowPrivate;
  return { ...policy, allowPrivate: [...named, ...(typeof own === 'string' ? [] : own)] };
}

export function createEngine(
  settings: Settings,
  slots: number,
  { processes, metrics }: Pick<Services, 'processes' | 'metrics'>,
  warn: (message: string) => void = () => undefined,
): Engine {
  const allowed = () => {
    const policy = readPolicy(settings.ALLOW_PRIVATE_TARGETS, processes.areLocal());
    return policy.allowPrivate === 'all' ? policy : allowOwnPorts(policy, processes.servers());
  };
  let pool: Promise<BrowserPool> | undefined;
  let opened: BrowserPool | undefined;
  let guard: Promise<GuardProxy> | undefined;
  let meaning: Meaning | undefined;
  let model: LanguageModel | undefined;
  const browsers = readRemoteBrowsers(settings);
  const openGuard = () => {
    guard ??= startGuardProxy({
      policyOf: allowed,
      onRefused: (_id, { reason }) => metrics.guardRefusals.inc({ reason }),
      ...(browsers.elsewhere && { elsewhere: browsers.elsewhere }),
    });
    return guard;
  };
  const remote: RemoteOptions = { browsers, guard: openGuard, onWarning: warn };
  return {
    slots,
    allowed,
    running: () => opened?.running() ?? [],
    pool: () => {
      pool ??= openPool({ cacheFolder: browserCache, parallel: slots, remote }).then((one) => {
        opened = one;
        return one;
      });
      return pool;
    },
    guard: openGuard,
    placeOf: browsers.placeOf,
    findRemoteTrouble: () => findRemoteTrouble(remote),
    meaning: () => {
      meaning ??= createMeaning();
      return meaning;
    },
    model: () => {
      model ??= openChosenModel(settings);
      return model;
    },
    async close() {
      await (await pool)?.close();
      await (await guard)?.close();
      await meaning?.close();
      await model?.close();
    },
  };
}

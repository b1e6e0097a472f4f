/// <reference lib="dom" />
import { type Elsewhere, type GuardProxy, readClients } from '@assay/http/guard';
import type { Browser, BrowserContext } from 'playwright-core';
import { Problem } from '../../progress/problem.ts';
import { within } from '../../progress/progress.ts';
import type { BrowserKind } from '../one/kinds.ts';
import { keepWarm, type WarmBrowser } from '../one/warm-browser.ts';
import { checkGuarded } from './check-guarded.ts';
import { connectEndpoint } from './connect-endpoint.ts';
import { keepEndpoints } from './keep-endpoints.ts';
import { type Endpoint, readEndpoints } from './read-endpoints.ts';

export interface RemoteSettings {
  BROWSER_ENDPOINT?: string | undefined;
  GUARD_HOST?: string | undefined;
  GUARD_CLIENTS?: string | undefined;
}

/** Browsers that run elsewhere, as the settings name them. */
export interface RemoteBrowsers {
  endpoints: readonly Endpoint[];
  /** For the guard in front of them: how they reach it. Undefined where all of them are on this machine. */
  elsewhere: Elsewhere | undefined;
  /** For the guard's doors: where a browser of this kind is. */
  placeOf(kind: BrowserKind): 'here' | 'elsewhere';
}

/** Reads the settings; throws with a sentence where one cannot be read. */
export function readRemoteBrowsers(settings: RemoteSettings): RemoteBrowsers {
  const endpoints = readEndpoints(settings.BROWSER_ENDPOINT ?? '');
  const named = readClients(settings.GUARD_CLIENTS ?? '', 'GUARD_CLIENTS');
  const hosts = endpoints.map(({ host }) => host.replace(/^\[(.*)\]$/, '$1'));
  const host = settings.GUARD_HOST?.trim();
  return {
    endpoints,
    elsewhere: host ? { host, clients: named.length > 0 ? named : hosts } : undefined,
    placeOf: (kind) => (endpoints.some(({ kinds }) => kinds.includes(kind)) ? 'elsewhere' : 'here'),
  };
}

export interface RemoteOptions {
  browsers: RemoteBrowsers;
  guard: () => Promise<GuardProxy>;
  /** Gets told what an operator should change, as a sentence. */
  onWarning?: (message: string) => void;
}

/** Runs in the page before its own scripts. */
function removeCalls(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);
}

const checkMs = 45_000;
const withOpenCalls = new WeakSet<Browser>();

/** Connects to a browser elsewhere and makes sure that it goes by the guard. */
export async function connectBehindGuard(
  endpoint: Endpoint,
  kind: BrowserKind,
  { browsers, guard, onWarning }: RemoteOptions,
): Promise<Browser> {
  if (!endpoint.isHere && !browsers.elsewhere) {
    throw new Problem(
      'environment',
      `The browsers at ${endpoint.shown} are on another machine, and whatever they open has to come by this one, which decides what may be reached. Set GUARD_HOST to the name or address under which they reach this machine.`,
    );
  }
  const browser = await connectEndpoint(endpoint, kind);
  try {
    const progress = { signal: new AbortController().signal, deadline: Date.now() + checkMs };
    const checking = checkGuarded(browser, endpoint, kind, await guard());
    const { hasOpenCalls } = await within(
      progress,
      checking,
      `The browser at ${endpoint.shown} does not answer.`,
    );
    if (hasOpenCalls) {
      withOpenCalls.add(browser);
      onWarning?.(
        `Pages in the browser at ${endpoint.shown} could make calls (WebRTC) past the guard, so calls are taken away from them. Start a Chromium there with --webrtc-ip-handling-policy=disable_non_proxied_udp and --force-webrtc-ip-handling-policy=disable_non_proxied_udp, a Firefox with the preference media.peerconnection.enabled off.`,
      );
    }
    return browser;
  } catch (error) {
    void browser.close().catch(() => undefined);
    throw error;
  }
}

async function prepare(context: BrowserContext): Promise<void> {
  const browser = context.browser();
  if (browser && withOpenCalls.has(browser)) await context.addInitScript(removeCalls);
}

/** Browsers of a kind from wherever they are served; undefined where none is served elsewhere. */
export function keepRemote(
  kind: BrowserKind,
  options: RemoteOptions,
  contextsPerBrowser: number,
): WarmBrowser | undefined {
  const serving = options.browsers.endpoints.filter(({ kinds }) => kinds.includes(kind));
  if (serving.length === 0) return undefined;
  const kept = serving.map((endpoint) =>
    keepWarm(() => connectBehindGuard(endpoint, kind, options), contextsPerBrowser, {
      place: endpoint.shown,
      prepare,
    }),
  );
  return keepEndpoints(kept);
}

/** What is wrong with the browsers elsewhere now, as sentences; each is connected to once. */
export async function findRemoteTrouble(options: RemoteOptions): Promise<string[]> {
  const asked = options.browsers.endpoints.map(async (endpoint) => {
    const [kind = 'chrome'] = endpoint.kinds;
    try {
      const browser = await connectBehindGuard(endpoint, kind, options);
      await browser.close().catch(() => undefined);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return (await Promise.all(asked)).flat();
}

/// <reference lib="dom" />
import { randomUUID } from 'node:crypto';
import type { GuardProxy } from '@assay/http/guard';
import type { Browser } from 'playwright-core';
import { Problem } from '../../progress/problem.ts';
import { type BrowserKind, displayNames } from '../one/kinds.ts';
import type { Endpoint } from './read-endpoints.ts';

const askMs = 10_000;

/** Nobody has these: a reserved part of the link-local range, and a port of the machine itself that nothing uses. */
const elsewhere = 'http://169.254.255.254/';
const ownMachine = 'http://localhost:2/';

/** Runs in the page. Whether it finds ways for a call that lead past the proxy. */
async function gathersCandidates(): Promise<boolean> {
  if (typeof RTCPeerConnection === 'undefined') return false;
  const peer = new RTCPeerConnection();
  const found = Promise.withResolvers<boolean>();
  peer.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.candidate) found.resolve(true);
  });
  peer.addEventListener('icegatheringstatechange', () => {
    if (peer.iceGatheringState === 'complete') found.resolve(false);
  });
  // Who cannot tell is taken for open.
  setTimeout(found.resolve, 3000, true);
  peer.createDataChannel('check');
  await peer.setLocalDescription(await peer.createOffer());
  const isOpen = await found.promise;
  peer.close();
  return isOpen;
}

function describeMiss(endpoint: Endpoint, door: string, turnedAway: readonly string[]): string {
  const about = `The browser at ${endpoint.shown} does not come through this machine, which decides what may be reached, so nothing is run there.`;
  if (turnedAway.length > 0) {
    return `${about} Somebody at ${turnedAway.join(' and ')} was turned away: if that is the browser's machine, name it in GUARD_CLIENTS.`;
  }
  return `${about} It was told to go by ${door.replace(/:\d+$/, '')}, on any port: set GUARD_HOST to a name or address under which its machine reaches this one, and let connections from there in.`;
}

const describeBypass = (endpoint: Endpoint) =>
  `The browser at ${endpoint.shown} opens addresses of its own machine without asking this one, which decides what may be reached, so nothing is run there. Start a Firefox there with the preference network.proxy.allow_hijacking_localhost on.`;

/** Playwright takes its word for what runs there that it was told itself. */
function refuseOther(endpoint: Endpoint, kind: BrowserKind, userAgent: string): void {
  if (/\bFirefox\//.test(userAgent) === (kind === 'firefox')) return;
  throw new Problem(
    'environment',
    `At ${endpoint.shown} there is another browser than ${displayNames[kind]}. Say in BROWSER_ENDPOINT what it serves, such as chrome=ws://….`,
  );
}

export interface Checked {
  /** Whether pages can make calls past the proxy. */
  hasOpenCalls: boolean;
}

/** Sees for itself what browser it is, and that whatever it opens comes by the guard, addresses of its own machine too. */
export async function checkGuarded(
  browser: Browser,
  endpoint: Endpoint,
  kind: BrowserKind,
  guard: GuardProxy,
): Promise<Checked> {
  const door = `check-${randomUUID()}`;
  const proxy = await guard.openOwnDoor(door, 'elsewhere');
  try {
    const context = await browser.newContext({ proxy });
    const page = await context.newPage();
    refuseOther(endpoint, kind, await page.evaluate(() => navigator.userAgent));
    const comesBy = async (place: string) => {
      await page.goto(place, { timeout: askMs }).catch(() => undefined);
      const { hostname } = new URL(place);
      return guard.troubles(door).some((trouble) => trouble.hostname === hostname);
    };
    if (!(await comesBy(elsewhere))) {
      throw new Problem('environment', describeMiss(endpoint, proxy.server, guard.turnedAway(door)));
    }
    if (!(await comesBy(ownMachine))) throw new Problem('environment', describeBypass(endpoint));
    const hasOpenCalls = await page.evaluate(gathersCandidates);
    await context.close();
    return { hasOpenCalls };
  } finally {
    await guard.endRun(door);
  }
}

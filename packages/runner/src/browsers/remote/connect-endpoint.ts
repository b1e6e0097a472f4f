import type { Browser } from 'playwright-core';
import { Problem } from '../../progress/problem.ts';
import { type BrowserKind, displayNames } from '../one/kinds.ts';
import { quietPreferences, quietSwitches } from '../one/launch-options.ts';
import { launchWith } from '../one/temp-folder.ts';
import type { Endpoint } from './read-endpoints.ts';

const connectMs = 15_000;
// A grid may keep a session waiting until a machine of it is free.
const sessionMs = 60_000;

const channelOf = (kind: BrowserKind) => (kind === 'edge' ? { channel: 'msedge' } : {});

async function connect(endpoint: Endpoint, kind: BrowserKind): Promise<Browser> {
  // By far the largest module of a server, which may never need it.
  const { chromium, firefox } = await import('playwright-core');
  switch (endpoint.way) {
    case 'playwright': {
      const type = kind === 'firefox' ? firefox : chromium;
      // A server with a browser of its own ignores these, and one that starts browsers takes what it was told to allow.
      const wish = kind === 'firefox' ? { firefoxUserPrefs: quietPreferences } : { args: quietSwitches };
      const headers = { 'x-playwright-launch-options': JSON.stringify({ ...wish, ...channelOf(kind) }) };
      return type.connect(endpoint.address, { timeout: connectMs, headers });
    }
    case 'cdp':
      return chromium.connectOverCDP(endpoint.address, { timeout: connectMs });
    case 'selenium':
      // Playwright takes the grid's address from the environment alone.
      return launchWith({ SELENIUM_REMOTE_URL: endpoint.address }, () =>
        chromium.launch({
          args: quietSwitches,
          timeout: sessionMs,
          ...channelOf(kind),
          handleSIGINT: false,
          handleSIGTERM: false,
          handleSIGHUP: false,
        }),
      );
  }
}

/** Why it could not be connected to, as the end of a sentence; nothing of the address, which may hold a secret. */
function explain(error: unknown, endpoint: Endpoint): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, there, here] = /server version: v([\d.]+)[\s\S]*client version: v([\d.]+)/.exec(message) ?? [];
  if (there && here) {
    return `it runs Playwright ${there}, and this is ${here}. Both must be the same: start the server there with Playwright ${here}`;
  }
  if (/ECONNREFUSED/.test(message)) return 'nothing listens there';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'its name is not known here';
  if (/EHOSTUNREACH|ENETUNREACH/.test(message)) return 'no way leads there from here';
  if (/timeout|ETIMEDOUT/i.test(message)) return 'it did not answer in time';
  const status = /\b(4\d\d|5\d\d) [A-Z][\w ]*/.exec(message)?.[0];
  if (status && endpoint.way === 'playwright')
    return `it answered ${status.trim()}; look whether the path is right`;
  const [first = ''] = message.split('\n');
  return first.replaceAll(endpoint.address, endpoint.shown).replace(/\.$/, '');
}

/** Connects to a browser elsewhere; why it cannot be done is told in words a person can act on. */
export async function connectEndpoint(endpoint: Endpoint, kind: BrowserKind): Promise<Browser> {
  try {
    return await connect(endpoint, kind);
  } catch (error) {
    throw new Problem(
      'environment',
      `${displayNames[kind]} at ${endpoint.shown} could not be reached: ${explain(error, endpoint)}.`,
      { cause: error },
    );
  }
}

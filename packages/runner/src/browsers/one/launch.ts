import type { Browser } from 'playwright-core';
import { Problem } from '../../progress/problem.ts';
import { type FoundBrowser, findChrome, findFirefox } from './find-browser.ts';
import { findEdge } from './find-edge.ts';
import { type BrowserKind, displayNames, installHints } from './kinds.ts';
import { chromeOptions, firefoxOptions } from './launch-options.ts';
import { launchInFolder } from './temp-folder.ts';

export interface LaunchPlace {
  /** Where an unpacked Chromium is kept. */
  cacheFolder: string;
  /** Where profiles and artefacts go. */
  tempFolder: string;
}

/** The program of a kind, or undefined where it is not installed. */
export async function findBrowser(kind: BrowserKind, cacheFolder: string): Promise<FoundBrowser | undefined> {
  if (kind === 'chrome') return findChrome(cacheFolder);
  return kind === 'firefox' ? findFirefox() : findEdge();
}

/** Starts a browser of a kind; that it is missing or does not start is told in words a person can act on. */
export async function launchBrowser(
  kind: BrowserKind,
  place: LaunchPlace,
  find: typeof findBrowser = findBrowser,
): Promise<Browser> {
  const found = await find(kind, place.cacheFolder);
  if (!found) {
    throw new Problem('environment', `${displayNames[kind]} is not installed. ${installHints[kind]}`);
  }
  const options = kind === 'firefox' ? firefoxOptions(found) : chromeOptions(found);
  // It is by far the largest module of a server, which may never start a browser.
  const { chromium, firefox } = await import('playwright-core');
  const type = kind === 'firefox' ? firefox : chromium;
  try {
    return await launchInFolder(place.tempFolder, () =>
      type.launch({
        ...options,
        env: { ...options.env, TMPDIR: place.tempFolder },
        downloadsPath: place.tempFolder,
        // The process that embeds the runner decides about signals; Playwright must not end it.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Problem(
      'environment',
      `${displayNames[kind]} (${found.executablePath}) did not start: ${reason}. ${installHints[kind]}`,
      { cause: error },
    );
  }
}

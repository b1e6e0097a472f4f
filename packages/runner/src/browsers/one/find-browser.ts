import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChromium } from './unpack-chromium.ts';

export interface FoundBrowser {
  executablePath: string;
  /** Where it came from, for messages and reports. */
  source: string;
  /** What it needs in its environment to start. */
  environment: Record<string, string>;
}

type Places = [source: string, paths: (string | undefined)[]][];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function programFiles(...parts: string[]): string[] {
  return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, ...parts));
}

const chromePlaces: Places = [
  ['the setting CHROME_PATH', [process.env.CHROME_PATH]],
  [
    'Google Chrome',
    [
      '/opt/google/chrome/chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ...programFiles('Google', 'Chrome', 'Application', 'chrome.exe'),
    ],
  ],
  [
    'Chromium headless shell',
    ['/usr/lib/chromium/chromium-headless-shell', ...onPath('chromium-headless-shell')],
  ],
  ['Chromium', onPath('chromium', 'chromium-browser')],
];

const firefoxPlaces: Places = [
  ['the setting FIREFOX_PATH', [process.env.FIREFOX_PATH]],
  [
    'Firefox',
    [
      ...onPath('firefox', 'firefox-esr'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...programFiles('Mozilla Firefox', 'firefox.exe'),
    ],
  ],
];

function look(places: Places): FoundBrowser | undefined {
  for (const [source, paths] of places) {
    const executablePath = paths.find((path) => path && isExecutable(path));
    if (executablePath) return { executablePath, source, environment: {} };
  }
  return undefined;
}

/** A Chrome or Chromium: the user's, else Playwright's, else the one that came with the packages, unpacked once. */
export async function findChrome(cacheFolder: string): Promise<FoundBrowser | undefined> {
  const installed = look(chromePlaces);
  if (installed) return installed;
  const { chromium } = await import('playwright-core');
  const downloaded = chromium.executablePath();
  if (downloaded && existsSync(downloaded))
    return { executablePath: downloaded, source: 'Playwright', environment: {} };
  return process.platform === 'linux' ? unpackChromium(cacheFolder) : undefined;
}

export function findFirefox(): FoundBrowser | undefined {
  return look(firefoxPlaces);
}

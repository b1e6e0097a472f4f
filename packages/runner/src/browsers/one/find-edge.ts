import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { FoundBrowser } from './find-browser.ts';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function usualPlaces(environment: NodeJS.ProcessEnv): string[] {
  const windows = [environment.PROGRAMFILES, environment['PROGRAMFILES(X86)'], environment.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
  return [
    '/opt/microsoft/msedge/msedge',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windows,
  ];
}

/** A Microsoft Edge; EDGE_PATH wins, and may name another Chromium, which the source then tells. */
export function findEdge(environment: NodeJS.ProcessEnv = process.env): FoundBrowser | undefined {
  const set = environment.EDGE_PATH;
  if (set && isExecutable(set)) {
    return { executablePath: set, source: 'the setting EDGE_PATH', environment: {} };
  }
  const executablePath = usualPlaces(environment).find(isExecutable);
  return executablePath ? { executablePath, source: 'Microsoft Edge', environment: {} } : undefined;
}

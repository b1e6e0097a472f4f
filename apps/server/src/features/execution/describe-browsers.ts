import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type BrowserName, browsers } from '@assay/contract/choices';
import { type FoundBrowser, findBrowser, installHints } from '@assay/runner';
import { browserCache, type Engine } from './context/engine.ts';

export interface BrowserHere {
  name: BrowserName;
  isAvailable: boolean;
  version: string | null;
  place: string | null;
  /** Where it comes from, or what to do to have it. */
  note: string;
  running: number;
  contexts: number;
}

const run = promisify(execFile);
const versions = new Map<string, Promise<string | null>>();

/** Asked once for each program, since it takes a moment. */
function askVersion({ executablePath, environment }: FoundBrowser): Promise<string | null> {
  const known = versions.get(executablePath);
  if (known) return known;
  const asking = run(executablePath, ['--version'], {
    timeout: 5000,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
  }).then(
    ({ stdout }) => /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? null,
    () => null,
  );
  versions.set(executablePath, asking);
  return asking;
}

/** The browsers of this process, here or elsewhere: which there are, of which version, and what they are doing. */
export async function describeBrowsers({
  running,
  placeOf,
}: Pick<Engine, 'running' | 'placeOf'>): Promise<BrowserHere[]> {
  const atWork = running();
  return Promise.all(
    browsers.map(async (name) => {
      const isElsewhere = placeOf(name) === 'elsewhere';
      const found = isElsewhere ? undefined : await findBrowser(name, browserCache);
      const own = atWork.filter(({ kind }) => kind === name);
      const version = own[0]?.version ?? (found ? await askVersion(found) : null);
      return {
        name,
        isAvailable: isElsewhere || found !== undefined,
        version,
        place: found?.executablePath ?? null,
        note: isElsewhere ? 'on another machine (BROWSER_ENDPOINT)' : (found?.source ?? installHints[name]),
        running: own.length,
        contexts: own.reduce((sum, { contexts }) => sum + contexts, 0),
      };
    }),
  );
}

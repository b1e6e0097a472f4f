import { mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { endOrphans } from './end-orphans.ts';

const prefix = 'assay-browsers-';
// Playwright's folders, the browsers' own, and downloads: those of Chromium are named by a GUID, those of Firefox while they last.
const ofBrowsers =
  /^(playwright|\.?org\.chromium|\.?com\.google|rust_mozprofile|mozilla|Temp-|tmp|[0-9a-f-]{36}$|.+\.part$)/i;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A browser that is about to end may write once more while its folder is emptied. */
function removeAll(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Ends and removes what processes that no longer live left behind. */
async function sweep(parent: string): Promise<void> {
  const left = (await readdir(parent)).filter((name) => {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  if (left.length === 0) return;
  const folders = left.map((name) => join(parent, name));
  await endOrphans(folders);
  // What cannot be removed now, because a browser that lost its process still writes there, the next sweep removes.
  for (const folder of folders) await removeAll(folder).catch(() => undefined);
}

/** A folder of this process for profiles and artefacts of browsers; those of dead processes are removed. */
export async function makeTempFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  await sweep(parent);
  return mkdtemp(join(parent, `${prefix}${process.pid}-`));
}

/** Removes what browsers left in the folder, and the folder unless somebody else's file came to lie in it. */
export async function removeTempFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!ofBrowsers.test(name)) continue;
    await removeAll(join(folder, name));
  }
  await rmdir(folder).catch(() => undefined);
}

let turn: Promise<unknown> = Promise.resolve();

/** Changes the environment of this process while a browser is launched, one launch at a time: Playwright has no option for some things. */
export function launchWith<T>(changes: Record<string, string>, launch: () => Promise<T>): Promise<T> {
  const launched = turn.then(async () => {
    const before = Object.keys(changes).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, changes);
    try {
      return await launch();
    } finally {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    }
  });
  turn = launched.catch(() => undefined);
  return launched;
}

/** Playwright makes profile folders wherever the process's TMPDIR points. */
export function launchInFolder<T>(folder: string, launch: () => Promise<T>): Promise<T> {
  return launchWith({ TMPDIR: folder }, launch);
}

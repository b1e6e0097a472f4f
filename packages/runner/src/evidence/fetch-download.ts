import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Download } from 'playwright-core';
import { Problem } from '../progress/problem.ts';

/** Says where files lie on this machine. Of those that a browser elsewhere has, a copy is fetched, which goes with the context. */
export function fetchDownloads(context: BrowserContext): (download: Download) => Promise<string> {
  const known = new WeakMap<Download, Promise<string>>();
  let folder: Promise<string> | undefined;
  let copies = 0;

  function makeFolder(): Promise<string> {
    const made = mkdtemp(join(tmpdir(), 'assay-downloads-'));
    context.once('close', () => void made.then((path) => rm(path, { recursive: true, force: true })));
    return made;
  }

  async function copy(download: Download): Promise<string> {
    folder ??= makeFolder();
    copies += 1;
    const path = join(await folder, String(copies));
    await download.saveAs(path);
    return path;
  }

  async function find(download: Download): Promise<string> {
    const path = await download.path().catch(() => copy(download));
    try {
      await access(path);
      return path;
    } catch (cause) {
      throw new Problem(
        'environment',
        'The browser runs on another machine and left the file there. Only a Playwright server hands files over; name one in BROWSER_ENDPOINT.',
        { cause },
      );
    }
  }

  return (download) => {
    const found = known.get(download) ?? find(download);
    known.set(download, found);
    return found;
  };
}

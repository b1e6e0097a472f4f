import { readdir, readFile } from 'node:fs/promises';

/**
 * Ends browsers whose profiles lie in folders of processes that no longer live. Firefox is spoken to over a socket and does
 * not notice that nobody speaks any more; Chromium ends with its pipe. They are known by the temporary folder they were given,
 * which only Linux tells of a process.
 */
export async function endOrphans(folders: readonly string[]): Promise<void> {
  const given = new Set(folders.map((folder) => `TMPDIR=${folder}`));
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    // Those of other people cannot be read, and some end while we look.
    const environment = await readFile(`/proc/${name}/environ`, 'utf8').catch(() => '');
    if (!environment.split('\0').some((entry) => given.has(entry))) continue;
    try {
      process.kill(Number(name), 'SIGKILL');
    } catch {
      // It was ending already.
    }
  }
}

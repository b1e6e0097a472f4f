import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Progress, shorten, within } from '../progress/progress.ts';
import { mostDownloads, type SeenDownload } from './watch-downloads.ts';

/** A file that a page sent, kept beyond the end of its browser context. */
export interface KeptDownload {
  /** As the page named it. */
  name: string;
  address: string;
  /** In bytes; absent where it never came whole. */
  size?: number;
  /** Where it was saved, in the folder that the caller named. */
  path?: string;
  /** The file itself, where the caller named no folder and it is small enough. */
  bytes?: Buffer;
  /** Why there is no file. */
  missing?: string;
}

const mostBytesInResult = 5_000_000;

/** A name that stays inside its folder on every system, and differs from those used before. */
export function safeName(given: string, used: Set<string>): string {
  const plain = basename(given.replaceAll('\\', '/'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a file's name.
    .replace(/[<>:"|?*\u0000-\u001f]/g, '_')
    .replace(/^\.+|[. ]+$/g, '')
    .slice(-120);
  const name = plain || 'download';
  const ending = extname(name);
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number += 1) {
    free = `${name.slice(0, name.length - ending.length)} (${number})${ending}`;
  }
  used.add(free.toLowerCase());
  return free;
}

async function keepFile(path: string, folder: string | undefined, name: string) {
  const { size } = await stat(path);
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    const target = join(folder, name);
    await copyFile(path, target);
    return { size, path: target };
  }
  if (size <= mostBytesInResult) return { size, bytes: await readFile(path) };
  return {
    size,
    missing: `It has more than ${mostBytesInResult} bytes. Name a downloadsFolder to keep such files.`,
  };
}

/** For what has little chance to end: a check waited for it before, or the page sends files without end. */
const shortMs = 1000;

/** Takes the files of a case to where they outlive its browser context. */
export async function keepDownloads(
  downloads: readonly SeenDownload[],
  folder: string | undefined,
  progress: Progress,
): Promise<KeptDownload[]> {
  const used = new Set<string>();
  const kept: KeptDownload[] = [];
  const isFlood = downloads.length > mostDownloads;
  const patient = isFlood ? shorten(progress, shortMs) : progress;
  for (const { name, address, path, refused, isLate } of downloads) {
    const about = { name, address };
    if (refused !== undefined) {
      kept.push({ ...about, missing: `It was stopped: ${refused}.` });
      continue;
    }
    try {
      const file = await within(
        isLate ? shorten(patient, shortMs) : patient,
        path(),
        'It was not complete when the case ended.',
      );
      const found =
        file === undefined
          ? { missing: 'It failed on its way.' }
          : await keepFile(file, folder, safeName(name, used));
      kept.push({ ...about, ...found });
    } catch (error) {
      kept.push({ ...about, missing: error instanceof Error ? error.message : String(error) });
    }
  }
  return kept;
}

import { statfs } from 'node:fs/promises';
import { AppError } from '../errors/errors.ts';

export interface DiskSpace {
  free: number;
  total: number;
}

/** How much room is left where the data folder is. */
export interface Disk {
  /** Undefined where the system does not tell. */
  read: () => Promise<DiskSpace | undefined>;
  /** What has to stay free, in bytes. */
  least: number;
  /** Throws where too little is left to begin anything that will be stored. */
  refuseIfFull: () => Promise<void>;
}

const keptMs = 5000;
const retryAfterSeconds = 60;

export function watchDisk(folder: string, leastMegabytes: number, now = Date.now): Disk {
  const least = leastMegabytes * 1_000_000;
  let known: { at: number; space: Promise<DiskSpace | undefined> } | undefined;

  async function look(): Promise<DiskSpace | undefined> {
    const found = await statfs(folder).catch(() => undefined);
    return found && { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
  }

  async function read(): Promise<DiskSpace | undefined> {
    if (!known || now() - known.at > keptMs) known = { at: now(), space: look() };
    return known.space;
  }

  return {
    read,
    least,
    async refuseIfFull() {
      const space = await read();
      if (space && space.free < least) throw new AppError('STORAGE_FULL', { retryAfterSeconds });
    },
  };
}

/** True for what either engine and the file system say when there is no room. */
export function isOutOfSpace(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    const { code, errcode } = one as { code?: unknown; errcode?: unknown };
    const sqliteFull = 13;
    const postgresFull = '53100';
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === postgresFull || errcode === sqliteFull)
      return true;
  }
  return false;
}

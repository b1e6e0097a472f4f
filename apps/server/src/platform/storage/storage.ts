import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { AppError } from '../errors/errors.ts';
import { namePlace, type StoragePlace } from '../settings/place.ts';
import type { StorageDriver } from './driver.ts';
import { openFolder } from './folder-driver.ts';
import { openS3 } from './s3-driver.ts';
import { hashOf, verify, verifyStream } from './verify.ts';

export interface StoredFile {
  hash: string;
  size: number;
}

/** Files by the hash of their content: the same picture is kept once. */
export interface Storage {
  place: StoragePlace;
  put: (bytes: Uint8Array) => Promise<StoredFile>;
  /** Copies a file of this machine. */
  putFile: (path: string) => Promise<StoredFile>;
  read: (hash: string) => Promise<Buffer>;
  /** Fails here where there is no such file, and in the stream where it is damaged. */
  open: (hash: string) => Promise<Readable>;
  has: (hash: string) => Promise<boolean>;
  /** What cannot be removed now is logged and stays. */
  remove: (hash: string) => Promise<void>;
  /** The hashes of all files, some of them at a time. */
  list: () => AsyncIterable<string[]>;
  /** Removes what writing left behind where it did not come to its end before the given time. */
  removeUnfinished: (before: number) => Promise<void>;
  /** Fails with a sentence for who looks after the server, where files cannot be kept here. */
  check: () => Promise<void>;
}

const away = 'Stored files cannot be reached at the moment. Please try again in a moment.';
const gone = 'This file is not stored any more.';

function openDriver(place: StoragePlace): StorageDriver {
  return place.kind === 's3' ? openS3(place) : openFolder(place.folder);
}

export function openStorage(place: StoragePlace, log?: Pick<Logger, 'warn'>): Storage {
  const driver = openDriver(place);

  function name(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('That is not the name of a stored file.');
    return hash;
  }

  /** What goes wrong is told to people without its details, which are for the log. */
  async function attempt<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (driver.isMissing(error)) throw new AppError('NOT_FOUND', { message: gone, cause: error });
      log?.warn({ err: error, storage: namePlace(place) }, driver.explain(error));
      throw new AppError('UNAVAILABLE', { message: away, retryAfterSeconds: 5, cause: error });
    }
  }

  return {
    place,
    async put(bytes) {
      const hash = hashOf(bytes);
      await attempt(driver.write(hash, bytes));
      return { hash, size: bytes.byteLength };
    },
    async putFile(source) {
      const hashing = createHash('sha256');
      await pipeline(createReadStream(source), hashing);
      const hash = hashing.digest('hex');
      const { size } = await stat(source);
      await attempt(driver.writeFile(hash, source, size));
      return { hash, size };
    },
    read: async (hash) => verify(hash, await attempt(driver.read(name(hash)))),
    open: async (hash) => verifyStream(hash, await attempt(driver.open(name(hash)))),
    has: async (hash) => attempt(driver.has(name(hash))),
    async remove(hash) {
      const known = name(hash);
      try {
        await driver.remove(known);
      } catch (error) {
        log?.warn({ err: error, hash }, `A file could not be removed. ${driver.explain(error)}`);
      }
    },
    list: driver.list,
    removeUnfinished: driver.removeUnfinished,
    async check() {
      try {
        await driver.tryOut();
      } catch (error) {
        throw new Error(driver.explain(error), { cause: error });
      }
    },
  };
}

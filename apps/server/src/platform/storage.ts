import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredFile {
  hash: string;
  size: number;
}

/** Files by the hash of their content: the same picture is kept once. */
export interface Storage {
  folder: string;
  put: (bytes: Uint8Array) => Promise<StoredFile>;
  /** Takes a file of this machine over; the original goes. */
  putFile: (path: string) => Promise<StoredFile>;
  read: (hash: string) => Promise<Buffer>;
  open: (hash: string) => Readable;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  /** The hashes of all files, one folder of them at a time. */
  list: () => AsyncIterable<string[]>;
  /** Removes what writing left behind where it did not come to its end before the given time. */
  removeUnfinished: (before: number) => Promise<void>;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export function openStorage(folder: string): Storage {
  function pathOf(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('That is not the name of a stored file.');
    return join(folder, hash.slice(0, 2), hash.slice(2));
  }

  /** Written aside and renamed, so that a crash leaves either no file or a whole one. */
  async function keep(hash: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(hash);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomUUID()}`;
    await write(aside);
    await rename(aside, path);
  }

  async function* listFolders(): AsyncIterable<{ path: string; prefix: string; names: string[] }> {
    const prefixes = await readdir(folder).catch(() => []);
    for (const prefix of prefixes) {
      const path = join(folder, prefix);
      yield { path, prefix, names: await readdir(path).catch(() => []) };
    }
  }

  return {
    folder,
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await keep(hash, (path) => writeFile(path, bytes, { mode: 0o600 }));
      return { hash, size: bytes.byteLength };
    },
    async putFile(source) {
      const hashing = createHash('sha256');
      await pipeline(createReadStream(source), hashing);
      const hash = hashing.digest('hex');
      const { size } = await stat(source);
      await keep(hash, (path) =>
        pipeline(createReadStream(source), createWriteStream(path, { mode: 0o600 })),
      );
      await rm(source, { force: true });
      return { hash, size };
    },
    read: (hash) => readFile(pathOf(hash)),
    open: (hash) => createReadStream(pathOf(hash)),
    has: (hash) => exists(pathOf(hash)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async *list() {
      for await (const { prefix, names } of listFolders()) {
        yield names.map((name) => prefix + name).filter((hash) => /^[0-9a-f]{64}$/.test(hash));
      }
    },
    async removeUnfinished(before) {
      for await (const { path, names } of listFolders()) {
        for (const name of names.filter((one) => one.includes('.'))) {
          const file = await stat(join(path, name)).catch(() => undefined);
          if (file && file.mtimeMs < before) await rm(join(path, name), { force: true });
        }
      }
    },
  };
}

import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, type StorageDriver } from './driver.ts';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export function openFolder(folder: string): StorageDriver {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2));

  /** Written aside and renamed, so that a crash leaves either no file or a whole one. */
  async function keep(hash: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(hash);
    if (await exists(path)) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomUUID()}`;
    try {
      await write(aside);
      await rename(aside, path);
    } catch (error) {
      // What is half written would only take the space that is wanting.
      await rm(aside, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async function* listFolders(): AsyncIterable<{ path: string; prefix: string; names: string[] }> {
    const prefixes = await readdir(folder).catch(() => []);
    for (const prefix of prefixes) {
      const path = join(folder, prefix);
      yield { path, prefix, names: await readdir(path).catch(() => []) };
    }
  }

  return {
    write: (hash, bytes) => keep(hash, (path) => writeFile(path, bytes, { mode: 0o600 })),
    writeFile: (hash, source) =>
      keep(hash, (path) => pipeline(createReadStream(source), createWriteStream(path, { mode: 0o600 }))),
    read: (hash) => readFile(pathOf(hash)),
    // Opened before it is answered, so that a missing file can still be told.
    open: async (hash) => (await open(pathOf(hash))).createReadStream(),
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
    async tryOut() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `.tried-${randomUUID()}`);
      await writeFile(file, 'Assay can write here.', { mode: 0o600 });
      await rm(file);
    },
    isMissing: (error) => codeOf(error) === 'ENOENT',
    explain(error) {
      const code = codeOf(error);
      if (code === 'ENOSPC' || code === 'EDQUOT') return `There is no space left in the folder ${folder}.`;
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
        return `The folder ${folder} cannot be written to (${code}). Give this user the right to, or choose another folder.`;
      }
      return `The folder ${folder} cannot be used (${code}).`;
    },
  };
}

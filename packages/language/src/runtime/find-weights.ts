import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Settings } from './messages.ts';

const magic = 'GGUF';

async function beginsAModel(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.toString('latin1') === magic;
  } finally {
    await handle.close();
  }
}

async function* bytesOf(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) yield* createReadStream(file);
}

async function hash(files: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for await (const bytes of bytesOf(files)) digest.update(bytes);
  return digest.digest('hex');
}

/** The whole file's name holds the checksum of its pieces: other pieces give another file, and a damaged one is written again. */
async function putTogether(files: readonly string[], folder: string, sha256?: string): Promise<string> {
  const sum = await hash(files);
  if (sha256 && sum !== sha256)
    throw new Error(
      `The parts of the model have the checksum ${sum} instead of ${sha256}. Fetch them again.`,
    );
  const whole = join(folder, `${sum}.gguf`);
  const isThere = (await stat(whole).catch(() => undefined)) && (await hash([whole])) === sum;
  if (isThere) return whole;
  await mkdir(folder, { recursive: true });
  const begun = `${whole}.${process.pid}`;
  try {
    await pipeline(bytesOf(files), createWriteStream(begun));
    await rename(begun, whole);
  } finally {
    await rm(begun, { force: true });
  }
  return whole;
}

/**
 * The file to load: the only one, the first of a model that its makers split, or one put together from pieces. In a split model each part
 * is a GGUF file of its own, and says which others belong to it.
 */
export async function findWeights({ files, sha256, cacheFolder }: Settings): Promise<string> {
  const [first, second] = files.map((file) => resolve(file));
  if (!first) throw new Error('No file of a model is named.');
  for (const file of files)
    await stat(file).catch(() => {
      throw new Error(`There is no file ${basename(file)} of the model at ${resolve(file)}.`);
    });
  if (!(await beginsAModel(first))) throw new Error(`${first} is no GGUF file.`);
  if (!second || (await beginsAModel(second))) return first;
  return putTogether(files, cacheFolder, sha256);
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperationError } from './refuse.ts';

export const keyFile = 'session-key';

export async function readKey(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, keyFile), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

/** Written to its end on the disk, and only then under its name. */
export async function writeWhole(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.${randomUUID()}`;
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file).catch(async (error) => {
    await rm(aside, { force: true });
    throw error;
  });
}

/** Brings the key along that sessions, webhooks and placeholders of secrets depend on; answers whether there is one. */
export async function carryKey(from: string, to: string): Promise<boolean> {
  const [given, there] = [await readKey(from), await readKey(to)];
  if (given === undefined) return false;
  if (there !== undefined && there !== given) {
    throw new OperationError(
      `The folder ${to} already has another key in its file ${keyFile}. Choose another folder.`,
    );
  }
  if (there === undefined) await writeWhole(join(to, keyFile), `${given}\n`);
  return true;
}

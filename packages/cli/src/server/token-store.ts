import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** A token that `assay login` got from a server. */
export interface StoredToken {
  id: string;
  token: string;
  email: string;
}

type Stored = Record<string, StoredToken>;

/** Under the person's own configuration, in a file that nobody else may read. */
export function tokensFile(environment: NodeJS.ProcessEnv): string {
  const folder =
    environment.XDG_CONFIG_HOME ||
    (process.platform === 'win32' ? environment.APPDATA : undefined) ||
    join(environment.HOME || homedir(), '.config');
  return join(folder, 'assay', 'tokens.json');
}

/** One server, however its address was written. */
function keyOf(server: string): string {
  return server.replace(/\/+$/, '');
}

async function readAll(file: string): Promise<Stored> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Stored) : {};
  } catch {
    return {};
  }
}

async function writeAll(file: string, stored: Stored): Promise<void> {
  if (Object.keys(stored).length === 0) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Written beside it and moved, so that it is whole or not there, and never readable by others.
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  await rename(beside, file);
}

export async function readToken(
  server: string,
  environment: NodeJS.ProcessEnv,
): Promise<StoredToken | undefined> {
  const stored = await readAll(tokensFile(environment));
  return stored[keyOf(server)];
}

export async function keepToken(
  server: string,
  token: StoredToken,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const file = tokensFile(environment);
  await writeAll(file, { ...(await readAll(file)), [keyOf(server)]: token });
  return file;
}

export async function forgetToken(server: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const file = tokensFile(environment);
  const { [keyOf(server)]: _, ...others } = await readAll(file);
  await writeAll(file, others);
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** The key that signs sessions: the setting, else one made at the first start and kept beside the data. */
export async function loadSigningKey(
  settings: Pick<Settings, 'JWT_SECRET' | 'DATA_DIR'>,
): Promise<Uint8Array> {
  if (settings.JWT_SECRET) return new TextEncoder().encode(settings.JWT_SECRET);
  await mkdir(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const file = join(settings.DATA_DIR, 'session-key');
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept?.trim()) return Buffer.from(kept.trim(), 'base64url');
  const key = randomBytes(48);
  // Written aside and renamed, so that a crash leaves either no key or a whole one.
  await writeFile(`${file}.new`, `${key.toString('base64url')}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return key;
}

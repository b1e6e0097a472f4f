import { readFile } from 'node:fs/promises';
import { UsageError } from '../exit/exit-codes.ts';
import { readToken } from './token-store.ts';

/** The token to call a server with: from a file, from ASSAY_TOKEN, or from the last login there. */
export async function findToken(
  server: string,
  tokenFile: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (tokenFile !== undefined) {
    const text = await readFile(tokenFile, 'utf8').catch(() => '');
    if (text.trim()) return text.trim();
    throw new UsageError(`There is no token in ${tokenFile}, or the file cannot be read.`);
  }
  const given = environment.ASSAY_TOKEN?.trim() || (await readToken(server, environment))?.token;
  if (given) return given;
  throw new UsageError(
    `There is no access token for ${server}. Run "assay login --server ${server}", or set ASSAY_TOKEN.`,
  );
}

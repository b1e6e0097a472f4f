import { UsageError } from '../exit/exit-codes.ts';
import { call, Refused } from './call-server.ts';
import { forgetToken, readToken } from './token-store.ts';

/** Revokes the token of the last login and forgets it. Gives what to tell the person. */
export async function logOut(url: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const kept = await readToken(url, environment);
  if (!kept) throw new UsageError(`You are not signed in to ${url}.`);
  try {
    await call({ url, token: kept.token }, 'DELETE /api/access-tokens/{id}', { params: { id: kept.id } });
  } catch (error) {
    // Revoked or expired already; a server that cannot be reached keeps the token alive, so it is not forgotten.
    if (!(error instanceof Refused)) throw error;
  }
  await forgetToken(url, environment);
  return `You are signed out of ${url}. The access token is revoked.\n`;
}

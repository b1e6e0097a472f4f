import { hostname } from 'node:os';
import { OutOfReach } from '../exit/exit-codes.ts';
import type { Ask } from './ask-at-terminal.ts';
import { call, Refused } from './call-server.ts';
import { keepToken, readToken } from './token-store.ts';

/** Signs in with email and password, and keeps an access token in their place. Gives what to tell the person. */
export async function logIn(url: string, ask: Ask, environment: NodeJS.ProcessEnv): Promise<string> {
  const server = { url };
  // Asked before the password is: it should not go to what is no server of ours.
  await call(server, 'GET /api/health', {});
  const email = (await ask(`Email for ${url}: `)).trim();
  const password = await ask('Password: ', { hidden: true });
  try {
    const { token: session } = await call(server, 'POST /api/login', { body: { email, password } });
    const before = await readToken(url, environment);
    const name = `Command line on ${hostname()}`.slice(0, 100);
    const made = await call({ url, token: session }, 'POST /api/access-tokens', {
      body: { name, scope: 'run' },
    });
    const file = await keepToken(url, { id: made.access_token.id, token: made.token, email }, environment);
    // The one of the last login is not known to anybody any more.
    if (before) {
      await call({ url, token: before.token }, 'DELETE /api/access-tokens/{id}', {
        params: { id: before.id },
      }).catch(() => undefined);
    }
    return `You are signed in to ${url} as ${email}. The access token is kept in ${file}.\n`;
  } catch (error) {
    if (error instanceof Refused) throw new OutOfReach(error.message, { cause: error });
    throw error;
  }
}

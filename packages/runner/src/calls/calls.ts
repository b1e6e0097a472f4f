import {
  type Answer,
  ApiSession,
  type CookieStore,
  type Sent,
  type SentEndpoint,
  type StoredCookie,
} from '@assay/http/checks';
import type { Policy } from '@assay/http/guard';
import type { BrowserContext } from 'playwright-core';

/** The calls of one case. */
export interface Calls {
  /** Made at the first call: most cases have none. */
  session(): ApiSession;
  /** The last one that was answered, with its address. */
  last?: { request: SentEndpoint; sent: Sent; answer: Answer; address: string };
  close(): Promise<void>;
}

export interface CallOptions {
  /** Which addresses may be called; where absent, all but those that nothing may reach. */
  policy?: Policy;
  signal?: AbortSignal;
}

/** A browser's cookies: a call is sent with them, and what its answer sets is there for the next page. */
function shareCookies(context: BrowserContext): CookieStore {
  return {
    take: () => context.cookies(),
    async give(cookies: StoredCookie[]) {
      const now = Date.now() / 1000;
      for (const cookie of cookies) {
        if (cookie.expires < 0 || cookie.expires > now) await context.addCookies([cookie]);
        else await context.clearCookies({ name: cookie.name, domain: cookie.domain, path: cookie.path });
      }
    },
  };
}

export function openCalls({ policy, signal }: CallOptions, context?: BrowserContext): Calls {
  let session: ApiSession | undefined;
  return {
    session() {
      session ??= new ApiSession({
        policy: policy ?? { allowPrivate: 'all' },
        ...(signal && { signal }),
        ...(context && { cookies: shareCookies(context) }),
      });
      return session;
    },
    close: async () => session?.close(),
  };
}

import { createSecretKey } from 'node:crypto';
import type { Role } from '@assay/contract/choices';
import { jwtVerify, SignJWT } from 'jose';

export interface Claims {
  sub: string;
  email: string;
  role: Role;
  /** Rises when the password changes; tokens of an earlier version no longer give access. */
  sessionVersion: number;
}

export interface Session extends Pick<Claims, 'sub' | 'sessionVersion'> {
  /** As it was when the session began: the account decides what its person may do. */
  role: unknown;
  expiresAt: number;
}

export interface Sessions {
  /** For seven days, or until the given time. */
  issue: (claims: Claims, expiresAt?: number) => Promise<string>;
  /** The claims of a token that we signed and that has not expired, else undefined. */
  read: (token: string) => Promise<Session | undefined>;
}

const algorithm = 'HS256';
const sevenDays = '7d';
const rememberedTokens = 5000;

export function createSessions(secret: Uint8Array): Sessions {
  const key = createSecretKey(secret);
  // A signature that was right once stays right, so it is checked once; whether the account still has access is not kept here.
  const verified = new Map<string, Session>();

  async function verify(token: string): Promise<Session | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        requiredClaims: ['sub', 'exp', 'sessionVersion'],
      });
      const { sub, sessionVersion, role, exp } = payload;
      if (!sub || typeof sessionVersion !== 'number' || exp === undefined) return undefined;
      return { sub, sessionVersion, role, expiresAt: exp * 1000 };
    } catch {
      return undefined;
    }
  }

  return {
    issue: ({ sub, ...rest }, expiresAt) =>
      new SignJWT(rest)
        .setProtectedHeader({ alg: algorithm })
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime(expiresAt === undefined ? sevenDays : Math.floor(expiresAt / 1000))
        .sign(key),
    async read(token) {
      const known = verified.get(token);
      if (known) {
        if (known.expiresAt > Date.now()) return known;
        verified.delete(token);
        return undefined;
      }
      const session = await verify(token);
      if (!session) return undefined;
      if (verified.size >= rememberedTokens) verified.clear();
      verified.set(token, session);
      return session;
    },
  };
}

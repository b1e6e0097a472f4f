import type { LimitName } from '@assay/contract';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors/errors.ts';

/** So many within so many seconds, per caller. */
interface Rule {
  points: number;
  seconds: number;
  /** A success gives its point back, so that only failures add up. */
  failuresOnly?: true;
}

const minutes = 60;
const hours = 60 * minutes;

export const rules: Record<LimitName | 'loginAccount' | 'forgotAccount', Rule> = {
  login: { points: 100, seconds: 15 * minutes, failuresOnly: true },
  loginAccount: { points: 10, seconds: 15 * minutes, failuresOnly: true },
  register: { points: 20, seconds: hours },
  forgot: { points: 10, seconds: 15 * minutes },
  forgotAccount: { points: 3, seconds: 15 * minutes },
  reset: { points: 20, seconds: 15 * minutes },
  contact: { points: 10, seconds: hours },
  feedback: { points: 30, seconds: hours },
  generation: { points: 30, seconds: minutes },
  loadTest: { points: 10, seconds: hours },
  shared: { points: 300, seconds: minutes },
  webhookTest: { points: 30, seconds: 10 * minutes },
};

export type RuleName = keyof typeof rules;

export interface Limits {
  /** Counts one use; throws RATE_LIMITED with the seconds to wait once there were too many. */
  count: (rule: RuleName, caller: string) => Promise<void>;
  /** Gives a use back after a success, where only failures count. */
  forgive: (rule: RuleName, caller: string) => Promise<void>;
}

export const noLimits: Limits = { count: async () => undefined, forgive: async () => undefined };

/** Counts in memory, or in PostgreSQL where several processes must count together. */
export function createLimits(pool: Pool | undefined): Limits {
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, { points, seconds }]) => {
      const options = { keyPrefix: name, points, duration: seconds };
      return [
        name,
        pool
          ? new RateLimiterPostgres({
              ...options,
              storeClient: pool,
              storeType: 'pool',
              tableName: 'rate_limits',
              tableCreated: true,
              insuranceLimiter: new RateLimiterMemory(options),
            })
          : new RateLimiterMemory(options),
      ];
    }),
  ) as Record<RuleName, RateLimiterMemory>;

  return {
    async count(rule, caller) {
      try {
        await limiters[rule].consume(caller);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('RATE_LIMITED', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    async forgive(rule, caller) {
      if (rules[rule].failuresOnly) await limiters[rule].reward(caller);
    },
  };
}

/** People behind one IPv6 network share its first 64 bits, and one person has all of them. */
export function callerKey(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;
}

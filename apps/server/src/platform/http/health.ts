import { type Database, ping } from '../database/database.ts';
import { AppError } from '../errors/errors.ts';
import type { Handlers } from './handlers.ts';

/** How far a process is: only a ready one is sent calls. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}

const patienceMs = 5000;
const retryAfterSeconds = 5;

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('UNAVAILABLE', { message, cause, retryAfterSeconds });
}

/** A load balancer asks again soon; a connection that hangs would keep it waiting. */
async function pingInTime(db: Database['db']): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms.`)), patienceMs);
  try {
    await Promise.race([ping(db), late]);
  } catch (cause) {
    throw unavailable('The database does not answer.', cause);
  } finally {
    clearTimeout(timer);
  }
}

export function healthHandlers({ db, engine }: Database, version: string, readiness: Readiness): Handlers {
  async function tellHealth() {
    await pingInTime(db);
    return {
      status: 'ok' as const,
      version,
      database: engine,
      uptimeSeconds: Math.round(process.uptime()),
    };
  }
  return {
    'GET /api/health': tellHealth,
    'GET /api/health/live': async () => ({ status: 'ok' }),
    'GET /api/health/ready': async () => {
      if (readiness.state === 'starting') throw unavailable('The server is starting.');
      if (readiness.state === 'stopping') throw unavailable('The server is stopping.');
      return tellHealth();
    },
  };
}

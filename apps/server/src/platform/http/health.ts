import { type Database, ping } from '../database.ts';
import { AppError } from '../errors.ts';
import type { Handlers } from './handlers.ts';

export function healthHandlers({ db, engine }: Database, version: string): Handlers {
  return {
    'GET /api/health': async () => {
      await ping(db).catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', {
          message: 'The database does not answer.',
          retryAfterSeconds: 5,
          cause,
        });
      });
      return { status: 'ok', version, database: engine, uptimeSeconds: Math.round(process.uptime()) };
    },
  };
}

import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { maskSecrets, maskText } from './mask.ts';

/** Structured log lines, one JSON object each, with secrets masked wherever they turn up. */
export function createLog(settings: Pick<Settings, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: settings.LOG_LEVEL,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: object) => maskSecrets(entry) as Record<string, unknown>,
    },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info']) {
        method.apply(
          this,
          args.map((part: unknown) => (typeof part === 'string' ? maskText(part) : part)) as typeof args,
        );
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

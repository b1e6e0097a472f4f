import pg from 'pg';
import type { Logger } from 'pino';

export interface Listening {
  close: () => Promise<void>;
}

export interface ListeningOptions {
  url: string;
  channels: readonly string[];
  log: Logger;
  onNotification: (channel: string, payload: string) => void;
  /** It listens; `isAgain`: there was a time when it should have and did not. */
  onListening: (isAgain: boolean) => void;
}

const firstDelayMs = 100;
const longestDelayMs = 5000;
const signOfLifeMs = 10_000;

/** A connection of its own that listens. A lost one is made again by itself, also one that is only dead without saying so. */
export async function startListening(options: ListeningOptions): Promise<Listening> {
  const { url, channels, log, onNotification, onListening } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delay = firstDelayMs;
  let isAgain = false;
  let isClosed = false;

  function lose(lost: pg.Client, error?: unknown): void {
    if (client !== lost) return;
    client = undefined;
    clearInterval(timer);
    lost.end().catch(() => undefined);
    if (isClosed) return;
    log.warn({ err: error }, 'The connection that listens to other processes was lost; it is made again.');
    timer = setTimeout(() => void connect(), delay).unref();
    delay = Math.min(delay * 2, longestDelayMs);
  }

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'assay listening',
    });
    client = mine;
    mine.on('error', (error) => lose(mine, error));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''));
    try {
      await mine.connect();
      for (const channel of channels) await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(mine, error);
      return;
    }
    if (client !== mine) return;
    delay = firstDelayMs;
    timer = setInterval(() => {
      mine.query('select 1').catch((error: unknown) => lose(mine, error));
    }, signOfLifeMs).unref();
    onListening(isAgain);
  }

  await connect();
  isAgain = true;
  return {
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

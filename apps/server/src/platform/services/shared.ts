import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { createProcesses } from '../database/processes.ts';
import { isLoopback, type Settings } from '../settings/settings.ts';
import { createLiveEvents } from '../signals/live-events.ts';
import { openSignals } from '../signals/postgres-signals.ts';
import { shareLiveEvents } from '../signals/shared-live-events.ts';
import { noSignals, type Signals } from '../signals/signals.ts';
import type { Services } from './services.ts';

/** What this process shares with the others on its database. */
export interface Shared {
  services: Pick<Services, 'live' | 'liveApiTests' | 'signals' | 'processes' | 'publicUrl'>;
  /** Does something here and, told by a signal, in all other processes. */
  everywhere: (topic: string, act: (text: string) => void) => (text: string) => void;
  close: () => Promise<void>;
}

function openLive(signals: Signals, isAlone: boolean) {
  if (isAlone) return { live: createLiveEvents(), liveApiTests: createLiveEvents(), close: () => undefined };
  const live = shareLiveEvents('runs', signals);
  const liveApiTests = shareLiveEvents('api', signals);
  return {
    live,
    liveApiTests,
    close() {
      live.close();
      liveApiTests.close();
    },
  };
}

/** `answersAt`: where this process answers calls, known once it listens; a worker answers none. */
export async function openShared(
  settings: Settings,
  database: Database,
  log: Logger,
  { answersAt }: { answersAt?: () => string | undefined },
): Promise<Shared> {
  const { DATABASE_URL, PUBLIC_URL, HOST } = settings;
  const { pool } = database;
  const signals = DATABASE_URL && pool ? await openSignals(DATABASE_URL, pool, log) : noSignals;
  const { live, liveApiTests, close } = openLive(signals, pool === undefined);
  const own = answersAt && { isLocal: isLoopback(HOST), address: answersAt, publicUrl: PUBLIC_URL };
  const processes = createProcesses(database, signals.id, own);
  // A worker knows it from the servers; where none is left, nobody could follow a link anyway.
  const publicUrl = () =>
    PUBLIC_URL ?? processes.servers()[0]?.publicUrl ?? `http://${HOST}:${settings.PORT}`;
  return {
    services: { live, liveApiTests, signals, processes, publicUrl },
    everywhere(topic, act) {
      signals.on(topic, act);
      return (text) => {
        act(text);
        signals.send(topic, text);
      };
    },
    async close() {
      close();
      await processes.stop();
      await signals.close();
    },
  };
}

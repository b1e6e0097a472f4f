import type { Database } from '../database/database.ts';
import type { Instruments } from '../observe/metrics.ts';
import type { Disk } from '../storage/disk-space.ts';
import type { Pressure } from './pressure.ts';

export interface Measured {
  database: Pick<Database, 'pool'>;
  pressure: Pick<Pressure, 'callsInFlight' | 'streamsOpen'>;
  disk: Disk;
}

export function addServerGauges({ gauge }: Instruments, { database, pressure, disk }: Measured): void {
  gauge('assay_http_requests_in_flight', 'Calls that are being answered.', () => [
    { value: pressure.callsInFlight() },
  ]);
  gauge('assay_event_streams', 'Open streams of live events.', () => [{ value: pressure.streamsOpen() }]);
  gauge('assay_disk_free_bytes', 'Room left where the data folder is.', async () => {
    const space = await disk.read();
    return space ? [{ value: space.free }] : [];
  });
  gauge(
    'assay_database_connections',
    'Connections to PostgreSQL by state; waiting are those who ask for one.',
    () => {
      const { pool } = database;
      if (!pool) return [];
      return [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ];
    },
    ['state'],
  );
}

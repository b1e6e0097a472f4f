import { hostname } from 'node:os';
import type { Answer, SystemHealth } from '@assay/contract';
import type { Database } from '../../../platform/database/database.ts';
import type { Pressure } from '../../../platform/http/pressure.ts';
import { migrations } from '../../../platform/migrations/index.ts';
import type { Observer } from '../../../platform/observe/observer.ts';
import type { MailRecord } from '../../../platform/observe/watch-mail.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Disk } from '../../../platform/storage/disk-space.ts';
import type { Inspection } from '../../execution/index.ts';
import { availableSources } from '../../generation/index.ts';
import { judgeSystem } from './judge-system.ts';
import { keepFor } from './keep-for.ts';
import { listMigrations, readSize, readVersion, sumEvidence, sumPictures } from './store.ts';

export interface SystemParts {
  settings: Settings;
  version: string;
  database: Database;
  observer: Observer;
  pressure: Pressure;
  disk: Disk;
  mail: MailRecord;
  /** Where files are kept. */
  storage: { kind: string; place: string };
  inspect: () => Promise<Inspection>;
}

const iso = (at: number) => new Date(at).toISOString();
const isoOrNull = (at: number | null) => (at === null ? null : iso(at));

function describeQueue({ queue, limit }: Inspection): SystemHealth['queue'] {
  const amount = (state: string, kind: string) =>
    queue.find((one) => one.state === state && one.kind === kind)?.amount ?? 0;
  const waiting = queue.filter(({ state }) => state === 'queued').map(({ oldestAt }) => oldestAt);
  return {
    waiting: { plan: amount('queued', 'plan'), case: amount('queued', 'case') },
    running: { plan: amount('running', 'plan'), case: amount('running', 'case') },
    oldest_seconds: waiting.length > 0 ? Math.max(0, Date.now() - Math.min(...waiting)) / 1000 : null,
    limit,
  };
}

async function describeDatabase(database: Database, size: number | null): Promise<SystemHealth['database']> {
  const { db, engine, pool } = database;
  const startedAt = performance.now();
  const version = await readVersion(database);
  const answerMs = performance.now() - startedAt;
  const applied = await listMigrations(db);
  return {
    kind: engine,
    version,
    size,
    pool: pool
      ? {
          used: pool.totalCount - pool.idleCount,
          idle: pool.idleCount,
          waiting: pool.waitingCount,
          limit: pool.options.max ?? pool.totalCount,
        }
      : null,
    answer_ms: answerMs,
    migrations: {
      applied: applied.length,
      newest: applied.at(-1) ?? '',
      missing: Object.keys(migrations).filter((name) => !applied.includes(name)).length,
    },
  };
}

function describeReader({ reader }: Inspection, settings: Settings): SystemHealth['reader'] {
  if (!reader) return null;
  const { name, size, parameters, reads, writes, status } = reader;
  return {
    name,
    from: settings.MODEL_URL ? 'MODEL_URL' : settings.MODEL_PATH ? 'MODEL_PATH' : 'bundled',
    size: size ?? null,
    parameters: parameters ?? null,
    reads: reads ?? null,
    writes: writes ?? null,
    state: status.state,
    reason: status.state === 'failed' ? status.reason : null,
  };
}

function describeServer({ settings, observer, pressure }: SystemParts): SystemHealth['server'] {
  const uptime = process.uptime();
  return {
    name: `${hostname()} (${process.pid})`,
    started_at: iso(Date.now() - uptime * 1000),
    uptime_seconds: Math.round(uptime),
    memory: process.memoryUsage.rss(),
    lag_ms: Math.round(observer.lag.lagMs()),
    calls_in_flight: pressure.callsInFlight(),
    calls_limit: settings.MAX_CALLS,
    streams: pressure.streamsOpen(),
    streams_limit: settings.MAX_STREAMS,
    minutes: observer.recent.minutes(),
    errors: observer.recent.errors(),
    traces_to: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? new URL(settings.OTEL_EXPORTER_OTLP_ENDPOINT).host
      : null,
  };
}

function describeMail({ settings, mail }: SystemParts): SystemHealth['mail'] {
  return {
    kind: settings.SMTP_URL ? 'smtp' : 'files',
    place: settings.SMTP_URL ? new URL(settings.SMTP_URL).host : `${settings.DATA_DIR}/mail`,
    sent: mail.sent,
    failed: mail.failed,
    last_success: isoOrNull(mail.lastSuccess),
    last_failure: isoOrNull(mail.lastFailure),
  };
}

/** Everything an administrator wants to see at a glance. What takes its time to sum up is kept for a minute. */
export function createSystemReader(parts: SystemParts): () => Promise<Answer<'GET /api/admin/system'>> {
  const { settings, version, database, disk } = parts;
  const evidence = keepFor(60_000, () => sumEvidence(database.db));
  const pictures = keepFor(60_000, () => sumPictures(database.db));
  const size = keepFor(60_000, () => readSize(database));

  return async () => {
    const inspection = await parts.inspect();
    const space = await disk.read();
    const facts = {
      queue: describeQueue(inspection),
      workers: inspection.workers.map((worker) => ({
        id: worker.id,
        name: worker.name,
        slots: worker.slots,
        busy: worker.busy,
        version: worker.version,
        started_at: iso(worker.startedAt),
        seen_at: iso(worker.seenAt),
      })),
      database: await describeDatabase(database, await size()),
      storage: {
        ...parts.storage,
        evidence: await evidence(),
        pictures: await pictures(),
        disk: space ? { ...space, least: disk.least } : null,
      },
      browsers: inspection.browsers.map(({ isAvailable, ...browser }) => ({
        ...browser,
        is_available: isAvailable,
      })),
      mail: describeMail(parts),
      reader: describeReader(inspection, settings),
      models: availableSources(settings).map(({ isAvailable, ...source }) => ({
        ...source,
        is_available: isAvailable,
      })),
      versions: {
        assay: version,
        node: process.versions.node,
        platform: `${process.platform} ${process.arch}`,
      },
      server: describeServer(parts),
    };
    const judged = judgeSystem({ ...facts, lag_limit_ms: settings.MAX_LAG_MS });
    return { success: true, data: { checked_at: iso(Date.now()), parts: judged, ...facts } };
  };
}

import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, healthStates, modelSources, systemParts } from './choices.ts';
import { count, data, id, timestamp } from './fields.ts';

const bytes = z.number().nonnegative();

const worker = z.object({
  id,
  /** Where it runs, with the number of its process. */
  name: z.string(),
  slots: count,
  busy: count,
  /** Empty where it does not say. */
  version: z.string(),
  started_at: timestamp,
  seen_at: timestamp,
});

const browser = z.object({
  name: z.enum(browsers),
  is_available: z.boolean(),
  version: z.string().nullable(),
  /** Its program, or where it runs. */
  place: z.string().nullable(),
  /** Where it comes from, or what to do to have it. */
  note: z.string(),
  /** How many of it run in the process that answers, and what they have open. */
  running: count,
  contexts: count,
});

const requirementReader = z.object({
  name: z.string(),
  /** It came with Assay, or a setting names it. */
  from: z.enum(['bundled', 'MODEL_PATH', 'MODEL_URL']),
  size: bytes.nullable(),
  parameters: count.nullable(),
  /** Tokens a second in the last requests; null before the first. */
  reads: z.number().nonnegative().nullable(),
  writes: z.number().nonnegative().nullable(),
  state: z.enum(['not loaded', 'loading', 'ready', 'failed']),
  /** Why it cannot be used. */
  reason: z.string().nullable(),
});

const system = z.object({
  checked_at: timestamp,
  /** Each part with what is the matter, the worst first. */
  parts: z.array(z.object({ part: z.enum(systemParts), state: z.enum(healthStates), message: z.string() })),
  queue: z.object({
    waiting: z.object({ plan: count, case: count }),
    running: z.object({ plan: count, case: count }),
    /** Null where nothing waits. */
    oldest_seconds: z.number().nonnegative().nullable(),
    /** With so many waiting, new runs are refused. */
    limit: count,
  }),
  workers: z.array(worker),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    version: z.string(),
    size: bytes.nullable(),
    /** Connections of the process that answers; null for an embedded database. */
    pool: z.object({ used: count, idle: count, waiting: count, limit: count }).nullable(),
    answer_ms: z.number().nonnegative(),
    migrations: z.object({ applied: count, newest: z.string(), missing: count }),
  }),
  storage: z.object({
    /** Such as a folder; where files are kept. */
    kind: z.string(),
    place: z.string(),
    evidence: z.object({ files: count, bytes }),
    pictures: z.object({ files: count, bytes }),
    /** Null where the system does not tell. */
    disk: z.object({ free: bytes, total: bytes, least: bytes }).nullable(),
  }),
  browsers: z.array(browser),
  mail: z.object({
    kind: z.enum(['smtp', 'files']),
    /** The server without its password, or the folder. */
    place: z.string(),
    sent: count,
    failed: count,
    last_success: timestamp.nullable(),
    last_failure: timestamp.nullable(),
  }),
  /** The language model that reads requirements, in the process that answers; null where none is set up. */
  reader: requirementReader.nullable(),
  models: z.array(
    z.object({
      name: z.enum(modelSources),
      label: z.string(),
      model: z.string(),
      is_available: z.boolean(),
      note: z.string(),
    }),
  ),
  versions: z.object({ assay: z.string(), node: z.string(), platform: z.string() }),
  /** The process that answers. */
  server: z.object({
    name: z.string(),
    started_at: timestamp,
    uptime_seconds: z.number().nonnegative(),
    memory: bytes,
    lag_ms: z.number().nonnegative(),
    calls_in_flight: count,
    calls_limit: count,
    streams: count,
    streams_limit: count,
    /** Of the last hour, the oldest first. */
    minutes: z.array(z.object({ calls: count, errors: count })),
    errors: z.array(z.object({ code: z.string(), count })),
    /** Where traces go; null where none are kept. */
    traces_to: z.string().nullable(),
  }),
});
export type SystemHealth = z.output<typeof system>;

export const systemCalls = defineCalls({
  'GET /api/admin/system': {
    summary: 'Tell how the installation is: queue, workers, database, storage, browsers, mail and versions',
    feature: 'admin',
    access: 'admin',
    response: data(system),
    errors: [],
  },
});

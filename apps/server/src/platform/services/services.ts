import type { Logger } from 'pino';
import type { Limits } from '../access/limits.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Db } from '../database/database.ts';
import type { Processes } from '../database/processes.ts';
import type { Mailer } from '../mail/mail.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Tracing } from '../observe/tracing.ts';
import type { LiveEvents } from '../signals/live-events.ts';
import type { Signals } from '../signals/signals.ts';
import type { Storage } from '../storage/storage.ts';

/** What the platform lends to features. */
export interface Services {
  db: Db;
  log: Logger;
  limits: Limits;
  mailer: Mailer;
  sessions: Sessions;
  /** Pictures, traces and other files of runs. */
  storage: Storage;
  /** Pictures that are compared. */
  pictures: Storage;
  live: LiveEvents;
  /** As `live`, for what those who follow all runs of a person do not expect. */
  liveApiTests: LiveEvents;
  signals: Signals;
  processes: Processes;
  /** Key for hashes that must not be computable from outside. */
  signingKey: Uint8Array;
  /** Where people reach this server, known once it listens. */
  publicUrl: () => string;
  metrics: Metrics;
  tracing: Tracing;
}

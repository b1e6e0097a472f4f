import type { RunView } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { Visual } from '../../visual/index.ts';
import type { Engine } from './engine.ts';
import type { Recorder } from './recorder.ts';

/** What others do when something happens here. */
export interface RunHooks {
  /** A run has ended; called once, within the transaction that ends it. `view` is the run as others may read it. */
  ended: (transaction: Db, ownerId: string, view: () => Promise<RunView | undefined>) => Promise<void>;
  /** The same without the run, for who only counts; the transaction may still come to nothing. */
  concluded?: (runId: string) => void;
  /** Called about once a second by each process that works on the queue. */
  beat: () => Promise<void>;
}

/** What the use-cases of this feature share. */
export interface Parts
  extends Pick<Services, 'db' | 'log' | 'storage' | 'live' | 'mailer' | 'publicUrl' | 'metrics' | 'tracing'> {
  settings: Settings;
  engine: Engine;
  recorder: Recorder;
  hooks: RunHooks;
  /** Removes what other features keep of before a time; called once a day. */
  removeOldElsewhere: (before: number, mayGoOn: () => boolean) => Promise<void>;
  /** What pages are to look like. */
  visual: Visual;
  /** Tells all workers that there is something to do. */
  wake: () => void;
  /** Stops what is under way for a run, in whichever process. */
  stopRun: (runId: string) => void;
}

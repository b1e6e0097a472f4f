import type { Services } from '../../platform/services.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Engine } from './engine.ts';
import type { Recorder } from './recorder.ts';

/** What the use-cases of this feature share. */
export interface Parts extends Pick<Services, 'db' | 'log' | 'storage' | 'live'> {
  settings: Settings;
  engine: Engine;
  recorder: Recorder;
  /** Tells the worker of this process that there is something to do. */
  wake: () => void;
  /** Stops what this process is doing for a run. */
  stopHere: (runId: string) => void;
}

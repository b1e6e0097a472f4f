import type { ExecutionReport, RunEvent } from '@assay/contract';
import type { ReadPicture } from '@assay/report';
import type { Requirement } from '../requirements/split-text.ts';

export type OnEvent = (event: RunEvent) => void;

/** What became of one requirement. */
export interface Finished {
  reports: ExecutionReport[];
  /** Whole sentences for the author. */
  notes: string[];
  /** Why there was nothing to run, as a sentence. */
  trouble: string | null;
  readPicture: ReadPicture;
}

/** The same with its requirement, in which secrets are hidden. */
export type Told = Finished & { requirement: Requirement };

/** Runs requirements: here, or on a server. */
export interface Engine {
  /** Comes back whatever happens to the requirement; throws `OutOfReach` where nothing can be run at all. */
  run(requirement: Requirement, onEvent: OnEvent, signal: AbortSignal): Promise<Finished>;
  close(): Promise<void>;
  /** After an interruption, in the place of closing: waits only for what others have to hear of. */
  abandon(): Promise<void>;
}

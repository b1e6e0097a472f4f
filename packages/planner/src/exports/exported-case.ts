import type { Deed } from '@assay/contract';
import type { TestCase } from '../steps/language.ts';

/** What an execution did, which an export is written from. */
export interface RecordedExecution {
  /** Milliseconds since 1970. */
  at: number;
  passed: boolean;
  /** One entry for each step of the case; undefined where the step did not end well, or nothing was kept of it. */
  done: readonly (readonly Deed[] | undefined)[];
}

/** A case with what was done when its steps were last carried out, where they were. */
export interface ExportedCase extends TestCase {
  execution?: RecordedExecution;
}

import type { RunEvent } from '@assay/contract';
import type { Requirement } from '../requirements/split-text.ts';

/** Tells a person what happens while it happens. */
export interface Progress {
  begin(requirement: Requirement, index: number, total: number): void;
  take(event: RunEvent): void;
  end(): void;
}

export const silent: Progress = { begin: () => undefined, take: () => undefined, end: () => undefined };

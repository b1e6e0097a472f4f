import type { ChildProcess, SpawnOptions } from 'node:child_process';

export interface Group {
  /** Its TMPDIR; gone when the group has ended. */
  folder: string;
  child: ChildProcess;
  /** The exit code of the program; 128 + the number of the signal that ended it. */
  ended: Promise<number>;
  /** SIGTERM to every process that is left, SIGKILL after `graceMs` (5 s). Blocks until all are gone. */
  end: (options?: { graceMs?: number }) => void;
}

export function startGroup(
  command: string,
  args: readonly string[],
  env?: Record<string, string>,
  options?: SpawnOptions,
): Group;
export function endGroups(): void;
export function becomeGroup(): void;

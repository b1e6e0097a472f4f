import type { RunView } from '@assay/contract';
import type { LogEvent } from '../../lib/run-state.ts';
import { shorten } from '../../lib/shorten.ts';

export const levels = ['info', 'warning', 'error'] as const;
export type Level = (typeof levels)[number];

export interface LogLine extends Pick<LogEvent, 'at' | 'level' | 'message'> {
  /** What the line is about, where several things go on at once. */
  from?: string;
}

/** The lines to show: of the chosen levels, each with the title of what it belongs to. */
export function chooseLines(
  log: readonly LogEvent[],
  chosen: ReadonlySet<Level>,
  runs: readonly RunView[],
): LogLine[] {
  const titles = nameEverything(runs);
  return log
    .filter(({ level }) => chosen.has(level))
    .map(({ at, level, message, run_id, execution_id }) => ({
      at,
      level,
      message,
      from: titles.get(execution_id ?? run_id) ?? titles.get(run_id),
    }));
}

function nameEverything(runs: readonly RunView[]): Map<string, string> {
  return new Map(
    runs.flatMap(({ id, title, cases }) => [
      [id, shorten(title, 40)] as const,
      ...cases.map((one) => [one.execution_id, shorten(one.title, 40)] as const),
    ]),
  );
}

/** How many lines came after the one that was last when the log was paused. */
export function countSince(log: readonly LogEvent[], last: LogEvent | undefined): number {
  const place = last ? log.lastIndexOf(last) : -1;
  return log.length - 1 - place;
}

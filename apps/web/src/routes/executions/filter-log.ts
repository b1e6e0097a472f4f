import type { ExecutionReport } from '@assay/contract';

export type LogLine = ExecutionReport['log'][number];

export const logFilters = [
  { value: 'all', label: 'All lines' },
  { value: 'trouble', label: 'Warnings and errors' },
  { value: 'error', label: 'Errors' },
] as const;

export type LogFilter = (typeof logFilters)[number]['value'];

/** The lines of a level or worse that contain all the words. */
export function filterLog(lines: readonly LogLine[], filter: LogFilter, words: string): LogLine[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter(({ level, message }) => {
    if (filter === 'error' && level !== 'error') return false;
    if (filter === 'trouble' && level === 'info') return false;
    const text = message.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

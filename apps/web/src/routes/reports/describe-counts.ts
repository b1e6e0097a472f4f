type Counts = Record<'total' | 'passed' | 'failed' | 'error' | 'timeout', number>;

/** "5 executions: 3 passed, 2 failed": each kind that occurs. */
export function describeCounts(counts: Counts): string {
  const { total, passed, failed, error, timeout } = counts;
  const kinds = [
    [passed, 'passed'],
    [failed, 'failed'],
    [error, 'error'],
    [timeout, 'timed out'],
  ] as const;
  const parts = kinds.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${total === 1 ? '1 execution' : `${total} executions`}: ${parts.join(', ')}`;
}

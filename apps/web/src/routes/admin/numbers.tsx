import { useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { formatExactly } from '../../ui/format-figures.ts';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { describeFailure } from './common/describe-failure.ts';
import styles from './numbers.module.css';

export function useSummary() {
  return useQuery({
    queryKey: ['admin', 'summary'],
    queryFn: async ({ signal }) => (await request('GET /api/admin/summary', { signal })).data,
  });
}

/** How many people there are, and how much waits for an answer. */
export function Numbers({ summary: { data, error, refetch } }: { summary: ReturnType<typeof useSummary> }) {
  if (!data) {
    if (!error) return <LoadingPart text="Counting…" />;
    return (
      <BrokenPart
        text={describeFailure('Failed to fetch the numbers', error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <dl className={styles.numbers} aria-label="Numbers">
      <Tile name="Users" value={data.users} />
      <Tile name="Active" value={data.active} />
      <Tile name="New this week" value={data.new_this_week} />
      <Tile name="Open feedback" value={data.open_feedback} />
    </dl>
  );
}

function Tile({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.number}>
      <dt>{name}</dt>
      <dd>{formatExactly(value)}</dd>
    </div>
  );
}

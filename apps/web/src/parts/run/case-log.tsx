import type { CaseView } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import type { LogEvent } from '../../lib/run-state.ts';
import { RunLog } from '../../ui/run/run-log.tsx';
import styles from './case-log.module.css';

interface Props {
  case: CaseView;
  /** What was logged while the run was followed here. */
  lines: readonly LogEvent[];
}

/** The execution log of a case. Of one that had ended before the page was opened, it is fetched when it is asked for. */
export function CaseLog({ case: one, lines }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { execution_id: id } = one;
  const isPast = one.state === 'done' && lines.length === 0;
  const { data, isError, isLoading } = useQuery({
    queryKey: ['execution', id],
    queryFn: ({ signal }) => request('GET /api/executions/{id}', { params: { id }, signal }),
    enabled: isOpen && isPast,
  });
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Execution log</summary>
      {isLoading && <p className={styles.note}>Loading the log…</p>}
      {isError && (
        <p className={styles.note} role="alert">
          The log could not be loaded. Close it and open it again to try once more.
        </p>
      )}
      {isOpen && !isLoading && !isError && (
        <RunLog label={`Execution log of ${one.title}`} lines={isPast ? (data?.report.log ?? []) : lines} />
      )}
    </details>
  );
}

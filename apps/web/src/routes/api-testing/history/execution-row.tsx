import { ActionButton } from '../../../ui/action-button.tsx';
import { formatPercent } from '../../../ui/format-figures.ts';
import { RotateCcw, Trash2 } from '../../../ui/icons/index.ts';
import { formatDuration } from '../../../ui/run/format-duration.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { useBusy } from '../common/busy.ts';
import { countOf } from '../common/describe.ts';
import { formatResponseTime } from '../common/list-figures.ts';
import { ExecutionState } from './execution-state.tsx';
import styles from './history-tab.module.css';
import type { Execution } from './queries.ts';
import { useExecutionActions } from './use-execution-actions.ts';

export function ExecutionRow({ execution, onOpen }: { execution: Execution; onOpen: (id: string) => void }) {
  const { id, test_name: name, total_endpoints: endpoints } = execution;
  const { isBusy, rerun, askToDelete } = useExecutionActions({ onRerun: onOpen });
  const isExecuting = useBusy();
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <ExecutionState execution={execution} />
        </p>
        <p className={styles.facts}>
          {countOf(endpoints, 'endpoint')} ·{' '}
          {execution.passed + execution.failed > 0
            ? `${formatPercent(execution.success_rate)} success`
            : 'nothing checked'}{' '}
          · {formatResponseTime(execution.avg_response_time)} on average · took{' '}
          {formatDuration(execution.duration_ms)}
        </p>
        <p className={styles.facts}>
          {execution.base_url} · <Moment at={execution.executed_at} />
        </p>
      </div>
      <div className={styles.buttons}>
        <ActionButton aria-label={`Details of ${name}`} onClick={() => onOpen(id)}>
          Details
        </ActionButton>
        <ActionButton
          disabled={isBusy || isExecuting}
          aria-label={`Run again: ${name}`}
          onClick={() => rerun(execution)}
        >
          <RotateCcw size={16} aria-hidden="true" /> Run again
        </ActionButton>
        <ActionButton disabled={isBusy} aria-label={`Delete ${name}`} onClick={() => askToDelete(execution)}>
          <Trash2 size={16} aria-hidden="true" />
        </ActionButton>
      </div>
    </li>
  );
}

import { explainFailure } from '../../../lib/explain-failure.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import type { View } from '../common/view.ts';
import { ExecutionRow } from './execution-row.tsx';
import { ExecutionView } from './execution-view.tsx';
import styles from './history-tab.module.css';
import { PageWays } from './page-ways.tsx';
import { historyPage, useHistory } from './queries.ts';

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** Earlier executions, the newest first. */
export function HistoryTab({ view, onChange }: Props) {
  if (view.execution) {
    return (
      <ExecutionView
        key={view.execution}
        id={view.execution}
        onBack={() => onChange({ execution: '', page: view.page })}
        onOpen={(execution) => onChange({ execution })}
        onTaken={() => onChange({ tab: 'runner' })}
      />
    );
  }
  return <HistoryList view={view} onChange={onChange} />;
}

function HistoryList({ view, onChange }: Props) {
  const { data, error, refetch, isPlaceholderData } = useHistory(view);
  const kept = useKeptFocus<HTMLUListElement>();
  if (!data && error) {
    return (
      <BrokenPart
        text={`The history could not be loaded. ${explainFailure(error)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <LoadingPart text="Loading history…" />;
  const pages = Math.max(1, Math.ceil(data.total / historyPage));
  return (
    <div className={styles.tab}>
      {(data.total > 0 || view.search) && (
        <div className={styles.tools}>
          <SearchBox
            label="Search executions"
            placeholder="Name or address"
            value={view.search}
            onSearch={(search) => onChange({ search })}
          />
          <p className={styles.summary} role="status">
            {data.total === 1 ? '1 execution' : `${formatExactly(data.total)} executions`}
          </p>
        </div>
      )}
      {data.executions.length === 0 ? (
        <Nothing view={view} onChange={onChange} />
      ) : (
        <ul
          {...kept}
          className={styles.rows}
          aria-label="Executions"
          aria-busy={isPlaceholderData || undefined}
        >
          {data.executions.map((execution) => (
            <ExecutionRow
              key={execution.id}
              execution={execution}
              onOpen={(id) => onChange({ execution: id, page: view.page })}
            />
          ))}
        </ul>
      )}
      <PageWays page={view.page} pages={pages} onPage={(page) => onChange({ page })} />
    </div>
  );
}

function Nothing({ view, onChange }: Props) {
  const isNarrowed = view.search !== '' || view.page > 1;
  return (
    <div className={styles.none}>
      <p>
        {isNarrowed
          ? 'No execution is here. Search for something else, or show all of them.'
          : 'No API test was executed yet. What you execute is kept here with every request and answer.'}
      </p>
      <ActionButton onClick={() => onChange(isNarrowed ? { search: '', page: 1 } : { tab: 'runner' })}>
        {isNarrowed ? 'Show all' : 'Go to the Test Runner'}
      </ActionButton>
    </div>
  );
}

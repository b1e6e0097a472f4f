import { apiOutcomeOf } from '@assay/contract/choices';
import { useEffect, useRef } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ResultCard } from '../../../ui/api/result-card.tsx';
import { ArrowLeft } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { ExecutionButtons } from './execution-buttons.tsx';
import { ExecutionFacts } from './execution-facts.tsx';
import { ExecutionState } from './execution-state.tsx';
import styles from './execution-view.module.css';
import { type ExecutionDetail, useExecution } from './queries.ts';

interface Props {
  id: string;
  onBack: () => void;
  onOpen: (id: string) => void;
  /** It stands in the Test Runner now. */
  onTaken: () => void;
}

/** One execution with every request, answer and check. */
export function ExecutionView({ id, ...ways }: Props) {
  const { data, error, refetch } = useExecution(id);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.view}>
      <div>
        <ActionButton ref={back} onClick={ways.onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> Back to the history
        </ActionButton>
      </div>
      {data && <Execution execution={data} {...ways} />}
      {!data && error && (
        <BrokenPart
          text={`The execution could not be loaded. ${explainFailure(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingPart text="Loading the execution…" />}
    </div>
  );
}

function Execution({
  execution,
  onBack,
  onOpen,
  onTaken,
}: Omit<Props, 'id'> & { execution: ExecutionDetail }) {
  const { results, error, state } = execution;
  return (
    <article className={styles.view} aria-labelledby="execution-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="execution-title">
          {execution.test_name} <ExecutionState execution={execution} />
        </h2>
        <ExecutionButtons execution={execution} onDeleted={onBack} onRerun={onOpen} onTaken={onTaken} />
      </div>
      <ExecutionFacts execution={execution} />
      {error && <p className={styles.error}>{error}</p>}
      {results.length > 0 ? (
        <ul className={styles.results} aria-label="Requests">
          {results.map((result) => (
            <li key={`${result.row ?? ''} ${result.index}`}>
              <ResultCard
                result={result}
                isOpen={['failed', 'error'].includes(apiOutcomeOf(result)) && results.length <= 20}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          {state === 'running' ? 'No request was answered yet.' : 'No request was made.'}
        </p>
      )}
    </article>
  );
}

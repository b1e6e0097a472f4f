import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { always } from '../common/queries.ts';
import { EarlierTest } from './earlier-test.tsx';
import styles from './earlier-tests.module.css';

const step = 10;
const most = 500;

/** Load tests of before, the newest first. */
export function EarlierTests({ onOpen, onLoaded }: { onOpen: (id: string) => void; onLoaded: () => void }) {
  const [limit, setLimit] = useState(step);
  const kept = useKeptFocus<HTMLUListElement>();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['api testing', 'load tests', limit],
    queryFn: async ({ signal }) =>
      (await request('GET /api/api-testing/load-tests', { query: { limit }, signal })).data.loadTests,
    placeholderData: keepPreviousData,
    ...always,
  });
  return (
    <section className={styles.section} aria-labelledby="earlier-load-tests">
      <h2 className={styles.title} id="earlier-load-tests">
        Earlier load tests
      </h2>
      {!data && error && (
        <BrokenPart
          text={`The load tests could not be loaded. ${explainFailure(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingPart text="Loading load tests…" />}
      {data?.length === 0 && (
        <p className={styles.none}>No load test was run yet. What you run is kept here with its figures.</p>
      )}
      {data && data.length > 0 && (
        <ul
          {...kept}
          className={styles.rows}
          aria-label="Load tests"
          aria-busy={isPlaceholderData || undefined}
        >
          {data.map((test) => (
            <EarlierTest key={test.id} test={test} onOpen={() => onOpen(test.id)} onLoaded={onLoaded} />
          ))}
        </ul>
      )}
      {data && data.length >= limit && limit < most && (
        <ActionButton disabled={isPlaceholderData} onClick={() => setLimit(Math.min(most, limit * 2))}>
          Show more
        </ActionButton>
      )}
    </section>
  );
}

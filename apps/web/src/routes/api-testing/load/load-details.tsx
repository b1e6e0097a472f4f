import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ArrowLeft } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { always } from '../common/queries.ts';
import { useChange } from '../common/use-change.ts';
import { LoadResult } from './load-result.tsx';
import styles from './load-tab.module.css';
import { RunningLoad } from './running-load.tsx';

const lookEvery = 1000;

/** One load test of before with all its figures. */
export function LoadDetails({ id, onBack }: { id: string; onBack: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['api testing', 'load test', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/api-testing/load-tests/{id}', { params: { id }, signal })).data.loadTest,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? lookEvery : false),
    ...always,
  });
  const { isBusy, change } = useChange();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={styles.tab}>
      <div>
        <ActionButton ref={back} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> Back to load testing
        </ActionButton>
      </div>
      {data?.state === 'running' && (
        <RunningLoad
          test={data}
          isBroken={false}
          isCancelling={isBusy}
          onCancel={() =>
            void change(() => request('POST /api/api-testing/load-tests/{id}/cancel', { params: { id } }), {
              failed: 'The load test was not stopped.',
            })
          }
        />
      )}
      {data && data.state !== 'running' && <LoadResult test={data} />}
      {!data && error && (
        <BrokenPart
          text={`The load test could not be loaded. ${explainFailure(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingPart text="Loading the load test…" />}
    </div>
  );
}

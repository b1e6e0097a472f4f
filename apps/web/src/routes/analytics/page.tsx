import { type TimeRange, timeRanges } from '@assay/contract/choices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingPart } from '../../ui/page-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { rangeLabels } from './describe.ts';
import { FiguresView } from './figures-view.tsx';
import styles from './page.module.css';
import { Toolbar } from './toolbar.tsx';

const choices = timeRanges.map((value) => ({ value, label: rangeLabels[value] }));

export function Component() {
  const [range, setRange] = useState<TimeRange>('30d');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['analytics', range],
    queryFn: ({ signal }) => request('GET /api/analytics/dashboard', { query: { timeRange: range }, signal }),
    placeholderData: keepPreviousData,
    // Whoever comes here from a run wants to see it counted.
    staleTime: 0,
  });
  return (
    <PageFrame>
      <PageHeader
        title="Analytics Dashboard"
        lead="How your tests have been doing, over a week or over a year."
      />
      <div className={styles.bar}>
        <SelectField
          label="Time range"
          name="timeRange"
          value={range}
          choices={choices}
          onChange={setRange}
          description="Days begin and end at midnight UTC."
        />
        <Toolbar range={range} isLoading={isFetching} onRefresh={() => void refetch()} />
      </div>
      {error ? (
        <LoadError
          title="Error Loading Analytics"
          message={`Failed to fetch analytics: ${explainFailure(error)}`}
          isLoading={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <FiguresView figures={data.data} range={range} isOld={isPlaceholderData} />
      ) : (
        <LoadingPart text="Loading analytics…" />
      )}
    </PageFrame>
  );
}

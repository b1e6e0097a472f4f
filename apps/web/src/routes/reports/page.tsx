import { useAddress } from '../../lib/use-address.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { CaseList } from './case-list.tsx';
import { CompareRuns } from './compare-runs.tsx';
import { describeCasesFailure, describeReportsFailure } from './describe-failure.ts';
import { EmptyReports, NothingFound } from './empty-reports.tsx';
import { ExecutionHistory } from './execution-history.tsx';
import { ExportReport } from './export-report.tsx';
import { FilterBar } from './filter-bar.tsx';
import { changeFilters, type Filters, isFiltered, readFilters } from './filters.ts';
import styles from './page.module.css';
import { useHistory, useSummary, useTestCases } from './queries.ts';
import { StatisticTiles } from './statistic-tiles.tsx';

export const handle = { footer: true };

export function Component() {
  const [search, setSearch] = useAddress();
  const filters = readFilters(search);
  const cases = useTestCases();
  const summary = useSummary(filters);
  const history = useHistory(filters);
  const change = (wanted: Partial<Filters>) =>
    setSearch((before) => changeFilters(before, wanted), { replace: true, preventScrollReset: true });

  const failure = cases.error
    ? describeCasesFailure(cases.error)
    : (summary.error ?? history.error) && describeReportsFailure(summary.error ?? history.error);
  const total = summary.data?.statistics.total;
  const hasNone = total === 0 && !isFiltered(filters);

  function retry() {
    for (const query of [cases, summary, history]) if (query.error) void query.refetch();
  }

  return (
    <PageFrame>
      <PageHeader
        title="Test Reports"
        lead="What your test cases came to, how steady they are, and what changed from one run to another."
        actions={!failure && total ? <ExportReport filters={filters} total={total} /> : undefined}
      />
      {failure && <BrokenPart text={failure} onRetry={retry} />}
      {!failure && (!summary.data || !cases.data) && <LoadingPart text="Loading reports…" />}
      {!failure && summary.data && cases.data && (
        <div className={styles.parts}>
          {hasNone ? (
            <EmptyReports />
          ) : (
            <>
              <FilterBar filters={filters} testCases={cases.data} onChange={change} />
              <StatisticTiles statistics={summary.data.statistics} />
              {total === 0 ? (
                <NothingFound onClear={() => change({ testCaseId: '', start: '', end: '' })} />
              ) : (
                <>
                  <CaseList summary={summary.data} filters={filters} onChange={change} />
                  <ExecutionHistory history={history} total={total ?? 0} />
                </>
              )}
              <CompareRuns />
            </>
          )}
        </div>
      )}
    </PageFrame>
  );
}

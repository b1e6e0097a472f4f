import type { ComparisonRecord } from '@assay/contract';
import type { VisualSummary } from '../common/queries.ts';
import styles from './overview-tab.module.css';
import { RecentTests } from './recent-tests.tsx';
import { SummaryTiles } from './summary-tiles.tsx';
import { TrendOfDifferences } from './trend.tsx';
import { WaitingNote } from './waiting-note.tsx';

interface Props {
  summary: VisualSummary;
  latest: readonly ComparisonRecord[];
}

/** How the pictures are doing, what waits for somebody, and what came last. */
export function OverviewTab({ summary, latest }: Props) {
  return (
    <div className={styles.parts}>
      {summary.waiting > 0 && <WaitingNote amount={summary.waiting} />}
      <SummaryTiles summary={summary} />
      <RecentTests comparisons={latest.slice(0, 5)} />
      <TrendOfDifferences comparisons={latest} />
    </div>
  );
}

import type { CaseView } from '@assay/contract';
import { Badge } from './badge.tsx';
import { tallyCases } from './tally-cases.ts';
import styles from './verdict-counts.module.css';

/** How the cases of a run ended, one badge for each kind. */
export function VerdictCounts({ cases }: { cases: readonly CaseView[] }) {
  const counts = tallyCases(cases);
  if (counts.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label="Cases by verdict">
      {counts.map(({ word, tone, count }) => (
        <li key={word}>
          <Badge tone={tone}>
            {count} {word.toLowerCase()}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

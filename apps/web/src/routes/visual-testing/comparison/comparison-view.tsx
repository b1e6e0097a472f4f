import type { ComparisonDetail } from '@assay/contract';
import { usePageKeys } from '../../../ui/visual/use-page-keys.ts';
import type { ViewMode } from '../../../ui/visual/view-modes.ts';
import styles from './comparison-view.module.css';
import { Decisions } from './decisions.tsx';
import { Facts } from './facts.tsx';
import { IgnoredAreas } from './ignored-areas.tsx';
import { Pictures } from './pictures.tsx';
import { Title } from './title.tsx';
import { useDecisions } from './use-decisions.ts';
import { useIgnoring } from './use-ignoring.ts';
import { WhatHappened } from './what-happened.tsx';

interface Props {
  comparison: ComparisonDetail;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
}

/** What a comparison came to, its pictures, and what to decide. */
export function ComparisonView({ comparison, mode, onMode }: Props) {
  const decisions = useDecisions(comparison);
  const ignoring = useIgnoring(comparison);
  const isWaiting = comparison.review === 'waiting';
  usePageKeys(isWaiting ? { a: () => decisions.approve('baseline'), r: decisions.reject } : {});
  return (
    <article className={styles.view} aria-label={`Comparison of ${comparison.step_name}`}>
      <Title comparison={comparison} />
      <Facts comparison={comparison} />
      <WhatHappened comparison={comparison} />
      <Pictures comparison={comparison} mode={mode} onMode={onMode} ignoring={ignoring} />
      <Decisions comparison={comparison} decisions={decisions} />
      <IgnoredAreas comparison={comparison} ignoring={ignoring} />
    </article>
  );
}

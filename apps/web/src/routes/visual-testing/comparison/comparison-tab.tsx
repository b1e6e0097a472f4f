import { useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import type { ViewMode } from '../../../ui/visual/view-modes.ts';
import styles from './comparison-view.module.css';
import { ComparisonView } from './comparison-view.tsx';
import { NothingSelected } from './nothing-selected.tsx';
import { useComparison } from './use-comparison.ts';

/** The tab “Comparison Results”: one comparison, and what to decide about it. */
export function ComparisonTab({ id }: { id: string | null }) {
  // The way of looking stays while one goes from one comparison to the next.
  const [mode, setMode] = useState<ViewMode>('side');
  return id ? <Selected key={id} id={id} mode={mode} onMode={setMode} /> : <NothingSelected />;
}

interface Props {
  id: string;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
}

function Selected({ id, mode, onMode }: Props) {
  const { data, error, refetch } = useComparison(id);
  if (data) return <ComparisonView comparison={data} mode={mode} onMode={onMode} />;
  if (!error) {
    return (
      <div className={styles.loading}>
        <LoadingPart text="Loading the comparison…" />
      </div>
    );
  }
  return (
    <BrokenPart
      text={`The comparison could not be loaded. ${explainFailure(error)}`}
      onRetry={() => void refetch()}
    />
  );
}

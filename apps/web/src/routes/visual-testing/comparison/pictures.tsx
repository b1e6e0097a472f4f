import type { ComparisonDetail } from '@assay/contract';
import { useDiff, usePicture } from '../../../parts/visual/use-picture.ts';
import { BrokenPart } from '../../../ui/page-state.tsx';
import { ComparisonViewer } from '../../../ui/visual/comparison-viewer.tsx';
import type { ViewMode } from '../../../ui/visual/view-modes.ts';
import { IgnoreRegion } from './ignore-region.tsx';
import styles from './pictures.module.css';
import type { Ignoring } from './use-ignoring.ts';

interface Props {
  comparison: ComparisonDetail;
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
  ignoring: Ignoring;
}

/** The pictures of a comparison, fetched and put before the eye. */
export function Pictures({ comparison, mode, onMode, ignoring }: Props) {
  const { picture, compared_with, diff_filename, diff_pixels, review } = comparison;
  const current = usePicture(picture.hash);
  const baseline = usePicture(compared_with?.hash ?? null);
  const diff = useDiff(diff_filename);

  if (current.hasFailed || baseline.hasFailed) {
    return (
      <BrokenPart
        text="The pictures of this comparison could not be loaded. Check your connection and try again."
        onRetry={() => {
          if (current.hasFailed) current.retry();
          if (baseline.hasFailed) baseline.retry();
        }}
      />
    );
  }
  if (!current.src || (compared_with && !baseline.src)) {
    return (
      <p className={styles.waiting} role="status">
        Loading the pictures…
      </p>
    );
  }

  // The differences are as large as both pictures together.
  const union = {
    width: Math.max(picture.width, compared_with?.width ?? 0),
    height: Math.max(picture.height, compared_with?.height ?? 0),
  };
  const hasNoDiff = compared_with !== null && (diff_filename === null || diff.hasFailed);
  return (
    <ComparisonViewer
      current={{ src: current.src, size: picture }}
      baseline={compared_with && baseline.src ? { src: baseline.src, size: compared_with } : null}
      diff={diff.src ? { src: diff.src, size: union } : null}
      isDiffMissing={hasNoDiff && (mode === 'diff' || diff_pixels > 0)}
      regions={comparison.regions}
      shifts={comparison.shifts}
      ignored={comparison.ignored}
      mode={mode}
      onMode={onMode}
      onRegion={(region) => <IgnoreRegion region={region} ignoring={ignoring} />}
    >
      {review === 'waiting' && (
        <>
          {' '}
          · <kbd>a</kbd> approve · <kbd>r</kbd> reject
        </>
      )}
    </ComparisonViewer>
  );
}

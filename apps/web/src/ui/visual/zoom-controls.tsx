import { Minus, MoveHorizontal, Plus, Scan } from '../icons/index.ts';
import styles from './toolbar.module.css';
import type { ViewControl } from './use-view.ts';
import { formatZoom } from './view.ts';

/** Larger, smaller, and back. */
export function ZoomControls({ control }: { control: ViewControl }) {
  const { view, zoom, stepZoom, setZoom } = control;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
    <div className={styles.group} role="group" aria-label="Zoom">
      <button
        type="button"
        className={styles.icon}
        aria-label="Zoom out"
        title="Zoom out (−)"
        onClick={() => stepZoom(-1)}
      >
        <Minus size={16} aria-hidden="true" />
      </button>
      <output className={styles.zoom} aria-label="Size of the pictures">
        {formatZoom(view.scale)}
      </output>
      <button
        type="button"
        className={styles.icon}
        aria-label="Zoom in"
        title="Zoom in (+)"
        onClick={() => stepZoom(1)}
      >
        <Plus size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={zoom === 'width'}
        title="Fit width (0)"
        onClick={() => setZoom('width')}
      >
        <MoveHorizontal size={16} aria-hidden="true" />
        Fit width
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={zoom === 'whole'}
        onClick={() => setZoom('whole')}
      >
        <Scan size={16} aria-hidden="true" />
        Whole
      </button>
      <button
        type="button"
        className={styles.button}
        aria-pressed={zoom === 1}
        title="100 % (1)"
        onClick={() => setZoom(1)}
      >
        100 %
      </button>
    </div>
  );
}

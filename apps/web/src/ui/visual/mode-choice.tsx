import { useId } from 'react';
import { Blend, Columns2, Diff, Repeat2, SquareSplitHorizontal } from '../icons/index.ts';
import styles from './toolbar.module.css';
import { modeNames, type ViewMode, viewModes } from './view-modes.ts';

const icons = { side: Columns2, overlay: Blend, slider: SquareSplitHorizontal, blink: Repeat2, diff: Diff };

interface Props {
  mode: ViewMode;
  onMode: (mode: ViewMode) => void;
}

/** How the two pictures are put before the eye. */
export function ModeChoice({ mode, onMode }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.hidden}>View</legend>
      {viewModes.map((value) => {
        const Icon = icons[value];
        return (
          <label key={value} className={styles.mode}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === mode}
              onChange={() => onMode(value)}
            />
            <Icon size={16} aria-hidden="true" />
            {modeNames[value]}
          </label>
        );
      })}
    </fieldset>
  );
}

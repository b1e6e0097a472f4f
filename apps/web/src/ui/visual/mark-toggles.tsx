import styles from './toolbar.module.css';

/** What is drawn over the pictures. */
export interface Shown {
  outlines: boolean;
  /** The changed pixels lie over the new picture. */
  coloured: boolean;
  ignored: boolean;
  /** Rows that moved lie on what they were. */
  linedUp: boolean;
}

interface Props {
  shown: Shown;
  onShown: (shown: Shown) => void;
  hasRegions: boolean;
  canColour: boolean;
  ignored: number;
  hasShifts: boolean;
}

export function MarkToggles({ shown, onShown, hasRegions, canColour, ignored, hasShifts }: Props) {
  const offered = [
    hasRegions && (['outlines', 'Outline changes'] as const),
    canColour && (['coloured', 'Colour changed pixels'] as const),
    ignored > 0 && (['ignored', ignored === 1 ? 'Ignored area' : `${ignored} ignored areas`] as const),
    hasShifts && (['linedUp', 'Line up what moved'] as const),
  ].filter((toggle) => toggle !== false);
  if (offered.length === 0) return null;
  return (
    <div className={styles.toggles}>
      {offered.map(([name, label]) => (
        <label key={name} className={styles.toggle}>
          <input
            type="checkbox"
            checked={shown[name]}
            onChange={({ currentTarget }) => onShown({ ...shown, [name]: currentTarget.checked })}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

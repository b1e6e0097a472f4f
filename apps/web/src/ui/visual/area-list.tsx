import type { IgnoredArea } from '@assay/contract';
import { Trash2 } from '../icons/index.ts';
import styles from './area-editor.module.css';

interface Props {
  areas: readonly IgnoredArea[];
  selected: number | null;
  onSelect: (place: number) => void;
  onNote: (place: number, note: string) => void;
  onRemove: (place: number) => void;
}

/** The areas with why they are ignored. */
export function AreaList({ areas, selected, onSelect, onNote, onRemove }: Props) {
  return (
    <ol className={styles.list}>
      {areas.map((area, place) => (
        <li key={place} className={styles.row} data-selected={place === selected || undefined}>
          <span className={styles.number}>{place + 1}</span>
          <input
            className={styles.note}
            aria-label={`Why area ${place + 1} is ignored`}
            placeholder="Why it is ignored"
            maxLength={200}
            value={area.note}
            onFocus={() => onSelect(place)}
            onChange={({ currentTarget }) => onNote(place, currentTarget.value)}
          />
          <span className={styles.size}>
            {area.width} × {area.height}
          </span>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove area ${place + 1}`}
            onClick={() => onRemove(place)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ol>
  );
}

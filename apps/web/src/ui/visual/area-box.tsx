import type { IgnoredArea } from '@assay/contract';
import type { KeyboardEvent, PointerEvent } from 'react';
import styles from './area-editor.module.css';
import { handles, type Sides } from './areas.ts';

interface Props {
  area: IgnoredArea;
  place: number;
  scale: number;
  isSelected: boolean;
  describedBy: string;
  onSelect: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onHold: (event: PointerEvent, sides?: Sides) => void;
  handlers: Pick<React.DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

/** One area on the picture, which can be taken hold of in its middle and at its sides. */
export function AreaBox(props: Props) {
  const { area, place, scale, isSelected, describedBy, onSelect, onKeyDown, onHold, handlers } = props;
  const { x, y, width, height, note } = area;
  const box = { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
  return (
    <span className={styles.area} style={box} data-selected={isSelected || undefined}>
      <button
        type="button"
        className={styles.hold}
        aria-label={`Area ${place + 1}${note && `, ${note}`}: ${width} by ${height} pixels at ${x}, ${y}`}
        aria-describedby={describedBy}
        aria-pressed={isSelected}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          // Not every browser gives the focus to a button that is pressed.
          event.currentTarget.focus();
          onHold(event);
        }}
        {...handlers}
      >
        <span className={styles.number}>{place + 1}</span>
      </button>
      {isSelected &&
        handles.map((sides) => (
          <span
            key={`${sides.x}${sides.y}`}
            className={styles.handle}
            data-sides={`${sides.x}${sides.y}`}
            style={{ left: `${(sides.x + 1) * 50}%`, top: `${(sides.y + 1) * 50}%` }}
            aria-hidden="true"
            onPointerDown={(event) => onHold(event, sides)}
            {...handlers}
          />
        ))}
    </span>
  );
}

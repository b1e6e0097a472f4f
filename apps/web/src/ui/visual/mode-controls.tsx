import { ActionButton } from '../action-button.tsx';
import { Pause, Play, Repeat2 } from '../icons/index.ts';
import styles from './toolbar.module.css';
import type { Blink } from './use-blink.ts';
import type { ViewMode } from './view-modes.ts';

interface Props {
  mode: ViewMode;
  opacity: number;
  onOpacity: (opacity: number) => void;
  divide: number;
  onDivide: (divide: number) => void;
  blink: Blink;
}

/** What a way of looking has to be set. */
export function ModeControls({ mode, opacity, onOpacity, divide, onDivide, blink }: Props) {
  if (mode === 'overlay')
    return <Range label="How much of the new picture is seen" value={opacity} onChange={onOpacity} />;
  if (mode === 'slider')
    return <Range label="Where the new picture begins" value={divide} onChange={onDivide} />;
  if (mode !== 'blink') return null;
  return (
    <div className={styles.group}>
      <ActionButton onClick={() => blink.setRunning(!blink.isRunning)}>
        {blink.isRunning ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {blink.isRunning ? 'Pause' : 'Play'}
      </ActionButton>
      <ActionButton onClick={blink.turn}>
        <Repeat2 size={16} aria-hidden="true" />
        Show the {blink.showsNew ? 'baseline' : 'new picture'}
      </ActionButton>
    </div>
  );
}

interface RangeProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Range({ label, value, onChange }: RangeProps) {
  return (
    <label className={styles.range}>
      <span>Baseline</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-label={label}
        aria-valuetext={`${Math.round(value)} percent`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <span>New</span>
    </label>
  );
}

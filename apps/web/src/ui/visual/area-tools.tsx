import { ActionButton } from '../action-button.tsx';
import { Hand, Plus, Undo2 } from '../icons/index.ts';
import styles from './area-editor.module.css';
import bar from './toolbar.module.css';

interface Props {
  canAdd: boolean;
  onAdd: () => void;
  canUndo: boolean;
  onUndo: () => void;
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
  drawsByTouch: boolean;
  onDrawsByTouch: (draws: boolean) => void;
}

export function AreaTools(props: Props) {
  const { canAdd, onAdd, canUndo, onUndo, isLarge, onLarge, drawsByTouch, onDrawsByTouch } = props;
  return (
    <div className={styles.tools}>
      <ActionButton disabled={!canAdd} onClick={onAdd}>
        <Plus size={16} aria-hidden="true" />
        Add an area
      </ActionButton>
      <span className={styles.touch}>
        <ActionButton aria-pressed={drawsByTouch} onClick={() => onDrawsByTouch(!drawsByTouch)}>
          <Hand size={16} aria-hidden="true" />
          {drawsByTouch ? 'Drawing by touch' : 'Draw by touch'}
        </ActionButton>
      </span>
      <ActionButton disabled={!canUndo} onClick={onUndo}>
        <Undo2 size={16} aria-hidden="true" />
        Undo
      </ActionButton>
      <label className={bar.toggle}>
        <input
          type="checkbox"
          checked={isLarge}
          onChange={({ currentTarget }) => onLarge(currentTarget.checked)}
        />
        At full size
      </label>
    </div>
  );
}

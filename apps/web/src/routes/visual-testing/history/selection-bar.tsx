import { ActionButton } from '../../../ui/action-button.tsx';
import { Check } from '../../../ui/icons/index.ts';
import styles from './selection-bar.module.css';
import { useApprovals } from './use-approvals.ts';

interface Props {
  chosen: readonly string[];
  /** Those of this page that can be selected. */
  waiting: readonly string[];
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onApproved: () => void;
}

/** Selects what waits for a decision, and approves it together. */
export function SelectionBar({ chosen, waiting, onSelect, onApproved }: Props) {
  const { isBusy, askToApprove } = useApprovals(onApproved);
  return (
    <div className={styles.bar}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={chosen.length === waiting.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen.length > 0 && chosen.length < waiting.length;
          }}
          onChange={(event) => onSelect(waiting, event.currentTarget.checked)}
        />
        Select all that wait for review on this page
      </label>
      {chosen.length > 0 && (
        <ActionButton
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && askToApprove({ ids: chosen }, chosen.length)}
        >
          <Check size={16} aria-hidden="true" /> {isBusy ? 'Approving…' : `Approve ${chosen.length} selected`}
        </ActionButton>
      )}
    </div>
  );
}

import { Trash2 } from '../../ui/icons/index.ts';
import styles from './delete-button.module.css';

/** It leads to the last question before the account is gone, and looks the part. */
export function DeleteButton({ isBusy, disabled }: { isBusy: boolean; disabled: boolean }) {
  return (
    <button type="submit" className={styles.button} disabled={disabled} aria-disabled={isBusy || undefined}>
      <Trash2 size={18} aria-hidden="true" />
      Delete account
    </button>
  );
}

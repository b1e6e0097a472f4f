import { ActionButton } from '../../ui/action-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './save-row.module.css';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  problem: string;
  onDiscard: () => void;
}

/** The end of a form: whether everything is saved, and what to do where it is not. */
export function SaveRow({ isDirty, isSaving, problem, onDiscard }: Props) {
  return (
    <div className={styles.end}>
      <FormAlert message={problem} />
      <div className={styles.row}>
        <p className={styles.state} role="status" data-dirty={isDirty || undefined}>
          {isDirty ? 'You have unsaved changes.' : 'Everything is saved.'}
        </p>
        {isDirty && !isSaving && <ActionButton onClick={onDiscard}>Discard changes</ActionButton>}
        <div>
          <SubmitButton sending={isSaving} progress="Saving…">
            Save changes
          </SubmitButton>
        </div>
      </div>
    </div>
  );
}

import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Play } from '../../ui/icons/index.ts';
import styles from './save-bar.module.css';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  isStarting: boolean;
  problem: string;
  onRun: () => void;
}

/** Stays in sight while the steps are edited: what is not saved yet, and what to do about it. */
export function SaveBar({ isDirty, isSaving, isStarting, problem, onRun }: Props) {
  const isBusy = isSaving || isStarting;
  return (
    <div className={styles.bar}>
      <FormAlert message={problem} />
      <div className={styles.row}>
        <p className={styles.state} role="status" data-dirty={isDirty || undefined}>
          {isDirty ? 'You have unsaved changes.' : 'Everything is saved.'}
        </p>
        <Button type="submit" variant="default" aria-disabled={isBusy || undefined}>
          {isSaving && !isStarting ? 'Saving…' : 'Save'}
        </Button>
        <Button
          leftSection={<Play size={16} aria-hidden="true" />}
          aria-disabled={isBusy || undefined}
          onClick={onRun}
        >
          {isStarting ? 'Starting…' : 'Save and run'}
        </Button>
      </div>
    </div>
  );
}

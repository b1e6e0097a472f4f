import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '../../../ui/action-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useEnvironments } from '../common/queries.ts';
import styles from './environment-choice.module.css';
import { EnvironmentsDialog } from './environments-dialog.tsx';

/** Which environment fills in the variables, and the way to its values. */
export function EnvironmentChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useEnvironments();
  const [isManaging, setManaging] = useState(false);
  const known = data ?? [];
  const isGone = value !== '' && data !== undefined && !known.some(({ id }) => id === value);
  const choices = [
    { value: '', label: 'No environment' },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...(value !== '' && !known.some(({ id }) => id === value)
      ? [{ value, label: isGone ? 'An environment that was deleted' : 'Loading…' }]
      : []),
  ];
  return (
    <div className={styles.row}>
      <SelectField
        label="Environment"
        name="environment"
        value={value}
        choices={choices}
        error={isGone ? 'This environment does not exist any more. Choose another one, or none.' : undefined}
        onChange={onChange}
      />
      <div className={styles.manage}>
        <ActionButton onClick={() => setManaging(true)}>Manage environments</ActionButton>
      </div>
      {/* Outside the form that it is chosen in: the dialog has a form of its own. */}
      {isManaging && createPortal(<EnvironmentsDialog onClose={() => setManaging(false)} />, document.body)}
    </div>
  );
}

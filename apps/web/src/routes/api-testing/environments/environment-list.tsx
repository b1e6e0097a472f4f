import { request } from '../../../lib/client.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Pencil, Trash2 } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import type { Environment } from '../common/queries.ts';
import { useChange } from '../common/use-change.ts';
import styles from './environments-dialog.module.css';

interface Props {
  environments: readonly Environment[];
  onEdit: (environment: Environment) => void;
}

function describeVariables({ variables }: Environment): string {
  const secrets = variables.filter(({ secret }) => secret).length;
  const all = variables.length === 1 ? '1 variable' : `${variables.length} variables`;
  return secrets > 0 ? `${all}, ${secrets} secret` : all;
}

export function EnvironmentList({ environments, onEdit }: Props) {
  const { isBusy, change } = useChange();
  const kept = useKeptFocus<HTMLUListElement>('new-environment');

  function askToDelete({ id, name }: Environment) {
    showNotice({
      type: 'warning',
      title: 'Delete this environment?',
      message: `“${name}” and its variables are removed. Tests that use it cannot run until another one is chosen. This cannot be undone.`,
      confirmText: 'Delete',
      cancelText: 'Keep',
      isDangerous: true,
      onConfirm: () =>
        void change(() => request('DELETE /api/api-testing/environments/{id}', { params: { id } }), {
          done: 'Environment deleted.',
          failed: 'The environment was not deleted.',
        }),
    });
  }

  if (environments.length === 0) {
    return <p className={styles.none}>There is no environment yet. Make the first one.</p>;
  }
  return (
    <ul {...kept} className={styles.list} aria-label="Environments">
      {environments.map((environment) => (
        <li key={environment.id} className={styles.item}>
          <div className={styles.words}>
            <p className={styles.name}>{environment.name}</p>
            <p className={styles.facts}>
              {describeVariables(environment)} · changed <Moment at={environment.updated_at} />
            </p>
          </div>
          <div className={styles.buttons}>
            <ActionButton aria-label={`Edit ${environment.name}`} onClick={() => onEdit(environment)}>
              <Pencil size={16} aria-hidden="true" /> Edit
            </ActionButton>
            <ActionButton
              disabled={isBusy}
              aria-label={`Delete ${environment.name}`}
              onClick={() => askToDelete(environment)}
            >
              <Trash2 size={16} aria-hidden="true" /> Delete
            </ActionButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

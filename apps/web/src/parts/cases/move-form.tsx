import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import styles from './selection-bar.module.css';
import type { CaseActions } from './use-case-actions.ts';

/** Which project the selected cases move to. */
export function MoveForm({ ids, actions }: { ids: readonly string[]; actions: CaseActions }) {
  const [chosen, setChosen] = useState('');
  const { data, error } = useQuery({
    queryKey: ['projects'],
    queryFn: ({ signal }) => request('GET /api/projects', { signal }),
  });
  const projects = data?.projects ?? [];

  function move() {
    const name = projects.find(({ id }) => id === chosen)?.name ?? '';
    actions.move(ids, { id: chosen || null, name });
  }

  return (
    <div className={styles.buttons}>
      <label className={styles.choice}>
        Project
        <select
          className={styles.select}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          <option value="">No project</option>
          {projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ActionButton aria-disabled={actions.isBusy || undefined} onClick={move}>
        Move
      </ActionButton>
      {error && <span role="alert">{explainFailure(error)}</span>}
      {data && projects.length === 0 && <span>You have no projects yet; create one first.</span>}
    </div>
  );
}

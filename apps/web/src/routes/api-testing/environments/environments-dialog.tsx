import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Plus } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { type Environment, useEnvironments } from '../common/queries.ts';
import { EnvironmentForm } from './environment-form.tsx';
import { EnvironmentList } from './environment-list.tsx';
import styles from './environments-dialog.module.css';

/** Makes, changes and deletes the environments whose variables tests use as `{{name}}`. */
export function EnvironmentsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useEnvironments();
  const [edited, setEdited] = useState<Environment | 'new' | null>(null);

  if (edited) {
    const environment = edited === 'new' ? null : edited;
    return (
      <Dialog
        key={environment?.id ?? 'new'}
        title={environment ? `Edit ${environment.name}` : 'New environment'}
        isWide
        onCancel={() => setEdited(null)}
      >
        <EnvironmentForm environment={environment} onDone={() => setEdited(null)} />
      </Dialog>
    );
  }
  return (
    <Dialog key="list" title="Environments" isWide onCancel={onClose}>
      <p className={styles.about}>
        An environment holds variables under one name, such as the address and the keys of a test server.
        Tests use them as <code>{'{{name}}'}</code>. Secret values are shown to nobody once they are saved.
      </p>
      {data && <EnvironmentList environments={data} onEdit={setEdited} />}
      {!data && error && (
        <BrokenPart
          text={`The environments could not be loaded. ${explainFailure(error)}`}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingPart text="Loading environments…" />}
      <DialogActions>
        <ActionButton id="new-environment" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden="true" /> New environment
        </ActionButton>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

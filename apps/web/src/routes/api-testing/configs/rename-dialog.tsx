import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useChange } from '../common/use-change.ts';
import styles from './configs-tab.module.css';
import type { SavedConfig } from './use-configs.ts';

export function RenameDialog({ config, onClose }: { config: SavedConfig; onClose: () => void }) {
  const [name, setName] = useState(config.name);
  const [description, setDescription] = useState(config.description);
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const { isBusy, change } = useChange();

  async function rename(event: FormEvent) {
    event.preventDefault();
    const body = { name: name.trim(), description: description.trim() };
    setProblem(body.name ? '' : 'A name is required.');
    if (!body.name) return;
    const work = () => request('PUT /api/api-testing/configs/{id}', { params: { id: config.id }, body });
    const isDone = await change(work, { done: 'Configuration renamed.', failed: '' }, (reason) => {
      setFailure(`The configuration was not renamed. ${explainFailure(reason)}`);
      return true;
    });
    if (isDone) onClose();
  }

  return (
    <Dialog title="Rename configuration" onCancel={onClose}>
      <form className={styles.dialog} noValidate onSubmit={(event) => void rename(event)}>
        <Field
          label="Name"
          name="newName"
          maxLength={200}
          value={name}
          error={problem || undefined}
          onChange={setName}
        />
        <Field
          label="Description (optional)"
          name="newDescription"
          maxLength={2000}
          isOptional
          value={description}
          onChange={setDescription}
        />
        <FormAlert message={failure} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Renaming…' : 'Rename'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

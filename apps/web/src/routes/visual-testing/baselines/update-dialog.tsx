import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PicturePicker } from '../upload/picture-picker.tsx';
import { readBase64 } from '../upload/read-picture.ts';
import styles from '../upload/upload-dialog.module.css';
import { usePicks } from '../upload/use-picks.ts';
import { PickedPicture } from './picked-picture.tsx';
import { useChange } from './use-change.ts';

/** Gives a baseline another picture. Those before it stay in its history. */
export function UpdateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { picks, problems, add } = usePicks({ isSingle: true });
  const [failure, setFailure] = useState('');
  const { isBusy, change } = useChange();
  const [pick] = picks;

  async function update(event: FormEvent) {
    event.preventDefault();
    setFailure(pick ? '' : 'Choose a picture first.');
    if (!pick) return;
    const work = async () => {
      const screenshotData = await readBase64(pick.file);
      await request('PUT /api/visual/baselines/{id}', { params: { id }, body: { screenshotData } });
    };
    const wording = { done: 'Baseline updated.', failed: '' };
    const isDone = await change(work, wording, (problem) => {
      setFailure(`The baseline was not updated. ${explainFailure(problem)}`);
      return true;
    });
    if (isDone) onClose();
  }

  return (
    <Dialog title="Update the picture" isWide onCancel={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void update(event)}>
        <PicturePicker isSingle problems={problems} onFiles={(files) => void add(files)} />
        {pick && <PickedPicture pick={pick} />}
        <FormAlert message={failure} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Updating…' : 'Update'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

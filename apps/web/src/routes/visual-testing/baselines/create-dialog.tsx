import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { findLookProblems, findStepProblems, type Look, noLook, sendLook } from '../upload/look.ts';
import { LookFields } from '../upload/look-fields.tsx';
import { PicturePicker } from '../upload/picture-picker.tsx';
import { readBase64 } from '../upload/read-picture.ts';
import styles from '../upload/upload-dialog.module.css';
import { usePicks } from '../upload/use-picks.ts';
import { PickedPicture } from './picked-picture.tsx';
import { useChange } from './use-change.ts';

interface Props {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Makes a baseline of a picture that somebody has, before anything is compared. */
export function CreateDialog({ onClose, onCreated }: Props) {
  const { picks, problems, add } = usePicks({ isSingle: true });
  const [look, setLook] = useState<Look>(noLook);
  const [stepName, setStepName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const { isBusy, change } = useChange();
  const form = useRef<HTMLFormElement>(null);
  const [pick] = picks;
  const step = stepName || (pick?.stepName ?? '');
  const lookProblems = findLookProblems(look);
  const [stepProblem] = findStepProblems([step]);

  async function create(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    setFailure(pick ? '' : 'Choose a picture first.');
    if (!pick || stepProblem || Object.keys(lookProblems).length > 0) return focusFirstInvalid(form.current);
    const work = async () => {
      const screenshotData = await readBase64(pick.file);
      const body = { ...sendLook(look), stepName: step.trim(), screenshotData };
      onCreated((await request('POST /api/visual/baselines', { body })).data.baseline.id);
    };
    const wording = { done: 'Baseline created.', failed: '' };
    await change(work, wording, (problem) => {
      setFailure(`The baseline was not created. ${explainFailure(problem)}`);
      return true;
    });
  }

  return (
    <Dialog title="Create a baseline" isWide onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void create(event)}>
        <PicturePicker isSingle problems={problems} onFiles={(files) => void add(files)} />
        {pick && <PickedPicture pick={pick} />}
        <LookFields
          look={look}
          problems={isChecked ? lookProblems : {}}
          onChange={(wanted) => setLook({ ...look, ...wanted })}
        />
        <Field
          label="Step name"
          name="stepName"
          maxLength={200}
          placeholder="Cart with two items"
          value={step}
          error={isChecked ? stepProblem : undefined}
          onChange={setStepName}
        />
        <FormAlert message={failure} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? 'Creating…' : 'Create'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

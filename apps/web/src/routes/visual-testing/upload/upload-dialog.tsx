import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { findLookProblems, findStepProblems, type Look, noLook } from './look.ts';
import { LookFields } from './look-fields.tsx';
import { PickRow } from './pick-row.tsx';
import { PicturePicker } from './picture-picker.tsx';
import styles from './upload-dialog.module.css';
import { usePicks } from './use-picks.ts';
import { uploadDone, uploadFailed, useUpload } from './use-upload.ts';

interface Props {
  /** What was dropped or pasted before the dialog opened. */
  files: readonly File[];
  onClose: () => void;
}

/** Compares screenshots that somebody has: each with the baseline of its step, or as the first of it. */
export function UploadDialog({ files, onClose }: Props) {
  const { picks, problems, add, remove, rename } = usePicks({ isSingle: false });
  const [look, setLook] = useState<Look>(noLook);
  const [isChecked, setChecked] = useState(false);
  const { outcomes, isSending, send } = useUpload();
  const form = useRef<HTMLFormElement>(null);
  const isTaken = useRef(false);

  const addFirst = useEffectEvent(() => add(files));
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void addFirst();
  }, []);

  const lookProblems = findLookProblems(look);
  const stepProblems = findStepProblems(picks.map(({ stepName }) => stepName));
  const reached = picks.flatMap(({ key }) => outcomes.get(key) ?? []);
  const failed = reached.find((outcome) => 'failure' in outcome);
  const isDone = !isSending && picks.length > 0 && reached.length === picks.length && !failed;

  function upload(event: FormEvent) {
    event.preventDefault();
    if (isSending || picks.length === 0) return;
    setChecked(true);
    if (Object.keys(lookProblems).length > 0 || stepProblems.some(Boolean)) {
      focusFirstInvalid(form.current);
      return;
    }
    void send(picks, look);
  }

  return (
    <Dialog title="Upload screenshots" isWide onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={upload}>
        {!isDone && (
          <>
            <PicturePicker isSingle={false} problems={problems} onFiles={(more) => void add(more)} />
            {picks.length > 0 && (
              <LookFields
                look={look}
                problems={isChecked ? lookProblems : {}}
                onChange={(change) => setLook({ ...look, ...change })}
              />
            )}
          </>
        )}
        <div role="status">
          {isDone && <p className={styles.done}>{uploadDone}</p>}
          {isSending && (
            <p className={styles.progress}>
              Uploading {Math.min(reached.length + 1, picks.length)} of {picks.length}…
              <progress value={reached.length} max={picks.length} aria-label="Screenshots uploaded" />
            </p>
          )}
        </div>
        <FormAlert message={failed && !isSending ? `${uploadFailed}: ${failed.failure}` : ''} />
        <ul className={styles.picks} aria-label="Chosen screenshots">
          {picks.map((pick, place) => (
            <PickRow
              key={pick.key}
              pick={pick}
              outcome={outcomes.get(pick.key)}
              isSending={isSending}
              problem={isChecked ? stepProblems[place] : undefined}
              onRename={(stepName) => rename(pick.key, stepName)}
              onRemove={() => remove(pick.key)}
              onLeave={onClose}
            />
          ))}
        </ul>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
          {!isDone && (
            <Button type="submit" disabled={picks.length === 0} aria-disabled={isSending || undefined}>
              {isSending ? 'Uploading…' : failed ? 'Try again' : 'Upload'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import styles from './capture-form.module.css';
import { CaptureForm } from './capture-form.tsx';
import { CaptureRun } from './capture-run.tsx';
import { usePageCapture } from './use-page-capture.ts';

/** Captures a page in browsers of the server, and shows how far that is. */
export function CaptureDialog({ onClose }: { onClose: () => void }) {
  const { draft, change, problems, failure, isSending, onSubmit, form, runs } = usePageCapture();
  if (runs) {
    return (
      <Dialog title="Capture a page" isWide onCancel={onClose}>
        <div className={styles.form}>
          {runs.map((id) => (
            <CaptureRun key={id} id={id} onLeave={onClose} />
          ))}
          <p className={styles.hint}>
            You can close this: the page is captured all the same. It is saved as a test case, and compared
            again whenever that runs.
          </p>
        </div>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title="Capture a page" isWide onCancel={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <CaptureForm draft={draft} problems={problems} onChange={change} />
        <FormAlert message={failure} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : 'Capture'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import type { Answer } from '@assay/contract';
import { apiImportFormats, limits } from '@assay/contract/choices';
import { type DragEvent, useState } from 'react';
import { request } from '../../../../lib/client.ts';
import { explainFailure } from '../../../../lib/explain-failure.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { useSessionEnd } from '../../../../shell/use-session-end.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import runner from '../drafts/runner.module.css';
import styles from './import-dialog.module.css';
import { ImportPreview } from './import-preview.tsx';

export type Imported = Answer<'POST /api/api-testing/import'>['data'];
type Format = (typeof apiImportFormats)[number];

const names: Record<Format, string> = {
  auto: 'Find out',
  openapi: 'OpenAPI 3',
  postman: 'Postman collection',
  curl: 'curl command',
  har: 'HAR file',
};
const choices = apiImportFormats.map((value) => ({ value, label: names[value] }));
/** The call carries the text as JSON, which makes it a little longer. */
const mostBytes = limits.apiBody.max * 0.9;

/** Endpoints from a document: pasted, dropped or chosen. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [format, setFormat] = useState<Format>('auto');
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  const [imported, setImported] = useState<Imported | null>(null);
  const endSession = useSessionEnd();

  async function take(file: File | undefined) {
    if (!file) return;
    setProblem('');
    if (file.size > mostBytes)
      setProblem(`“${file.name}” is too large. Documents of up to 4.5 MB can be read.`);
    else setText(await file.text());
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }

  const { sending, onSubmit } = useSubmission(async () => {
    setProblem('');
    if (!text.trim()) return setProblem('There is nothing to import. Paste a document or choose a file.');
    try {
      const { data } = await request('POST /api/api-testing/import', { body: { text, format } });
      setImported(data);
    } catch (failure) {
      if (!endSession(failure)) setProblem(explainFailure(failure));
    }
  });

  if (imported) {
    return <ImportPreview imported={imported} onBack={() => setImported(null)} onClose={onClose} />;
  }
  return (
    <Dialog title="Import endpoints" isWide onCancel={onClose}>
      <form
        className={styles.form}
        data-over={isOver || undefined}
        noValidate
        onSubmit={onSubmit}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <TextArea
          label="Document"
          name="document"
          rows={10}
          placeholder="Paste an OpenAPI document, a Postman collection, a curl command or a HAR file, or drop a file here."
          value={text}
          onChange={setText}
        />
        <div className={runner.pair}>
          <label className={styles.file}>
            Or choose a file
            <input
              type="file"
              accept=".json,.yaml,.yml,.har,.txt,.sh,application/json,text/*"
              onChange={(event) => void take(event.currentTarget.files?.[0])}
            />
          </label>
          <SelectField label="Format" name="format" value={format} choices={choices} onChange={setFormat} />
        </div>
        <FormAlert message={problem} />
        <DialogActions>
          <ActionButton onClick={onClose}>Cancel</ActionButton>
          <div>
            <SubmitButton progress="Reading…" sending={sending}>
              Read document
            </SubmitButton>
          </div>
        </DialogActions>
      </form>
    </Dialog>
  );
}

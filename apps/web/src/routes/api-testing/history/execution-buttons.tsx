import { apiExportFormats } from '@assay/contract/choices';
import { requestFile } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Download, FolderOpen, RotateCcw, Square, Trash2 } from '../../../ui/icons/index.ts';
import { useBusy } from '../common/busy.ts';
import { useChange } from '../common/use-change.ts';
import { useTakeTest } from '../common/use-take-test.ts';
import { readTest } from '../draft/test-draft.ts';
import styles from './execution-view.module.css';
import type { ExecutionDetail } from './queries.ts';
import { useExecutionActions } from './use-execution-actions.ts';

type Format = (typeof apiExportFormats)[number];

const files: Record<Format, { label: string; name: string }> = {
  junit: { label: 'JUnit', name: 'api-test.xml' },
  html: { label: 'HTML', name: 'api-test.html' },
  json: { label: 'JSON', name: 'api-test.json' },
};

interface Props {
  execution: ExecutionDetail;
  onDeleted: () => void;
  onRerun: (id: string) => void;
  /** It stands in the Test Runner now. */
  onTaken: () => void;
}

/** Runs an execution again, takes it along as a file, or removes it. */
export function ExecutionButtons({ execution, onDeleted, onRerun, onTaken }: Props) {
  const { id, state } = execution;
  const { isBusy, rerun, cancel, askToDelete } = useExecutionActions({ onRerun, onDeleted });
  const download = useChange();
  const isExecuting = useBusy();
  const take = useTakeTest(onTaken);

  const save = (format: Format) =>
    download.change(
      async () => {
        const sent = { params: { id }, query: { format } };
        const response = await requestFile('GET /api/api-testing/executions/{id}/file', sent);
        await saveFile(response, files[format].name);
      },
      { failed: 'The file was not downloaded.' },
    );

  return (
    <div className={styles.buttons}>
      {state === 'running' ? (
        <ActionButton disabled={isBusy} onClick={() => cancel(execution)}>
          <Square size={14} aria-hidden="true" /> Cancel
        </ActionButton>
      ) : (
        <ActionButton disabled={isBusy || isExecuting} onClick={() => rerun(execution)}>
          <RotateCcw size={16} aria-hidden="true" /> Run again
        </ActionButton>
      )}
      <ActionButton
        disabled={isExecuting}
        onClick={() => take({ name: execution.test_name, read: () => readTest(execution.config) })}
      >
        <FolderOpen size={16} aria-hidden="true" /> Open in Test Runner
      </ActionButton>
      {apiExportFormats.map((format) => (
        <ActionButton
          key={format}
          disabled={download.isBusy || state === 'running'}
          aria-label={`Download ${files[format].label}`}
          onClick={() => void save(format)}
        >
          <Download size={16} aria-hidden="true" /> {files[format].label}
        </ActionButton>
      ))}
      <ActionButton disabled={isBusy} onClick={() => askToDelete(execution)}>
        <Trash2 size={16} aria-hidden="true" /> Delete
      </ActionButton>
    </div>
  );
}

import { requestFile } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Download } from '../../ui/icons/index.ts';
import styles from './about.module.css';

const formats = [
  { format: 'playwright', label: 'Playwright test', fallback: 'test-case.spec.ts' },
  { format: 'gherkin', label: 'Gherkin', fallback: 'test-case.feature' },
  { format: 'json', label: 'JSON', fallback: 'test-case.json' },
] as const;

/** Files of this case for other tools. They are written from its last run. */
export function ExportLinks({ executionId }: { executionId: string | null }) {
  const endSession = useSessionEnd();

  async function download(id: string, { format, fallback }: (typeof formats)[number]) {
    try {
      await saveFile(
        await requestFile('GET /api/executions/{id}/export', { params: { id }, query: { format } }),
        fallback,
      );
    } catch (failure) {
      if (!endSession(failure)) toast.error(`The file could not be fetched. ${explainFailure(failure)}`);
    }
  }

  return (
    <section aria-labelledby="export-case">
      <h2 className={styles.heading} id="export-case">
        Export
      </h2>
      {executionId ? (
        <div className={styles.buttons}>
          {formats.map((choice) => (
            <ActionButton key={choice.format} onClick={() => void download(executionId, choice)}>
              <Download size={14} aria-hidden="true" /> {choice.label}
            </ActionButton>
          ))}
        </div>
      ) : (
        <p className={styles.note}>
          Run the test case once to export it as a Playwright test, Gherkin or JSON.
        </p>
      )}
    </section>
  );
}

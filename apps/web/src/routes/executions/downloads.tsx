import type { ExecutionReport } from '@assay/contract';
import type { ReportFormat } from '@assay/contract/choices';
import { requestFile } from '../../lib/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../shell/notifications.ts';
import { Download } from '../../ui/icons/index.ts';
import buttons from './buttons.module.css';
import styles from './downloads.module.css';
import { formatSize } from './format-size.ts';
import { useTask } from './use-task.ts';

const formats: { format: ReportFormat; label: string; about: string; ending: string }[] = [
  {
    format: 'html',
    label: 'HTML report',
    about: 'One file with all pictures, to mail or to print.',
    ending: 'html',
  },
  { format: 'junit', label: 'JUnit XML', about: 'For Jenkins, GitLab and GitHub actions.', ending: 'xml' },
  { format: 'playwright', label: 'Playwright test', about: 'The case as code.', ending: 'spec.ts' },
  { format: 'gherkin', label: 'Gherkin', about: 'The case as a feature file.', ending: 'feature' },
  { format: 'json', label: 'JSON', about: 'The case as data.', ending: 'json' },
];

const trouble = 'The file could not be downloaded.';

/** What can be taken along: reports, the case as a test, the trace, and files that the site handed out. */
export function Downloads({ report: { case: view, files } }: { report: ExecutionReport }) {
  const { busy, run } = useTask();
  const id = view.execution_id;
  const others = files.filter(({ kind }) => kind !== 'picture');

  const save = (name: string, otherwise: string, ask: () => Promise<Response>) =>
    run(name, trouble, async () => {
      const saved = await saveFile(await ask(), otherwise);
      toast.success(`${saved} is downloaded.`);
    });

  return (
    <section className={styles.downloads} aria-labelledby="downloads-title">
      <h2 className={styles.title} id="downloads-title">
        Downloads
      </h2>
      {view.state !== 'done' && <p className={styles.about}>They are complete once the case has ended.</p>}
      <ul className={styles.list}>
        {formats.map(({ format, label, about, ending }) => (
          <Item
            key={format}
            label={label}
            about={about}
            isBusy={busy === format}
            onClick={() =>
              save(format, `execution.${ending}`, () =>
                requestFile('GET /api/executions/{id}/export', { params: { id }, query: { format } }),
              )
            }
          />
        ))}
        {others.map(({ name, kind, size }) => (
          <Item
            key={name}
            label={kind === 'trace' ? 'Trace' : name}
            about={`${kind === 'trace' ? 'Everything the browser did' : 'A file that the site handed out'}, ${formatSize(size)}.`}
            isBusy={busy === name}
            onClick={() =>
              save(name, name, () =>
                requestFile('GET /api/executions/{id}/files/{name}', { params: { id, name } }),
              )
            }
          />
        ))}
      </ul>
      {others.some(({ kind }) => kind === 'trace') && (
        <p className={styles.about}>
          Open the trace with <code>npx playwright show-trace</code> and the name of the file.
        </p>
      )}
    </section>
  );
}

interface ItemProps {
  label: string;
  about: string;
  isBusy: boolean;
  onClick: () => void;
}

function Item({ label, about, isBusy, onClick }: ItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.about}>{about}</span>
      </div>
      <button
        type="button"
        className={buttons.button}
        aria-label={`Download ${label}`}
        aria-disabled={isBusy || undefined}
        onClick={onClick}
      >
        <Download size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

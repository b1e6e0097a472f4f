import type { CaseView } from '@assay/contract';
import { generatePath, Link, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { Link2, ListTree, Pencil, RotateCcw } from '../../ui/icons/index.ts';
import buttons from './buttons.module.css';
import styles from './report-actions.module.css';
import { useTask } from './use-task.ts';

/** What can be done about an execution. */
export function ReportActions({ view }: { view: CaseView }) {
  const { busy, run } = useTask();
  const navigate = useNavigate();

  const runAgain = () =>
    run('run', 'The case could not be run again.', async () => {
      const { run_id } = await request('POST /api/test-cases/{id}/run', {
        params: { id: view.test_case_id },
        body: { browser: view.browser },
      });
      await navigate(generatePath(paths.run, { id: run_id }));
    });

  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={buttons.button}
        data-strong
        aria-disabled={busy !== null || undefined}
        onClick={runAgain}
      >
        <RotateCcw size={16} aria-hidden="true" />
        {busy === 'run' ? 'Starting…' : 'Re-run'}
      </button>
      <Link className={buttons.button} to={generatePath(paths.testCase, { id: view.test_case_id })}>
        <Pencil size={16} aria-hidden="true" />
        Edit steps
      </Link>
      <Link className={buttons.button} to={generatePath(paths.run, { id: view.run_id })}>
        <ListTree size={16} aria-hidden="true" />
        Whole run
      </Link>
      <button type="button" className={buttons.button} onClick={() => void copyLink()}>
        <Link2 size={16} aria-hidden="true" />
        Copy link
      </button>
    </div>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.success('The link to this report is copied.');
  } catch {
    // Browsers refuse this on pages without TLS, and where the person forbade it.
    toast.error('The browser did not allow copying. Please copy the link from the address bar.');
  }
}

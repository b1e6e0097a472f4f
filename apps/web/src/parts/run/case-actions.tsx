import type { CaseView } from '@assay/contract';
import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FileText, MousePointerClick, Pencil, RotateCw } from '../../ui/icons/index.ts';
import styles from './case-actions.module.css';
import { describeFailure } from './describe-failure.ts';

/** Whether a person can settle what a step or its words mean. */
function isOpenToChoice({ outcome, candidates, readings }: CaseView['steps'][number]): boolean {
  return outcome === 'error' && (candidates.length > 0 || (readings ?? []).length > 0);
}

/** What can be done with a case: read its report, change its steps, run it again. */
export function CaseActions({ case: one }: { case: CaseView }) {
  const { execution_id, test_case_id, state, browser, title, steps } = one;
  const [isSending, setSending] = useState(false);
  const navigate = useNavigate();
  const endSession = useSessionEnd();

  async function runAgain() {
    if (isSending) return;
    setSending(true);
    try {
      const sent = { params: { id: test_case_id }, body: { browser } };
      const { run_id } = await request('POST /api/test-cases/{id}/run', sent);
      await navigate(generatePath(paths.run, { id: run_id }));
    } catch (failure) {
      if (!endSession(failure)) toast.error(describeFailure(failure));
    } finally {
      setSending(false);
    }
  }

  const report = generatePath(paths.execution, { id: execution_id });
  return (
    <>
      {steps.some(isOpenToChoice) && (
        <Link className={styles.link} to={report} aria-label={`Choose what is meant in ${title}`}>
          <MousePointerClick size={16} aria-hidden="true" /> Choose what is meant
        </Link>
      )}
      <Link className={styles.link} to={report} aria-label={`Open report of ${title}`}>
        <FileText size={16} aria-hidden="true" /> Open report
      </Link>
      <Link
        className={styles.link}
        to={generatePath(paths.testCase, { id: test_case_id })}
        aria-label={`Edit steps of ${title}`}
      >
        <Pencil size={16} aria-hidden="true" /> Edit steps
      </Link>
      {state === 'done' && (
        <ActionButton
          aria-disabled={isSending || undefined}
          aria-label={`Re-run ${title}`}
          onClick={runAgain}
        >
          <RotateCw size={16} aria-hidden="true" /> Re-run
        </ActionButton>
      )}
    </>
  );
}

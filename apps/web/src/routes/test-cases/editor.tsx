import { useRef, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { SchedulesPanel } from '../../parts/schedules/schedules-panel.tsx';
import { ShareButton } from '../../parts/sharing/share-button.tsx';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useLeaveGuard } from '../../shell/use-leave-guard.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { Field } from '../../ui/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { About } from './about.tsx';
import { Conflict } from './conflict.tsx';
import styles from './editor.module.css';
import type { TestCase } from './reading.ts';
import { SaveBar } from './save-bar.tsx';
import { StepEditor } from './step-editor.tsx';
import { useEditing } from './use-editing.ts';
import { useSaveKey } from './use-save-key.ts';

/** One test case, its steps to be changed on the left, what else is known about it on the right. */
export function Editor({ testCase }: { testCase: TestCase }) {
  const endSession = useSessionEnd();
  const navigate = useNavigate();
  const editing = useEditing(testCase, endSession);
  const { saved, draft, change, isDirty, isSaving, refusal } = editing;
  const [isStarting, setStarting] = useState(false);
  const [runProblem, setRunProblem] = useState('');
  const letPass = useLeaveGuard(
    isDirty,
    'Your changes to this test case are not saved. If you leave now, they are lost.',
  );
  const form = useRef<HTMLFormElement>(null);

  async function save() {
    setRunProblem('');
    if (await editing.save()) toast.success('Test case saved.');
    else focusFirstInvalid(form.current);
  }

  async function saveAndRun() {
    if (isStarting || isSaving) return;
    setRunProblem('');
    setStarting(true);
    try {
      if (isDirty && !(await editing.save())) return focusFirstInvalid(form.current);
      const { run_id } = await request('POST /api/test-cases/{id}/run', {
        params: { id: saved.id },
        body: {},
      });
      letPass();
      await navigate(generatePath(paths.run, { id: run_id }));
    } catch (failure) {
      if (!endSession(failure)) setRunProblem(`The test case was not run. ${explainFailure(failure)}`);
    } finally {
      setStarting(false);
    }
  }

  useSaveKey(() => void save());

  return (
    <>
      <PageHeader
        eyebrow="Test case"
        title={saved.title}
        lead="Each step is one plain sentence. What you see under it is how Assay reads it."
        actions={<ShareButton target={{ test_case_id: saved.id }} title={saved.title} />}
      />
      <div className={styles.columns}>
        <form
          ref={form}
          className={styles.main}
          aria-label="Test case"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Conflict editing={editing} />
          <Field
            className={styles.title}
            label="Title"
            name="title"
            maxLength={200}
            value={draft.title}
            error={refusal.title}
            onChange={(title) => change({ do: 'name', title })}
          />
          <StepEditor testCase={saved} draft={draft} onChange={change} problems={refusal.steps} />
          <SaveBar
            isDirty={isDirty}
            isSaving={isSaving}
            isStarting={isStarting}
            problem={refusal.message || runProblem}
            onRun={() => void saveAndRun()}
          />
        </form>
        <About testCase={saved} draft={draft} onChange={change} onDeleted={letPass} />
      </div>
      <div className={styles.schedules}>
        <SchedulesPanel
          title="Schedules"
          target={{ test_case_id: saved.id }}
          emptyText="This test case has no schedule of its own. Add one to have it run by itself, every night for example."
        />
      </div>
    </>
  );
}

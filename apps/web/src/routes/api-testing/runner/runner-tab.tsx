import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFocusAfter } from '../../../lib/use-focus-after.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { FileDown, FilePlus2, Square } from '../../../ui/icons/index.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { askFirst, listUnconfirmed } from '../common/ask-first.ts';
import { useBusy } from '../common/busy.ts';
import type { FollowedExecution } from '../common/use-execution.ts';
import { type DraftEndpoint, emptyTest } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Builder } from './builder/builder.tsx';
import { useBuilder } from './builder/use-builder.ts';
import { editEndpoint } from './drafts/endpoint-draft.ts';
import styles from './drafts/runner.module.css';
import { ExportButtons } from './exchange/export-buttons.tsx';
import { ImportDialog } from './exchange/import-dialog.tsx';
import { PlainEnglish } from './exchange/plain-english.tsx';
import { ExecutionView } from './execution-view.tsx';
import { EndpointList } from './list/endpoint-list.tsx';
import { useEndpoints } from './list/use-endpoints.ts';
import { TestSection } from './test-section.tsx';

const missing = 'Test name, base URL, and at least one endpoint are required';

/** Puts a test together and runs it. */
export function RunnerTab({ execution }: { execution: FollowedExecution }) {
  const { test, changeTest, showExecution } = useDraft();
  const isBusy = useBusy();
  const builder = useBuilder();
  const list = useEndpoints();
  const focusAfter = useFocusAfter();
  const [isChecked, setChecked] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { isExecuting, isCancelling, problem, setProblem } = execution;
  const wasBegun = useRef(false);
  const shownId = execution.detail?.id;
  const isWhole = Boolean(test.name.trim() && test.baseUrl.trim() && test.endpoints.length > 0);
  const isEmpty = test.endpoints.length === 0 && !test.name && !test.baseUrl;

  useEffect(() => {
    if (!shownId || !wasBegun.current) return;
    wasBegun.current = false;
    // What comes back is what was waited for, and the page above it is long.
    const title = document.getElementById('results-title');
    title?.focus({ preventScroll: true });
    title?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [shownId]);

  function execute(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setChecked(true);
    if (!isWhole) {
      setProblem(missing);
      const first = test.name.trim()
        ? test.baseUrl.trim()
          ? 'endpoint-name'
          : 'api-base-url'
        : 'api-test-name';
      document.getElementById(first)?.focus();
      return;
    }
    if (!test.endpoints.some(({ enabled }) => enabled)) {
      setProblem('Every endpoint is switched off. Switch one on, then execute the test.');
      return;
    }
    const calls = listUnconfirmed(test.endpoints);
    askFirst(calls, test.baseUrl, () => {
      const confirmed = new Set(calls.map(({ key }) => key));
      changeTest((before) => ({
        endpoints: before.endpoints.map(({ asksFirst, ...one }) =>
          asksFirst && !confirmed.has(one.key) ? { ...one, asksFirst } : one,
        ),
      }));
      wasBegun.current = true;
      void execution.begin();
    });
  }

  function edit(endpoint: DraftEndpoint) {
    const open = () => {
      focusAfter('endpoint-name');
      builder.open(editEndpoint(endpoint));
    };
    if (!builder.isDirty) return open();
    showNotice({
      type: 'warning',
      title: 'Leave this endpoint?',
      message: 'What was typed into the form of an endpoint is not in the list yet, and would be lost.',
      confirmText: 'Leave it',
      cancelText: 'Stay',
      onConfirm: open,
    });
  }

  function startNew() {
    showNotice({
      type: 'warning',
      title: 'Start a new test?',
      message: 'What is filled in here is cleared. Save it as a configuration first if you need it again.',
      confirmText: 'Start new',
      cancelText: 'Keep it',
      isDangerous: true,
      onConfirm: () => {
        changeTest(emptyTest);
        builder.open();
        showExecution(null);
        setChecked(false);
        setProblem('');
      },
    });
  }

  return (
    <div className={styles.runner}>
      {/* While the test runs it stays as it is. */}
      <fieldset className={styles.parts} disabled={isExecuting} aria-label="The test">
        <TestSection isChecked={isChecked} />
        <section className={styles.section} aria-labelledby="endpoints-title">
          <div className={styles.head}>
            <h2 className={styles.title} id="endpoints-title">
              Endpoints
            </h2>
            <div className={styles.actions}>
              <ActionButton disabled={isBusy} onClick={() => setImporting(true)}>
                <FileDown size={16} aria-hidden="true" /> Import
              </ActionButton>
              <ExportButtons isReady={isWhole} />
            </div>
          </div>
          <EndpointList
            list={list}
            editedKey={builder.draft.key}
            onEdit={edit}
            onRemoved={(key) => {
              if (key === builder.draft.key) builder.open();
            }}
          />
          <PlainEnglish />
          <Builder
            key={builder.draft.key}
            builder={builder}
            onSave={list.save}
            onEmptied={() => focusAfter('endpoint-name')}
          />
        </section>
      </fieldset>
      <form className={styles.section} aria-label="Execution" noValidate onSubmit={execute}>
        <FormAlert message={problem === missing && isWhole ? '' : problem} />
        <div className={styles.submit}>
          <SubmitButton progress="Executing…" sending={isExecuting} disabled={isBusy && !isExecuting}>
            Execute API test
          </SubmitButton>
          <div className={styles.actions}>
            {isExecuting && (
              <ActionButton disabled={isCancelling} onClick={() => void execution.cancel()}>
                <Square size={16} aria-hidden="true" /> {isCancelling ? 'Stopping…' : 'Cancel'}
              </ActionButton>
            )}
            <ActionButton disabled={isBusy || isEmpty} onClick={startNew}>
              <FilePlus2 size={16} aria-hidden="true" /> New test
            </ActionButton>
          </div>
        </div>
        {builder.isDirty && !isExecuting && (
          <p className={styles.hint}>
            The endpoint in the form above is not in the list yet, so it would not run.
          </p>
        )}
      </form>
      <ExecutionView execution={execution} />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  );
}

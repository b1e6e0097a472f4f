import { endpointMethods } from '@assay/contract/choices';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirstInvalid } from '../../../../lib/focus-first-invalid.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { JsonEditor } from '../../../../ui/api/json-editor.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { Send } from '../../../../ui/icons/index.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { useBusy } from '../../common/busy.ts';
import type { DraftEndpoint } from '../../draft/test-draft.ts';
import { readCheck, writeCheck } from '../drafts/check-draft.ts';
import { carriesBody, findEndpointProblems, missingParts, writeEndpoint } from '../drafts/endpoint-draft.ts';
import runner from '../drafts/runner.module.css';
import { BodyFields } from './body-fields.tsx';
import styles from './builder.module.css';
import { CheckRows } from './check-rows.tsx';
import { HiddenBody } from './hidden-body.tsx';
import { MoreFields } from './more-fields.tsx';
import { SentAnswer } from './sent-answer.tsx';
import type { Builder as BuilderState } from './use-builder.ts';
import { useSendOnce } from './use-send-once.ts';

interface Props {
  builder: BuilderState;
  onSave: (endpoint: DraftEndpoint) => void;
  /** The form is empty again, and the focus needs a place. */
  onEmptied: () => void;
}

const methods = endpointMethods.map((value) => ({ value, label: value }));

/** Puts one endpoint together: adds a new one, or changes one of the list. */
export function Builder({ builder: { draft, change, open }, onSave, onEmptied }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const isBusy = useBusy();
  const once = useSendOnce();
  const found = findEndpointProblems(draft);
  const problems = isChecked ? found : {};
  const isNew = draft.key === '';

  function check(): DraftEndpoint | undefined {
    setChecked(true);
    if (Object.keys(found).length === 0) return writeEndpoint(draft);
    focusFirstInvalid(form.current);
    return undefined;
  }

  function begin() {
    setChecked(false);
    once.forget();
    open();
    onEmptied();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const endpoint = check();
    if (!endpoint) return;
    onSave(endpoint);
    begin();
  }

  const general = 'Mend what is marked below, then add the endpoint.';
  const wrong = problems.headers ?? problems.body ?? (Object.keys(problems).length > 0 ? general : '');
  const message = problems.name || problems.path ? missingParts : wrong || once.problem;

  return (
    <>
      <form ref={form} className={styles.builder} aria-labelledby="builder-title" noValidate onSubmit={save}>
        <h3 className={runner.subtitle} id="builder-title">
          {isNew ? 'New endpoint' : `Change “${draft.name}”`}
        </h3>
        <FormAlert message={message} />
        <div className={styles.first}>
          <Field
            label="Endpoint name"
            name="endpointName"
            id="endpoint-name"
            value={draft.name}
            maxLength={200}
            placeholder="List products"
            error={problems.name}
            onChange={(name) => change({ name })}
          />
          <SelectField
            label="Method"
            name="method"
            value={draft.method}
            choices={methods}
            onChange={(method) => change({ method })}
          />
          <Field
            label="Path"
            name="path"
            value={draft.path}
            maxLength={2000}
            placeholder="/products?page=1"
            autoComplete="off"
            spellCheck={false}
            error={problems.path}
            onChange={(path) => change({ path })}
          />
        </div>
        <JsonEditor
          label="Headers"
          name="headers"
          placeholder={'{\n  "Accept": "application/json"\n}'}
          value={draft.headers}
          error={problems.headers}
          onChange={(headers) => change({ headers })}
        />
        {carriesBody(draft.method) ? (
          <BodyFields draft={draft} problems={problems} onChange={change} />
        ) : (
          <HiddenBody draft={draft} onChange={change} />
        )}
        <CheckRows checks={draft.checks} problems={problems} onChange={(checks) => change({ checks })} />
        <MoreFields draft={draft} problems={problems} onChange={change} />
        <div className={runner.submit}>
          <SubmitButton progress="Adding…" sending={false} disabled={isBusy}>
            {isNew ? 'Add endpoint' : 'Save endpoint'}
          </SubmitButton>
          <div className={runner.actions}>
            <ActionButton
              disabled={isBusy || once.isSending}
              onClick={() => {
                const endpoint = check();
                if (endpoint) once.send(endpoint);
              }}
            >
              <Send size={16} aria-hidden="true" /> {once.isSending ? 'Sending…' : 'Send once'}
            </ActionButton>
            {!isNew && <ActionButton onClick={begin}>Leave it as it was</ActionButton>}
          </div>
        </div>
        <div role="status" className={styles.status}>
          {once.isSending && 'Sending once…'}
          {!once.isSending && once.sent && !once.sent.result.error && 'The answer is below.'}
        </div>
      </form>
      {once.sent && (
        <SentAnswer
          key={`${once.sent.result.timing?.total}`}
          sent={once.sent}
          present={draft.checks.filter((one) => !found[`check ${one.key}`]).map(writeCheck)}
          onAdd={(checks) => change({ checks: [...draft.checks, ...checks.map(readCheck)] })}
        />
      )}
    </>
  );
}

import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Plus } from '../../../ui/icons/index.ts';
import type { Environment } from '../common/queries.ts';
import { useChange } from '../common/use-change.ts';
import { bodyOf, draftOf, findProblems, makeVariable, type VariableDraft } from './environment-draft.ts';
import styles from './environments-dialog.module.css';
import { VariableRow } from './variable-row.tsx';

/** The variables of one environment. Saved secrets stay as they are unless another value is typed. */
export function EnvironmentForm({
  environment,
  onDone,
}: {
  environment: Environment | null;
  onDone: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(environment));
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState('');
  const { isBusy, change } = useChange();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptFocus<HTMLFieldSetElement>('add-variable-here');
  const found = findProblems(draft);
  const problems = isChecked ? found : { variables: new Map<number, string>() };

  function changeVariable(key: number, wanted: Partial<VariableDraft>) {
    const variables = draft.variables.map((one) => (one.key === key ? { ...one, ...wanted } : one));
    setDraft({ ...draft, variables });
  }

  function add() {
    flushSync(() => setDraft({ ...draft, variables: [...draft.variables, makeVariable()] }));
    const names = form.current?.querySelectorAll<HTMLInputElement>('[data-variable-name]');
    names?.[names.length - 1]?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    // For React the form that the environment is chosen in is around this one.
    event.stopPropagation();
    flushSync(() => {
      setChecked(true);
      setFailure('');
    });
    if (found.name || found.variables.size > 0) return focusFirstInvalid(form.current);
    const body = bodyOf(draft);
    const work = () =>
      environment
        ? request('PUT /api/api-testing/environments/{id}', { params: { id: environment.id }, body })
        : request('POST /api/api-testing/environments', { body });
    const done = environment ? 'Environment saved.' : 'Environment created.';
    const isDone = await change(work, { done, failed: '' }, (problem) => {
      setFailure(`The environment was not saved. ${explainFailure(problem)}`);
      return true;
    });
    if (isDone) onDone();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label="Environment name"
        name="environmentName"
        maxLength={100}
        placeholder="Staging"
        value={draft.name}
        error={problems.name}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <fieldset {...kept} className={styles.variables}>
        <legend>Variables</legend>
        {draft.variables.map((variable, at) => (
          <VariableRow
            key={variable.key}
            number={at + 1}
            variable={variable}
            problem={problems.variables.get(variable.key)}
            onChange={(wanted) => changeVariable(variable.key, wanted)}
            onRemove={() =>
              setDraft({ ...draft, variables: draft.variables.filter(({ key }) => key !== variable.key) })
            }
          />
        ))}
        <ActionButton id="add-variable-here" disabled={draft.variables.length >= 200} onClick={add}>
          <Plus size={16} aria-hidden="true" /> Add variable
        </ActionButton>
      </fieldset>
      <FormAlert message={failure} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Saving…' : 'Save environment'}
        </Button>
      </DialogActions>
    </form>
  );
}

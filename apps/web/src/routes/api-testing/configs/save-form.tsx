import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { Field } from '../../../ui/field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Save } from '../../../ui/icons/index.ts';
import { useBusy } from '../common/busy.ts';
import { useDraft } from '../draft/use-draft.ts';
import styles from './configs-tab.module.css';
import { required, useSaveConfig } from './use-save-config.ts';

/** Saves the test that stands in the Test Runner, to be loaded again. */
export function SaveForm() {
  const { test, changeTest } = useDraft();
  const [description, setDescription] = useState('');
  const [message, setMessage] = useState('');
  const { isSaving, save } = useSaveConfig();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useBusy();
  const isRefused = message === required;
  const count = test.endpoints.length;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving || isBusy) return;
    const problem = await save(description);
    flushSync(() => setMessage(problem));
    if (problem) focusFirstInvalid(form.current);
    else setDescription('');
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Save the current test"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 className={styles.title}>Save the current test</h2>
        <p className={styles.about}>
          What stands in the Test Runner now: {count === 1 ? '1 endpoint' : `${count} endpoints`}, with its
          variables and logins. Secrets are kept apart and shown to nobody.
        </p>
      </div>
      <div className={styles.fields}>
        <Field
          label="Test name"
          name="configName"
          maxLength={200}
          value={test.name}
          error={isRefused && !test.name.trim() ? 'A name is required.' : undefined}
          onChange={(name) => changeTest({ name })}
        />
        <Field
          label="Base URL"
          name="configBaseUrl"
          type="url"
          maxLength={2000}
          value={test.baseUrl}
          error={isRefused && !test.baseUrl.trim() ? 'A base URL is required.' : undefined}
          onChange={(baseUrl) => changeTest({ baseUrl })}
        />
        <div className={styles.wide}>
          <Field
            label="Description (optional)"
            name="configDescription"
            maxLength={2000}
            isOptional
            value={description}
            onChange={setDescription}
          />
        </div>
      </div>
      <FormAlert message={message} />
      <div>
        <Button
          type="submit"
          disabled={isSaving || isBusy}
          leftSection={<Save size={16} aria-hidden="true" />}
        >
          {isSaving ? 'Saving…' : 'Save Configuration'}
        </Button>
      </div>
    </form>
  );
}

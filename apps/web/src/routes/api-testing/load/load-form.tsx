import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import type { LoadConfig } from '@assay/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Play } from '../../../ui/icons/index.ts';
import { useBusy } from '../common/busy.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ExportK6 } from './export-k6.tsx';
import { readLoadConfig } from './load-config.ts';
import { LoadFields } from './load-fields.tsx';
import styles from './load-form.module.css';
import { LoadOptions } from './load-options.tsx';

interface Props {
  isStarting: boolean;
  /** Answers why it did not begin, or an empty text. */
  onStart: (config: LoadConfig) => Promise<string>;
}

/** Puts a load test together and begins it. */
export function LoadForm({ isStarting, onStart }: Props) {
  const { load: draft, changeLoad } = useDraft();
  const [isChecked, setChecked] = useState(false);
  const [message, setMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useBusy() || isStarting;
  const read = readLoadConfig(draft);
  const problems = isChecked ? read.problems : {};

  /** Shows what is wrong, or gives what can be sent. */
  function check(): LoadConfig | null {
    flushSync(() => {
      setChecked(true);
      setMessage(read.message);
    });
    if (!read.config) focusFirstInvalid(form.current);
    return read.config;
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const config = check();
    if (config) setMessage(await onStart(config));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Load test"
      noValidate
      onSubmit={(event) => void start(event)}
    >
      <LoadFields draft={draft} problems={problems} onChange={changeLoad} />
      <LoadOptions draft={draft} problems={problems} onChange={changeLoad} />
      <FormAlert message={message} />
      <div className={styles.buttons}>
        <Button type="submit" size="md" disabled={isBusy} leftSection={<Play size={16} aria-hidden="true" />}>
          {isBusy ? 'Running…' : 'Run Load Test'}
        </Button>
        <ExportK6 disabled={isBusy} check={check} />
      </div>
    </form>
  );
}

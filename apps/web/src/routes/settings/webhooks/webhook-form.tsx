import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { problemsByField } from '../../../lib/failures.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import panel from '../style/panel.module.css';

export function WebhookForm({ create }: { create: (url: string) => Promise<void> }) {
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();

  function refuse(message: string) {
    // At once, so that what is wrong is shown when the focus goes there.
    flushSync(() => setProblem(message));
    focusFirstInvalid(element.current);
  }

  const { sending, onSubmit } = useSubmission(async () => {
    const address = url.trim();
    if (!address) return refuse('An address is required.');
    try {
      await create(address);
      setUrl('');
    } catch (failure) {
      if (endSession(failure)) return;
      refuse(problemsByField(failure).url ?? `The webhook was not created. ${explainFailure(failure)}`);
    }
  });

  return (
    <form ref={element} className={panel.column} aria-label="New webhook" onSubmit={onSubmit} noValidate>
      <Field
        label="Address to call"
        name="webhookUrl"
        type="url"
        description="It gets a POST with JSON whenever one of your runs ends."
        autoComplete="off"
        placeholder="https://"
        value={url}
        error={problem}
        onChange={(value) => {
          setUrl(value);
          setProblem('');
        }}
      />
      <SubmitButton sending={sending} progress="Adding webhook…">
        Add webhook
      </SubmitButton>
    </form>
  );
}

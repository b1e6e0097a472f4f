import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError, request } from '../../../lib/client.ts';
import { problemsByField } from '../../../lib/failures.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import field from '../../../ui/field.module.css';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { describeFailure } from '../common/describe-failure.ts';
import { useReloadAll } from '../common/use-admin-list.ts';
import styles from './answer-form.module.css';
import { describeOutcome, describeWay } from './describe-answer.ts';
import type { WholeMessage } from './inbox-list.ts';

interface Props {
  message: WholeMessage;
  draft: string;
  onChange: (draft: string) => void;
}

/** Writes an answer. What is typed stays until it is sent. */
export function AnswerForm({ message, draft, onChange }: Props) {
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();
  const reloadAll = useReloadAll();

  const { sending, onSubmit } = useSubmission(async () => {
    setFailure('');
    setOutcome('');
    if (!draft.trim()) return complain('Answer is required.');
    try {
      const { data } = await request('POST /api/admin/feedback/{id}/answers', {
        params: { id: message.id },
        body: { message: draft },
      });
      onChange('');
      setOutcome(describeOutcome(message, data.mailed));
      reloadAll();
    } catch (refused) {
      if (endSession(refused)) return;
      const found = problemsByField(refused).message;
      if (found) return complain(found);
      setFailure(describeFailure('Failed to send the answer', refused));
      // The message may be gone, or no longer what it was.
      if (refused instanceof ApiError) reloadAll();
    }
  });

  function complain(text: string) {
    setProblem(text);
    focusFirstInvalid(form.current);
  }

  return (
    <form ref={form} className={styles.form} noValidate aria-label="Answer" onSubmit={onSubmit}>
      <Textarea
        classNames={{
          label: field.label,
          description: field.description,
          input: field.input,
          error: field.error,
        }}
        label="Your answer"
        description={describeWay(message)}
        name="message"
        size="md"
        rows={5}
        maxLength={5000}
        required
        withAsterisk={false}
        readOnly={sending}
        value={draft}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setProblem('');
        }}
      />
      <FormAlert message={failure} />
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
      <SubmitButton sending={sending} progress="Sending…">
        Send answer
      </SubmitButton>
    </form>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { paths } from '../../paths/paths.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/form.module.css';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { describeFailure } from './describe-failure.ts';
import { SentPanel } from './sent-panel.tsx';

export function Component() {
  const [email, setEmail] = useState('');
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [fieldProblems, setFieldProblems] = useState<Record<string, string>>({});

  const { sending, onSubmit } = useSubmission(async () => {
    setProblem('');
    setFieldProblems({});
    try {
      const { message } = await request('POST /api/forgot-password', { body: { email } });
      setSentMessage(message ?? '');
    } catch (failure) {
      setProblem(describeFailure(failure));
      setFieldProblems(problemsByField(failure));
    }
  });

  if (sentMessage !== null) return <SentPanel email={email.trim()} message={sentMessage} />;
  return (
    <AuthFrame
      title="Forgot password"
      lead="Tell us the email of your account and we will send you a link to choose a new password."
      footer={
        <Link className={styles.link} to={paths.login}>
          Back to login
        </Link>
      }
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <FormAlert message={problem} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={fieldProblems.email}
        />
        <SubmitButton sending={sending} progress="Sending…" disabled={email.trim() === ''}>
          Send reset link
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}

import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { checkNewPassword, type NewPassword } from '../../lib/new-password.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import styles from '../../ui/form.module.css';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { describeFailure } from './describe-failure.ts';

export function ResetForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState('');
  const [fieldProblems, setFieldProblems] = useState<Partial<NewPassword>>({});
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const { sending, onSubmit } = useSubmission(async () => {
    setProblem('');
    const found = checkNewPassword({ password, confirmation });
    setFieldProblems(found);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form.current);
    try {
      const body = { token, newPassword: password };
      const { message } = await request('POST /api/reset-password', { body });
      toast.success(message || 'Your password has been reset. Please log in with the new one.');
      await navigate(paths.login);
    } catch (failure) {
      setProblem(describeFailure(failure));
      setFieldProblems({ password: problemsByField(failure).newPassword });
    }
  });

  return (
    <AuthFrame
      title="Reset password"
      lead="Choose a new password for your account."
      footer={
        <Link className={styles.link} to={paths.login}>
          Back to login
        </Link>
      }
    >
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <FormAlert message={problem} />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          description="At least 6 characters."
          value={password}
          onChange={setPassword}
          error={fieldProblems.password}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          value={confirmation}
          onChange={setConfirmation}
          error={fieldProblems.confirmation}
        />
        <SubmitButton
          sending={sending}
          progress="Resetting password…"
          disabled={password === '' || confirmation === ''}
        >
          Reset password
        </SubmitButton>
      </form>
    </AuthFrame>
  );
}

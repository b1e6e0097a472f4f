import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { storeToken } from '../../lib/session.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { paths } from '../../paths/paths.ts';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/form.module.css';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { describeFailure } from './describe-failure.ts';

export function LoginForm() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [fieldProblems, setFieldProblems] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const { sending, onSubmit } = useSubmission(async () => {
    setProblem('');
    const missing = findMissing(email, password);
    setFieldProblems(missing);
    if (Object.keys(missing).length > 0) return focusFirstInvalid(form.current);
    try {
      const { token } = await request('POST /api/login', { body: { email, password } });
      storeToken(token);
      await navigate(paths.dashboard, { replace: true });
    } catch (failure) {
      setProblem(describeFailure(failure));
      setFieldProblems(problemsByField(failure));
    }
  });

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <FormAlert message={problem} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={fieldProblems.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fieldProblems.password}
      />
      <SubmitButton sending={sending} progress="Logging in…">
        Log in
      </SubmitButton>
    </form>
  );
}

function findMissing(email: string, password: string): Record<string, string> {
  return {
    ...(email.trim() ? {} : { email: 'Email is required.' }),
    ...(password ? {} : { password: 'Password is required.' }),
  };
}

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { paths } from '../../paths/paths.ts';
import { showNotice } from '../../shell/notifications.ts';
import { Field } from '../../ui/field.tsx';
import styles from '../../ui/form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { checkFields, type SignupValues } from './check-fields.ts';
import { describeFailure } from './describe-failure.ts';

const empty: SignupValues = { firstName: '', lastName: '', email: '', password: '', confirmation: '' };

export function SignupForm() {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<SignupValues>>({});
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  const { sending, onSubmit } = useSubmission(async () => {
    const found = checkFields(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form.current);
    const { confirmation: _, ...body } = values;
    try {
      const { message } = await request('POST /api/register', { body });
      showNotice({
        type: 'success',
        title: 'Registration Successful',
        message: message || 'Your account has been created. You can log in now.',
      });
      await navigate(paths.login);
    } catch (failure) {
      setProblems(problemsByField(failure));
      showNotice({ type: 'error', title: 'Registration Failed', message: describeFailure(failure) });
    }
  });

  const bind = (name: keyof SignupValues) => ({
    value: values[name],
    error: problems[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.pair}>
        <Field label="First name" name="firstName" autoComplete="given-name" {...bind('firstName')} />
        <Field label="Last name" name="lastName" autoComplete="family-name" {...bind('lastName')} />
      </div>
      <Field label="Email" name="email" type="email" autoComplete="email" {...bind('email')} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        description="At least 6 characters."
        {...bind('password')}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        {...bind('confirmation')}
      />
      <SubmitButton sending={sending} progress="Creating account…">
        Sign up
      </SubmitButton>
    </form>
  );
}

import { Link } from 'react-router';
import { useSessionCheck } from '../../lib/use-session-check.ts';
import { paths } from '../../paths/paths.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import { CheckingSession } from '../../ui/checking-session.tsx';
import form from '../../ui/form.module.css';
import { SignupForm } from './signup-form.tsx';

export function Component() {
  const { isChecking } = useSessionCheck();
  return (
    <AuthFrame
      title="Sign up"
      lead="Create your account and write your first requirement in a minute."
      footer={
        <p className={form.lines}>
          <span>
            Already have an account?{' '}
            <Link className={form.link} to={paths.login}>
              Log in
            </Link>
          </span>
          <Link className={form.link} to={paths.forgotPassword}>
            Forgot password?
          </Link>
        </p>
      }
    >
      {isChecking ? <CheckingSession /> : <SignupForm />}
    </AuthFrame>
  );
}

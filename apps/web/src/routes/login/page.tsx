import { Link } from 'react-router';
import { useSessionCheck } from '../../lib/use-session-check.ts';
import { paths } from '../../paths/paths.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import { CheckingSession } from '../../ui/checking-session.tsx';
import form from '../../ui/form.module.css';
import { LoginForm } from './login-form.tsx';

export function Component() {
  const { isChecking } = useSessionCheck();
  return (
    <AuthFrame
      title="Log in"
      lead="Welcome back. Your tests and their evidence are where you left them."
      footer={
        <p className={form.lines}>
          <span>
            New to Assay?{' '}
            <Link className={form.link} to={paths.signup}>
              Sign up
            </Link>
          </span>
          <Link className={form.link} to={paths.forgotPassword}>
            Forgot password?
          </Link>
        </p>
      }
    >
      {isChecking ? <CheckingSession /> : <LoginForm />}
    </AuthFrame>
  );
}

import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import styles from '../../ui/form.module.css';

export function InvalidLink() {
  return (
    <AuthFrame
      title="Invalid Reset Link"
      lead="This link is incomplete: it carries no reset token. Open it again from the email, or ask for a new one."
      footer={
        <p className={styles.lines}>
          <Link className={styles.link} to={paths.forgotPassword}>
            Request a new link
          </Link>
          <Link className={styles.link} to={paths.login}>
            Back to login
          </Link>
        </p>
      }
    />
  );
}

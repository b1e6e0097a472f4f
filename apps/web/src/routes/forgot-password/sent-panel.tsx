import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import styles from '../../ui/form.module.css';

/** The link is on its way. Takes the focus, since the form that had it is gone. */
export function SentPanel({ email, message }: { email: string; message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <AuthFrame
      title="Check Your Email"
      lead={message || 'A link to choose a new password is on its way.'}
      footer={
        <Link className={styles.link} to={paths.login}>
          Back to login
        </Link>
      }
    >
      <div ref={panel} className={styles.note} tabIndex={-1} role="status">
        <p>
          We sent it to <strong>{email}</strong>. The link works once, for one hour.
        </p>
        <p>Nothing there? Look in the spam folder, and check that this is the address of your account.</p>
      </div>
    </AuthFrame>
  );
}

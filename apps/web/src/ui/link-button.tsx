import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-button.module.css';

interface LinkButtonProps {
  to: string;
  emphasis?: 'strong' | 'plain';
  children: ReactNode;
}

/** A link that leads to the next thing to do and looks the part. */
export function LinkButton({ to, emphasis = 'strong', children }: LinkButtonProps) {
  return (
    <Link className={`${styles.button} ${styles[emphasis]}`} to={to}>
      {children}
    </Link>
  );
}

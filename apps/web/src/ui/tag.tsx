import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface Props {
  /** Colour helps, the words say it. */
  tone?: 'plain' | 'pass' | 'fail' | 'warn' | 'info' | 'teal' | 'brass';
  children: ReactNode;
}

/** A word or two about a thing: its status, its kind, its weight. */
export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './badge.module.css';
import type { Tone } from './describe-verdict.ts';

interface Props {
  tone?: Tone;
  title?: string;
  children: ReactNode;
}

/** A small label with one fact. */
export function Badge({ tone = 'quiet', title, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone} title={title}>
      {children}
    </span>
  );
}

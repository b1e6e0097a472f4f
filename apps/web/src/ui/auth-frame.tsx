import type { ReactNode } from 'react';
import styles from './auth-frame.module.css';
import { Touchstone } from './touchstone.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Where else to go, below the form. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The composition of the account pages: the form, and beside it a quiet stone. */
export function AuthFrame({ title, lead, footer, children }: Props) {
  return (
    <div className={styles.frame}>
      <title>{`${title} · Assay`}</title>
      <div className={styles.column}>
        <div className={styles.content}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </div>
      <aside className={styles.panel} aria-label="About Assay">
        <Touchstone />
        <p className={styles.sentence}>
          Say what should be true. Assay tries it in a real browser and shows you the evidence.
        </p>
      </aside>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface Props {
  /** The page's one h1, and the first part of the document title. */
  title: string;
  lead?: ReactNode;
  /** A short line above the title. */
  eyebrow?: string;
  /** Buttons and links that act on the whole page. */
  actions?: ReactNode;
}

/** The head of a page: what it is, one sentence about it, and what can be done with it. */
export function PageHeader({ title, lead, eyebrow, actions }: Props) {
  return (
    <div className={styles.header}>
      <title>{`${title} · Assay`}</title>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

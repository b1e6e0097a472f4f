import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

/** The width and the margins of a page that is not full-bleed. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}

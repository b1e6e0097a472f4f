import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

/** The search and the filters above a list. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

import type { SystemPart } from '@assay/contract/choices';
import type { ReactNode } from 'react';
import { type PartState, partNames, stateWords } from './describe-parts.ts';
import styles from './panel.module.css';
import { StateIcon } from './state-icon.tsx';

interface Props {
  part: SystemPart;
  parts: readonly PartState[];
  /** How much of the width it takes. */
  width?: 'whole' | 'half' | 'third';
  children: ReactNode;
}

/** One part of the installation: how it is, and what it is like. */
export function Panel({ part, parts, width = 'half', children }: Props) {
  const judged = parts.find((one) => one.part === part);
  const id = `part-${part}`;
  return (
    <section className={styles.panel} data-width={width} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id} tabIndex={-1}>
          {partNames[part]}
        </h2>
        {judged && (
          <span className={styles.state} data-state={judged.state}>
            <StateIcon state={judged.state} size={16} />
            {stateWords[judged.state]}
          </span>
        )}
      </div>
      {judged && <p className={styles.message}>{judged.message}</p>}
      {children}
    </section>
  );
}

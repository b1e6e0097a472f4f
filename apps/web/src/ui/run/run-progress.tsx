import type { RunView } from '@assay/contract';
import type { ReactNode } from 'react';
import { LoaderCircle } from '../icons/index.ts';
import { describeRun } from './describe-run.ts';
import styles from './run-progress.module.css';

interface Props {
  /** Null while the requirements are being sent, or the run is being read. */
  run: RunView | null;
  /** What does the work; empty where this is not known. */
  engine: string;
  isBroken: boolean;
  /** What can be done meanwhile. */
  actions?: ReactNode;
}

/** How far a run is. The sentence is announced whenever it changes. */
export function RunProgress({ run, engine, isBroken, actions }: Props) {
  const total = run?.cases.length ?? 0;
  const done = run?.cases.filter(({ state }) => state === 'done').length ?? 0;
  return (
    <div className={styles.progress}>
      <LoaderCircle className={styles.spinner} size={28} aria-hidden="true" />
      <div className={styles.words}>
        {engine && <p className={styles.engine}>{engine}</p>}
        <p className={styles.state} role="status">
          {run ? describeRun(run) : 'Sending the requirements.'}
        </p>
        {isBroken && (
          <p className={styles.broken} role="alert">
            The connection to the server is gone. The run goes on; this page is connecting again.
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {total > 0 && <progress className={styles.bar} value={done} max={total} aria-label="Test cases done" />}
    </div>
  );
}

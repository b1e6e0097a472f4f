import type { RunView } from '@assay/contract';
import type { ReactNode } from 'react';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './run-about.module.css';

/** Where the requirement of a run stands. */
export const runTextId = 'run-text';

/** Where a run came from: its site, its browser, its start and the requirement. */
export function RunAbout({ run }: { run: RunView }) {
  return (
    <div className={styles.about}>
      <dl className={styles.facts}>
        <Fact name="Site">{run.target_url ?? 'No address is known'}</Fact>
        <Fact name="Browser">{run.browser}</Fact>
        <Fact name={run.started_at ? 'Started' : 'Submitted'}>
          <Moment at={run.started_at ?? run.created_at} />
        </Fact>
      </dl>
      {run.kind === 'requirement' && run.text && (
        <details className={styles.text}>
          <summary>The requirement</summary>
          <p id={runTextId}>{run.text}</p>
        </details>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

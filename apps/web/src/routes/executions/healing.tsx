import type { StepReport } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import styles from './healing.module.css';

interface Props {
  healed: NonNullable<StepReport['healed']>;
  testCaseId: string;
}

/** An element that changed and was found again: what it was, what it is now, and the step that would name it. */
export function Healing({ healed: { before, after, score, proposal }, testCaseId }: Props) {
  return (
    <section className={styles.healing} aria-label="Healed">
      <p className={styles.lead}>
        The page changed and the step was healed. Its element was found again with a score of{' '}
        <strong className={styles.score}>{score.toFixed(2)}</strong>.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Before</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>After</dt>
          <dd>{after}</dd>
        </div>
        <div>
          <dt>Proposed step</dt>
          <dd>{proposal}</dd>
        </div>
      </dl>
      <p className={styles.lead}>
        If this is right, <Link to={generatePath(paths.testCase, { id: testCaseId })}>edit the steps</Link>{' '}
        and use the proposed sentence, so that the next run needs no healing.
      </p>
    </section>
  );
}

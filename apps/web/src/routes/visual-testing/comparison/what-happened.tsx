import type { ComparisonDetail } from '@assay/contract';
import { describeShift, describeSizeChange } from '../../../ui/visual/describe-change.ts';
import styles from './comparison-view.module.css';
import { tellOutcome } from './tell-outcome.ts';

/** The comparison in sentences. */
export function WhatHappened({ comparison }: { comparison: ComparisonDetail }) {
  const { compared_with, picture, shifts } = comparison;
  const sentences = [
    tellOutcome(comparison),
    compared_with && describeSizeChange(compared_with, picture),
    ...shifts.map(describeShift),
  ].filter((sentence) => sentence !== null);
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

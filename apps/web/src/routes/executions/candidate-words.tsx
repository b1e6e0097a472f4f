import type { StepReport } from '@assay/contract';
import styles from './candidate-words.module.css';

interface Props {
  candidate: StepReport['candidates'][number];
  letter: string;
}

/** What a candidate is called, and how well it fits. */
export function CandidateWords({ candidate: { phrase, role, name, score, reason }, letter }: Props) {
  return (
    <>
      <p className={styles.phrase}>
        <span className={styles.letter}>{letter}</span> {phrase}
      </p>
      <p className={styles.facts}>
        {role}
        {name && ` “${name}”`}, score <span className={styles.score}>{score.toFixed(2)}</span>
        {reason && `: ${reason}`}
      </p>
    </>
  );
}

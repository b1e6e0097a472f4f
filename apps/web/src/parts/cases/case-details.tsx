import { readSteps } from '../../lib/read-steps.ts';
import { LongText } from '../../ui/run/long-text.tsx';
import styles from './case-details.module.css';
import type { ListedCase } from './use-cases.ts';

/** The steps of a case and what they came from, for who wants to look closer. */
export function CaseDetails({ case: one }: { case: ListedCase }) {
  const steps = readSteps(one.steps);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{steps.length === 1 ? '1 step' : `${steps.length} steps`}</summary>
      {steps.length === 0 && <p className={styles.note}>It has no steps.</p>}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} value={step.number}>
            <LongText text={step.action} />
            {step.expected && <p className={styles.note}>Expected: {step.expected}</p>}
            {step.locators.length > 0 && <p className={styles.note}>Found by: {step.locators.join(', ')}</p>}
          </li>
        ))}
      </ol>
      {one.expected_result && (
        <p className={styles.note}>
          <strong>Expected result:</strong> <LongText text={one.expected_result} />
        </p>
      )}
      {one.requirement_text && (
        <p className={styles.note}>
          <strong>Requirement:</strong> <LongText text={one.requirement_text} />
        </p>
      )}
    </details>
  );
}

import type { StepReport } from '@assay/contract';
import { Image } from '../icons/index.ts';
import { formatDuration } from './format-duration.ts';
import { LongText } from './long-text.tsx';
import { StepDetails } from './step-details.tsx';
import styles from './step-list.module.css';
import { StepMark } from './step-mark.tsx';

interface Props {
  steps: readonly StepReport[];
  /** Shows the picture of a step; without it there is nothing to click. */
  onPicture?: (step: StepReport) => void;
}

/** The steps of a case, each with how it went and its picture one click away. */
export function StepList({ steps, onPicture }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li className={styles.step} data-status={step.status} key={step.step_number}>
          <StepMark status={step.status} hollow={step.hollow} />
          <div className={styles.body}>
            <p className={styles.line}>
              <span className={styles.number}>{step.step_number}.</span>{' '}
              <span className={styles.action}>
                <LongText text={step.action} />
              </span>
            </p>
            <StepDetails step={step} />
          </div>
          <div className={styles.side}>
            {step.status === 'skipped' && <span className={styles.duration}>skipped</span>}
            {step.status !== 'skipped' && step.duration_ms !== null && (
              <span className={styles.duration}>{formatDuration(step.duration_ms)}</span>
            )}
            {step.picture && onPicture && (
              <button
                type="button"
                className={styles.picture}
                aria-label={`Picture of step ${step.step_number}`}
                onClick={() => onPicture(step)}
              >
                <Image size={16} aria-hidden="true" />
                Picture
              </button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

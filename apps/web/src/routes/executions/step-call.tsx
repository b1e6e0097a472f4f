import type { StepReport } from '@assay/contract';
import { ResponseViewer } from '../../ui/api/response-viewer.tsx';
import styles from './step-call.module.css';

interface Props {
  steps: readonly StepReport[];
  step: StepReport;
}

/** What a call sent and what came back; for a check of an answer, that answer. */
export function StepCall({ steps, step }: Props) {
  if (step.call)
    return (
      <section className={styles.call} aria-label="Request and answer">
        <p className={styles.url}>
          {step.call.method} {step.call.url}
        </p>
        <ResponseViewer result={step.call} />
      </section>
    );
  if (!/^(?:Check that|Keep) .*\bthe response\b/.test(step.action) || step.outcome === 'skipped') return null;
  const before = steps.findLast((one) => one.step_number < step.step_number && one.call);
  if (!before?.call) return null;
  return (
    <details className={styles.call} open={step.outcome !== 'passed'}>
      <summary className={styles.summary}>The answer of step {before.step_number}</summary>
      <ResponseViewer result={before.call} />
    </details>
  );
}

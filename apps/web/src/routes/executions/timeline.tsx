import type { StepReport } from '@assay/contract';
import { formatDuration } from '../../ui/run/format-duration.ts';
import buttons from './buttons.module.css';
import { stepForKey } from './choose-step.ts';
import { describeStep } from './describe-step.ts';
import { layOutTimeline, sumDurations } from './lay-out-timeline.ts';
import styles from './timeline.module.css';

interface Props {
  steps: readonly StepReport[];
  selected: number | null;
  onSelect: (number: number) => void;
}

/** One bar per step, as long as the step took. Clicking a bar or the arrow keys lead to its step. */
export function Timeline({ steps, selected, onSelect }: Props) {
  const chosen = steps.find(({ step_number }) => step_number === selected);
  return (
    <section className={styles.timeline} aria-label="Timeline">
      <div
        className={styles.bars}
        role="slider"
        tabIndex={0}
        aria-label="Step on the timeline"
        aria-valuemin={steps[0]?.step_number}
        aria-valuemax={steps.at(-1)?.step_number}
        aria-valuenow={selected ?? undefined}
        aria-valuetext={chosen && sayBar(chosen)}
        onClick={({ target }) => {
          const number =
            target instanceof HTMLElement && target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
          if (number) onSelect(Number(number));
        }}
        onKeyDown={(event) => {
          const goal = event.ctrlKey || event.metaKey ? undefined : stepForKey(event.key, steps, selected);
          if (goal === undefined || goal === null) return;
          event.preventDefault();
          onSelect(goal);
        }}
      >
        {layOutTimeline(steps).map(({ step, share }) => (
          <span
            key={step.step_number}
            className={styles.bar}
            data-bar={step.step_number}
            data-tone={describeStep(step).tone}
            data-selected={step.step_number === selected || undefined}
            title={`${sayBar(step)}: ${step.action}`}
            style={{ width: `${share}%` }}
          >
            {share > 4 && step.step_number}
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>{formatDuration(sumDurations(steps))}</span>
      </p>
      <details className={styles.more}>
        <summary>Timeline as a table</summary>
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col">Outcome</th>
                <th scope="col">Duration</th>
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.step_number}>
                  <td>
                    <button type="button" className={buttons.link} onClick={() => onSelect(step.step_number)}>
                      {step.step_number}. {step.action}
                    </button>
                  </td>
                  <td>{describeStep(step).word}</td>
                  <td className={styles.figure}>{sayDuration(step)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function sayDuration({ duration_ms }: StepReport): string {
  return duration_ms === null ? 'no time' : formatDuration(duration_ms);
}

function sayBar(step: StepReport): string {
  return `Step ${step.step_number}, ${describeStep(step).word}, ${sayDuration(step)}`;
}

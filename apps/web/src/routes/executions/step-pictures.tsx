import type { StepReport } from '@assay/contract';
import { useState } from 'react';
import { useEvidence } from '../../lib/use-evidence.ts';
import { CompareSlider } from './compare-slider.tsx';
import { letterOf } from './letter-of.ts';
import { needsChoice } from './needs-choice.ts';
import { type Mark, Picture } from './picture.tsx';
import styles from './step-pictures.module.css';

interface Props {
  executionId: string;
  step: StepReport;
  onOpen: () => void;
}

const modes = [
  { value: 'after', label: 'After' },
  { value: 'before', label: 'Before' },
  { value: 'beside', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
] as const;

function isWithoutPage({ call, action, status }: StepReport): boolean {
  return status !== 'skipped' && (Boolean(call) || /\bthe response\b/.test(action));
}

type Mode = (typeof modes)[number]['value'];

/** The page after a step and before it, one at a time, side by side, or under a slider. */
export function StepPictures({ executionId, step, onOpen }: Props) {
  const [chosen, setChosen] = useState<Mode>('after');
  const hasBoth = Boolean(step.picture && step.picture_before && step.picture !== step.picture_before);
  const mode: Mode = hasBoth ? chosen : step.picture ? 'after' : 'before';
  const after = useEvidence(executionId, mode === 'before' ? null : step.picture);
  const before = useEvidence(executionId, mode === 'after' ? null : step.picture_before);
  if (step.status === 'pending' || step.status === 'running') return null;
  if (step.status === 'skipped' || (!step.picture && !step.picture_before)) {
    // A call is seen in its answer.
    if (!step.page_title && isWithoutPage(step)) return null;
    return <p className={styles.none}>There is no picture of this step.</p>;
  }
  const number = step.step_number;
  const marked = needsChoice(step) ? step.candidates : [];
  const marks: Mark[] = marked.map(({ box }, place) => ({ box, label: letterOf(place) }));
  return (
    <div className={styles.pictures}>
      {hasBoth && (
        <fieldset className={styles.modes}>
          <legend className={styles.legend}>Pictures of the page</legend>
          {modes.map(({ value, label }) => (
            <label className={styles.mode} key={value}>
              <input
                type="radio"
                name="picture-mode"
                checked={mode === value}
                onChange={() => setChosen(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {mode === 'slider' && <CompareSlider before={before} after={after} number={number} />}
      {mode !== 'slider' && (
        <div className={styles.stage} data-beside={mode === 'beside' || undefined}>
          {mode !== 'after' && (
            <Picture evidence={before} caption="Before" alt={`The page before step ${number}`} />
          )}
          {mode !== 'before' && (
            <Picture
              evidence={after}
              caption="After"
              alt={`The page after step ${number}`}
              marks={marks}
              onOpen={onOpen}
            />
          )}
        </div>
      )}
    </div>
  );
}

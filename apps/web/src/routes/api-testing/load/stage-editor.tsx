import type { LoadModel } from '@assay/contract/choices';
import { flushSync } from 'react-dom';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Plus, Trash2 } from '../../../ui/icons/index.ts';
import type { LoadDraft } from '../draft/load-draft.ts';
import { drawStages } from './draw-stages.ts';
import styles from './load-options.module.css';

type Stages = LoadDraft['stages'];

interface Props {
  stages: Stages;
  model: LoadModel;
  problem?: string;
  onChange: (stages: Stages) => void;
}

const most = 20;

/** Lets the load rise and fall: each stage leads from where the last one ended to a level. */
export function StageEditor({ stages, model, problem, onChange }: Props) {
  const kept = useKeptFocus<HTMLOListElement>('add-stage');
  const target = model === 'closed' ? 'Connections at its end' : 'Requests/s at its end';
  const shape = drawStages(stages);

  function change(at: number, wanted: Partial<Stages[number]>) {
    onChange(stages.map((stage, place) => (place === at ? { ...stage, ...wanted } : stage)));
  }

  function add() {
    flushSync(() => onChange([...stages, { seconds: '10', target: model === 'closed' ? '10' : '50' }]));
    kept.ref.current?.lastElementChild?.querySelector('input')?.focus();
  }

  return (
    <fieldset className={styles.group}>
      <legend>Stages</legend>
      <p className={styles.about}>
        Without stages the load is steady. With them it rises or falls evenly, one after another.
      </p>
      {shape && (
        <svg className={styles.shape} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={shape} />
        </svg>
      )}
      <ol {...kept} className={styles.stages} aria-label="Stages">
        {stages.map((stage, at) => (
          <li key={at} className={styles.stage}>
            <Field
              label={`Stage ${at + 1}: seconds`}
              name={`stage-seconds-${at}`}
              type="number"
              min={1}
              max={300}
              value={stage.seconds}
              onChange={(seconds) => change(at, { seconds })}
            />
            <Field
              label={target}
              name={`stage-target-${at}`}
              type="number"
              min={0}
              value={stage.target}
              onChange={(value) => change(at, { target: value })}
            />
            <div className={styles.remove}>
              <ActionButton
                aria-label={`Remove stage ${at + 1}`}
                onClick={() => onChange(stages.filter((_, place) => place !== at))}
              >
                <Trash2 size={16} aria-hidden="true" />
              </ActionButton>
            </div>
          </li>
        ))}
      </ol>
      <ActionButton id="add-stage" disabled={stages.length >= most} onClick={add}>
        <Plus size={16} aria-hidden="true" /> Add stage
      </ActionButton>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

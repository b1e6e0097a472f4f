import { limits, loadModels } from '@assay/contract/choices';
import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LoadDraft } from '../draft/load-draft.ts';
import type { LoadProblems } from './load-config.ts';
import styles from './load-options.module.css';
import { StageEditor } from './stage-editor.tsx';

interface Props {
  draft: LoadDraft;
  problems: LoadProblems;
  onChange: (change: Partial<LoadDraft>) => void;
}

const models = {
  closed: {
    label: 'Closed: each connection waits for its answer',
    about:
      'Each connection sends its next request when the last was answered. A slow server gets fewer requests.',
  },
  open: {
    label: 'Open: requests begin at a fixed rate',
    about:
      'Requests begin at a fixed rate, whatever the server does. Latency counts from when each was meant to begin.',
  },
} as const;

const thresholds = [
  { name: 'p95Ms', label: '95 % within (ms)' },
  { name: 'p99Ms', label: '99 % within (ms)' },
  { name: 'errorRate', label: 'Errors at most (%)' },
  { name: 'minRate', label: 'Requests/s at least' },
] as const;

type Others = 'rate' | 'warmUpSeconds' | 'stages' | (typeof thresholds)[number]['name'];
const others: readonly Others[] = ['rate', 'warmUpSeconds', 'stages', ...thresholds.map(({ name }) => name)];

function isUsed(draft: LoadDraft): boolean {
  const isSet = draft.model === 'open' || draft.stages.length > 0 || draft.warmUpSeconds !== '0';
  return isSet || thresholds.some(({ name }) => draft[name] !== '');
}

/** How the load comes, how it rises and falls, and what it has to keep to. */
export function LoadOptions({ draft, problems, onChange }: Props) {
  const [isOpen, setOpen] = useState(() => isUsed(draft));
  const hasProblem = others.some((name) => problems[name]);
  return (
    <details
      className={styles.more}
      open={isOpen || hasProblem}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>More: model, warm-up, stages, thresholds</summary>
      <div className={styles.parts}>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <SelectField
              label="Model"
              name="loadModel"
              value={draft.model}
              choices={loadModels.map((model) => ({ value: model, label: models[model].label }))}
              description={models[draft.model].about}
              onChange={(model) => onChange({ model })}
            />
          </div>
          {draft.model === 'open' && draft.stages.length === 0 && (
            <Field
              label="Rate (requests per second)"
              name="loadRate"
              type="number"
              min={limits.loadRate.min}
              max={limits.loadRate.max}
              placeholder="50"
              value={draft.rate}
              error={problems.rate}
              onChange={(rate) => onChange({ rate })}
            />
          )}
          <Field
            label="Warm-up (seconds, not counted)"
            name="loadWarmUp"
            type="number"
            min={0}
            max={60}
            value={draft.warmUpSeconds}
            error={problems.warmUpSeconds}
            onChange={(warmUpSeconds) => onChange({ warmUpSeconds })}
          />
        </div>
        <StageEditor
          stages={draft.stages}
          model={draft.model}
          problem={problems.stages}
          onChange={(stages) => onChange({ stages })}
        />
        <fieldset className={styles.group}>
          <legend>Thresholds</legend>
          <p className={styles.about}>The test passes where all that are filled in are kept.</p>
          <div className={styles.four}>
            {thresholds.map(({ name, label }) => (
              <Field
                key={name}
                label={label}
                name={`load-${name}`}
                type="number"
                min={0}
                isOptional
                value={draft[name]}
                error={problems[name]}
                onChange={(value) => onChange({ [name]: value })}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

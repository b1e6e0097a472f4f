import { limits, loadMethods } from '@assay/contract/choices';
import { JsonEditor } from '../../../ui/api/json-editor.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LoadDraft } from '../draft/load-draft.ts';
import { EnvironmentChoice } from '../environments/environment-choice.tsx';
import { type LoadProblems, sendsBody } from './load-config.ts';
import styles from './load-form.module.css';

interface Props {
  draft: LoadDraft;
  problems: LoadProblems;
  onChange: (change: Partial<LoadDraft>) => void;
}

const { concurrency, loadDurationMs } = limits;
const methods = loadMethods.map((method) => ({ value: method, label: method }));

/** What is sent, how often at once and for how long. */
export function LoadFields({ draft, problems, onChange }: Props) {
  return (
    <div className={styles.fields}>
      <Field
        label="Load test name"
        name="loadName"
        maxLength={200}
        placeholder="Front page at noon"
        value={draft.name}
        error={problems.name}
        onChange={(name) => onChange({ name })}
      />
      <SelectField
        label="Method"
        name="loadMethod"
        value={draft.method}
        choices={methods}
        onChange={(method) => onChange({ method })}
      />
      <div className={styles.wide}>
        <Field
          label="URL"
          name="loadUrl"
          type="url"
          maxLength={2000}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://api.example.com/health"
          value={draft.url}
          error={problems.url}
          onChange={(url) => onChange({ url })}
        />
      </div>
      <Field
        label="Concurrency"
        name="loadConcurrency"
        type="number"
        min={concurrency.min}
        max={concurrency.max}
        step={1}
        description={`Connections, ${concurrency.min} to ${concurrency.max}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.concurrency}
        error={problems.concurrency}
        onChange={(value) => onChange({ concurrency: value })}
      />
      <Field
        label="Duration (seconds)"
        name="loadSeconds"
        type="number"
        min={loadDurationMs.min / 1000}
        max={loadDurationMs.max / 1000}
        disabled={draft.stages.length > 0}
        description={
          draft.stages.length > 0
            ? 'The stages say how long it lasts'
            : `${loadDurationMs.min / 1000} to ${loadDurationMs.max / 1000} seconds`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.seconds}
        error={problems.seconds}
        onChange={(seconds) => onChange({ seconds })}
      />
      <div className={styles.wide}>
        <EnvironmentChoice
          value={draft.environmentId}
          onChange={(environmentId) => onChange({ environmentId })}
        />
      </div>
      <div className={styles.wide}>
        <JsonEditor
          label="Headers (JSON)"
          name="loadHeaders"
          placeholder={'{"Accept": "application/json"}'}
          value={draft.headers}
          error={problems.headers}
          onChange={(headers) => onChange({ headers })}
        />
      </div>
      {sendsBody(draft.method) && (
        <div className={styles.wide}>
          <JsonEditor
            label="Body (JSON)"
            name="loadBody"
            placeholder={'{"quantity": 1}'}
            value={draft.body}
            error={problems.body}
            onChange={(body) => onChange({ body })}
          />
        </div>
      )}
    </div>
  );
}

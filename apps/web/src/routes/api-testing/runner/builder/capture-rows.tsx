import { type CaptureSource, captureSources } from '@assay/contract/choices';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Plus, Trash2 } from '../../../../ui/icons/index.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { newKey } from '../../draft/test-draft.ts';
import type { CaptureDraft } from '../drafts/endpoint-draft.ts';
import runner from '../drafts/runner.module.css';
import styles from './rows.module.css';

const names: Record<CaptureSource, string> = {
  jsonpath: 'JSONPath',
  header: 'Header',
  cookie: 'Cookie',
  regex: 'Regular expression',
  status: 'Status',
};
const labels = { jsonpath: 'Path', header: 'Header name', cookie: 'Cookie name', regex: 'Expression' };
const choices = captureSources.map((value) => ({ value, label: names[value] }));
const most = 50;

interface Props {
  captures: readonly CaptureDraft[];
  problems: Record<string, string>;
  onChange: (captures: readonly CaptureDraft[]) => void;
}

/** Parts of the answer that later requests use as variables. */
export function CaptureRows({ captures, problems, onChange }: Props) {
  const kept = useKeptFocus<HTMLOListElement>('add-capture');
  const change = (key: string, wanted: Partial<CaptureDraft>) =>
    onChange(captures.map((one) => (one.key === key ? { ...one, ...wanted } : one)));
  return (
    <fieldset className={runner.group}>
      <legend className={runner.legend}>Captures</legend>
      <p className={runner.hint}>
        Take a part of the answer into a variable for the endpoints after this one.
      </p>
      <ol {...kept} className={styles.rows}>
        {captures.map(({ key, name, from, expression }, at) => (
          <li className={styles.row} key={key} aria-label={`Capture ${at + 1}`}>
            <div className={styles.fields}>
              <Field
                label="Into variable"
                name={`capture-${at + 1}`}
                autoComplete="off"
                maxLength={100}
                value={name}
                error={problems[`capture ${key}`]}
                onChange={(wanted) => change(key, { name: wanted })}
              />
              <SelectField
                label="From"
                name={`capture-${at + 1}-from`}
                value={from}
                choices={choices}
                onChange={(wanted) => change(key, { from: wanted })}
              />
              {from !== 'status' && (
                <Field
                  label={labels[from]}
                  name={`capture-${at + 1}-expression`}
                  autoComplete="off"
                  maxLength={1000}
                  placeholder={from === 'jsonpath' ? '$.id' : ''}
                  value={expression}
                  onChange={(wanted) => change(key, { expression: wanted })}
                />
              )}
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove capture ${at + 1}`}
              onClick={() => onChange(captures.filter((one) => one.key !== key))}
            />
          </li>
        ))}
      </ol>
      <div>
        <ActionButton
          id="add-capture"
          disabled={captures.length >= most}
          onClick={() =>
            onChange([...captures, { key: newKey(), name: '', from: 'jsonpath', expression: '' }])
          }
        >
          <Plus size={16} aria-hidden="true" /> Add capture
        </ActionButton>
      </div>
    </fieldset>
  );
}

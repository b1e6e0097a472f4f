import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Plus, Trash2 } from '../../../ui/icons/index.ts';
import { newKey, type Variable } from '../draft/test-draft.ts';
import styles from './drafts/runner.module.css';

interface Props {
  variables: readonly Variable[];
  onChange: (variables: readonly Variable[]) => void;
}

/** The values that `{{name}}` stands for in this test. */
export function VariableRows({ variables, onChange }: Props) {
  const kept = useKeptFocus<HTMLDivElement>('add-variable');
  const change = (key: string, wanted: Partial<Variable>) =>
    onChange(variables.map((one) => (one.key === key ? { ...one, ...wanted } : one)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Variables</legend>
      <p className={styles.hint}>
        {'Write {{name}} in paths, headers, bodies and checks. Those of the environment go before these.'}
      </p>
      <div {...kept} className={styles.group}>
        {variables.map(({ key, name, value }, at) => (
          <div className={styles.row} key={key}>
            <Field
              label="Variable"
              aria-label={`Name of variable ${at + 1}`}
              value={name}
              isOptional
              autoComplete="off"
              onChange={(wanted) => change(key, { name: wanted })}
            />
            <Field
              label="Value"
              aria-label={`Value of variable ${at + 1}`}
              value={value}
              isOptional
              autoComplete="off"
              onChange={(wanted) => change(key, { value: wanted })}
            />
            <IconButton
              icon={Trash2}
              label={`Remove variable ${name || at + 1}`}
              onClick={() => onChange(variables.filter((one) => one.key !== key))}
            />
          </div>
        ))}
      </div>
      <div>
        <ActionButton
          id="add-variable"
          onClick={() => onChange([...variables, { key: newKey(), name: '', value: '' }])}
        >
          <Plus size={16} aria-hidden="true" /> Add variable
        </ActionButton>
      </div>
    </fieldset>
  );
}

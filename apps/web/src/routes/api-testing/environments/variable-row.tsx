import { ActionButton } from '../../../ui/action-button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Trash2 } from '../../../ui/icons/index.ts';
import { staysAsItIs, type VariableDraft } from './environment-draft.ts';
import styles from './environments-dialog.module.css';

interface Props {
  number: number;
  variable: VariableDraft;
  problem?: string;
  onChange: (wanted: Partial<VariableDraft>) => void;
  onRemove: () => void;
}

export function VariableRow({ number, variable, problem, onChange, onRemove }: Props) {
  const { key, name, value, secret } = variable;
  const stays = staysAsItIs(variable);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own inside the fieldset of all would be drawn as one.
    <div role="group" aria-label={`Variable ${number}`} className={styles.variable}>
      <Field
        label="Name"
        name={`variable-${key}`}
        data-variable-name
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isOptional
        value={name}
        error={problem}
        onChange={(typed) => onChange({ name: typed })}
      />
      <Field
        label="Value"
        name={`value-${key}`}
        type={secret ? 'password' : 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={10_000}
        isOptional
        placeholder={stays ? '•••••• stays as it is' : ''}
        value={value}
        onChange={(typed) => onChange({ value: typed })}
      />
      <div className={styles.tail}>
        <Checkbox
          name={`secret-${key}`}
          checked={secret}
          onChange={(isSecret) => onChange({ secret: isSecret })}
        >
          Secret
        </Checkbox>
        <ActionButton aria-label={`Remove variable ${name || number}`} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </ActionButton>
      </div>
    </div>
  );
}

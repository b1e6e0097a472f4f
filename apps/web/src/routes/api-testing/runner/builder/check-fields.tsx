import { JsonEditor } from '../../../../ui/api/json-editor.tsx';
import { Field } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { type CheckDraft, operatorsOf, takesValue } from '../drafts/check-draft.ts';

interface Props {
  check: CheckDraft;
  number: number;
  problem: string | undefined;
  onChange: (change: Partial<CheckDraft>) => void;
}

const errorChoices = [
  { value: 'none', label: 'none' },
  { value: 'some', label: 'some' },
] as const;

/** What a check of each kind asks for. */
export function CheckFields({ check, number, problem, onChange }: Props) {
  const name = `check-${number}`;
  const common = { name, error: problem, autoComplete: 'off', spellCheck: false } as const;
  switch (check.type) {
    case 'status':
      return (
        <Field
          {...common}
          label="Is"
          placeholder="200, or 2xx, or 200, 201"
          value={check.statuses}
          onChange={(statuses) => onChange({ statuses })}
        />
      );
    case 'time':
    case 'size':
      return (
        <Field
          {...common}
          label={check.type === 'time' ? 'At most, in milliseconds' : 'At most, in bytes'}
          inputMode="numeric"
          value={check.limit}
          onChange={(limit) => onChange({ limit })}
        />
      );
    case 'graphql':
      return (
        <SelectField
          label="Errors in the answer"
          name={name}
          value={check.errors}
          choices={errorChoices}
          onChange={(errors) => onChange({ errors })}
        />
      );
    case 'schema':
      return (
        <JsonEditor
          label="Schema"
          name={name}
          error={problem}
          value={check.schema}
          onChange={(schema) => onChange({ schema })}
        />
      );
    default:
      return <Comparison check={check} number={number} problem={problem} onChange={onChange} />;
  }
}

function Comparison({ check, number, problem, onChange }: Props) {
  const { type, subject, operator, value } = check;
  const hasSubject = type !== 'body';
  const common = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <>
      {hasSubject && (
        <Field
          {...common}
          label={type === 'header' ? 'Header name' : 'Path'}
          name={`check-${number}-subject`}
          placeholder={type === 'header' ? 'Content-Type' : '$.items[0].id'}
          value={subject}
          error={problem}
          onChange={(wanted) => onChange({ subject: wanted })}
        />
      )}
      <SelectField
        label="Comparison"
        name={`check-${number}-operator`}
        value={operator}
        choices={operatorsOf(type).map((known) => ({ value: known, label: known }))}
        onChange={(wanted) => onChange({ operator: wanted })}
      />
      {takesValue(operator) && (
        <Field
          {...common}
          label="Value"
          name={`check-${number}-value`}
          isOptional
          placeholder={type === 'jsonpath' ? '7, true, or a text' : ''}
          value={value}
          error={hasSubject ? undefined : problem}
          onChange={(wanted) => onChange({ value: wanted })}
        />
      )}
    </>
  );
}

import { SelectField } from '../../../ui/select-field.tsx';

interface Props<T extends string> {
  label: string;
  name: string;
  /** What stands for not filtering, such as "All roles". */
  all: string;
  values: readonly T[];
  describe: (value: T) => string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
}

/** Narrows a list to one value of a column. */
export function FilterSelect<T extends string>({
  label,
  name,
  all,
  values,
  describe,
  value,
  onChange,
}: Props<T>) {
  return (
    <SelectField<T | ''>
      label={label}
      name={name}
      value={value ?? ''}
      choices={[
        { value: '', label: all },
        ...values.map((offered) => ({ value: offered, label: describe(offered) })),
      ]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}

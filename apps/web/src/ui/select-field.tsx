import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import styles from './field.module.css';

export interface Choice<T extends string> {
  value: T;
  label: string;
  disabled?: boolean;
}

interface Props<T extends string> {
  label: string;
  name: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
  /** What to know about the chosen one. */
  description?: string;
  error?: string;
}

/** One of a few values. */
export function SelectField<T extends string>({ choices, onChange, error, ...rest }: Props<T>) {
  return (
    <NativeSelect
      {...rest}
      size="md"
      classNames={{
        label: styles.label,
        description: styles.below,
        input: styles.input,
        error: styles.error,
      }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...choices]}
      error={error}
      errorProps={{ role: 'alert' }}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

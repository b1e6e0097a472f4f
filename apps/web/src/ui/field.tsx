import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './field.module.css';

interface Props extends Omit<TextInputProps, 'onChange' | 'value' | 'error'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  isOptional?: boolean;
}

/** One line to type in, with its label above and what is wrong with it below. */
export function Field({ onChange, error, isOptional = false, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      size="md"
      classNames={{
        label: styles.label,
        description: rest.inputWrapperOrder ? styles.below : styles.description,
        input: styles.input,
        error: styles.error,
      }}
      error={error}
      errorProps={{ role: 'alert' }}
      required={!isOptional}
      withAsterisk={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

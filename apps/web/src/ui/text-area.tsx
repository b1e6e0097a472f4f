import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import styles from './field.module.css';

interface Props {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  maxLength?: number;
  placeholder?: string;
  rows?: number;
}

/** Several lines to type in. */
export function TextArea({ onChange, rows = 3, ...rest }: Props) {
  return (
    <Textarea
      {...rest}
      size="md"
      rows={rows}
      classNames={{ label: styles.label, input: styles.input, error: styles.error }}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import field from '../../ui/field.module.css';

interface Props {
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

const most = 2000;

/** A few words about oneself, counted. */
export function BioField({ value, onChange, ...rest }: Props) {
  return (
    <Textarea
      {...rest}
      label="Bio"
      size="md"
      rows={5}
      maxLength={most}
      classNames={{ label: field.label, input: field.input, description: field.below, error: field.error }}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={`${value.length}/${most} characters`}
      errorProps={{ role: 'alert' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

import { contactSubjects } from '@assay/contract/choices';
import { NativeSelect, Textarea } from '@mantine/core';
import field from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import styles from './contact-fields.module.css';
import type { Message, Problems } from './message.ts';

interface ContactFieldsProps {
  message: Message;
  problems: Problems;
  sending: boolean;
  onChange: (name: keyof Message, value: string) => void;
}

const dress = { label: field.label, input: field.input, error: field.error };

export function ContactFields({ message, problems, sending, onChange }: ContactFieldsProps) {
  function bind(name: keyof Message) {
    return { name, value: message[name], error: problems[name], readOnly: sending };
  }

  return (
    <div className={styles.fields}>
      <Field
        label="Name"
        autoComplete="name"
        maxLength={200}
        {...bind('name')}
        onChange={(value) => onChange('name', value)}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
        onChange={(value) => onChange('email', value)}
      />
      <NativeSelect
        className={styles.wide}
        classNames={dress}
        label="Subject"
        name="subject"
        size="md"
        data={[...contactSubjects]}
        value={message.subject}
        error={problems.subject}
        errorProps={{ role: 'alert' }}
        onChange={(event) => onChange('subject', event.currentTarget.value)}
      />
      <Textarea
        className={styles.wide}
        classNames={dress}
        label="Message"
        size="md"
        rows={8}
        maxLength={5000}
        required
        withAsterisk={false}
        {...bind('message')}
        errorProps={{ role: 'alert' }}
        onChange={(event) => onChange('message', event.currentTarget.value)}
      />
      <div className={styles.wide}>
        <SubmitButton sending={sending} progress="Sending…">
          Send Message
        </SubmitButton>
      </div>
    </div>
  );
}

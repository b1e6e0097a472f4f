import { feedbackTypes, priorities } from '@assay/contract/choices';
import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import field from '../../ui/field.module.css';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Counter } from './counter.tsx';
import styles from './feedback-fields.module.css';
import { type FeedbackInput, longest, nameOf, type Problems } from './feedback-input.ts';
import { RatingField } from './rating-field.tsx';

interface Props {
  input: FeedbackInput;
  problems: Problems;
  sending: boolean;
  email: string;
  onChange: (more: Partial<FeedbackInput>) => void;
  underTitle: ReactNode;
}

const categories = [
  'Test generation',
  'Test runs',
  'Reports',
  'User interface',
  'Performance',
  'Accessibility',
  'Documentation',
];
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

export function FeedbackFields({ input, problems, sending, email, onChange, underTitle }: Props) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="Type"
        name="type"
        value={input.type}
        choices={feedbackTypes.map((value) => ({ value, label: nameOf(value) }))}
        error={problems.type}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label="Priority"
        name="priority"
        value={input.priority}
        choices={priorities.map((value) => ({ value, label: nameOf(value) }))}
        error={problems.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <div className={styles.wide}>
        <Field
          label="Title"
          name="title"
          value={input.title}
          error={problems.title}
          readOnly={sending}
          autoComplete="off"
          inputWrapperOrder={order}
          description={
            <>
              <Counter length={input.title.trim().length} most={longest.title} />
              Other signed-in people can see and upvote the title. Only administrators see the rest.
            </>
          }
          onChange={(title) => onChange({ title })}
        />
        {underTitle}
      </div>
      <Textarea
        className={styles.wide}
        classNames={{ label: field.label, input: field.input, description: field.below, error: field.error }}
        label="Description"
        name="description"
        size="md"
        rows={7}
        resize="vertical"
        required
        withAsterisk={false}
        value={input.description}
        error={problems.description}
        errorProps={{ role: 'alert' }}
        readOnly={sending}
        inputWrapperOrder={order}
        description={
          <>
            <Counter length={input.description.trim().length} most={longest.description} />
            What happened, what you expected, or what you would like to do.
          </>
        }
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <Field
        label="Category (optional)"
        name="category"
        isOptional
        list="feedback-categories"
        value={input.category}
        error={problems.category}
        readOnly={sending}
        autoComplete="off"
        onChange={(category) => onChange({ category })}
      />
      <datalist id="feedback-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <RatingField value={input.rating} onChange={(rating) => onChange({ rating })} />
      <Field
        className={styles.wide}
        label="Contact email (optional)"
        name="contactEmail"
        type="email"
        isOptional
        maxLength={longest.contactEmail}
        value={input.contactEmail}
        error={problems.contactEmail}
        readOnly={sending}
        autoComplete="email"
        inputWrapperOrder={order}
        description={`Answers appear under My Feedback and go to ${email || 'your account’s address'} unless you give another one.`}
        onChange={(contactEmail) => onChange({ contactEmail })}
      />
    </div>
  );
}

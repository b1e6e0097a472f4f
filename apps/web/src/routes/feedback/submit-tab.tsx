import { useRef } from 'react';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { FeedbackFields } from './feedback-fields.tsx';
import type { FeedbackInput } from './feedback-input.ts';
import { usePopular } from './queries.ts';
import { SentAlong } from './sent-along.tsx';
import { SimilarFeedback } from './similar-feedback.tsx';
import { SimilarHint } from './similar-hint.tsx';
import styles from './submit-tab.module.css';
import type { FeedbackForm } from './use-feedback-form.ts';

interface Props {
  form: FeedbackForm;
  /** The address of the account. */
  email: string;
  onEdit: () => void;
}

/** The form, and beside it what others asked for already. */
export function SubmitTab({ form, email, onEdit }: Props) {
  const { input, problems, failure, sending, element, change, onSubmit } = form;
  const popular = usePopular(input.title);
  const similar = useRef<HTMLHeadingElement>(null);

  function edit(more: Partial<FeedbackInput>) {
    onEdit();
    change(more);
  }

  return (
    <div className={styles.columns}>
      <form ref={element} noValidate aria-label="Feedback" className={styles.form} onSubmit={onSubmit}>
        <FeedbackFields
          input={input}
          problems={problems}
          sending={sending}
          email={email}
          onChange={edit}
          underTitle={<SimilarHint found={popular.data} onShow={() => similar.current?.focus()} />}
        />
        <SentAlong />
        <div className={styles.send}>
          <FormAlert message={failure} />
          <SubmitButton sending={sending} progress="Submitting…">
            Submit Feedback
          </SubmitButton>
        </div>
      </form>
      <SimilarFeedback heading={similar} popular={popular} />
    </div>
  );
}

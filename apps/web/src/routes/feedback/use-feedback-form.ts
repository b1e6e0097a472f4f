import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { describeSubmitFailure } from './describe-failure.ts';
import { readDraft, storeDraft } from './draft.ts';
import { checkInput, emptyInput, type FeedbackInput, type Problems } from './feedback-input.ts';
import { gatherHere } from './gather-surroundings.ts';
import { type Feedback, keys } from './queries.ts';

export interface FeedbackForm {
  input: FeedbackInput;
  problems: Problems;
  /** Why the whole was not sent; empty where nothing went wrong. */
  failure: string;
  sending: boolean;
  element: RefObject<HTMLFormElement | null>;
  change: (more: Partial<FeedbackInput>) => void;
  onSubmit: (event: FormEvent) => void;
}

/** The feedback being written. It lives above the tabs, so that neither it nor its sending ends with a look at the other one. */
export function useFeedbackForm(email: string, onSent: () => void): FeedbackForm {
  const [input, setInput] = useState(() => readDraft(email));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const { sending, onSubmit } = useSubmission(send);

  useEffect(() => storeDraft(email, input), [email, input]);

  function change(more: Partial<FeedbackInput>) {
    if (sending) return;
    setInput((before) => ({ ...before, ...more }));
    setProblems((before) => withoutFields(before, Object.keys(more)));
  }

  function tell(found: Problems, reason: string) {
    // At once, so that the first invalid field can be known by its mark.
    flushSync(() => {
      setProblems(found);
      setFailure(reason);
    });
    focusFirstInvalid(element.current);
  }

  async function send() {
    const found = checkInput(input);
    tell(found, '');
    if (Object.keys(found).length > 0) return;
    try {
      const { data } = await request('POST /api/feedback', { body: { ...input, ...gatherHere() } });
      // Here too, since the page may have been left while it was sent.
      storeDraft(email, emptyInput);
      setInput(emptyInput);
      toast.success('Feedback submitted successfully! Thank you for your input');
      client.setQueryData<Feedback[]>(keys.own, (list) => list && [data, ...list]);
      void client.invalidateQueries({ queryKey: keys.all });
      onSent();
    } catch (reason) {
      if (endSession(reason)) return;
      // Who went elsewhere meanwhile does not see the form.
      if (!element.current) toast.error(describeSubmitFailure(reason));
      tell(problemsByField(reason), describeSubmitFailure(reason));
    }
  }

  return { input, problems, failure, sending, element, change, onSubmit };
}

function withoutFields(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}

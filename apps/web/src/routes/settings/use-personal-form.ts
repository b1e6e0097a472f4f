import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import type { PersonalFields, Profile } from '../../lib/profile.ts';
import { type Submission, useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { explain } from './explain.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface PersonalForm extends Draft<PersonalFields>, Submission {
  element: RefObject<HTMLFormElement | null>;
  /** What is wrong with which field. */
  problems: Record<string, string>;
  /** Why the last attempt came to nothing. */
  problem: string;
}

export function usePersonalForm(
  saved: PersonalFields,
  saveProfile: (part: Partial<Profile>) => Promise<void>,
): PersonalForm {
  const draft = useDraft(saved);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();

  const submission = useSubmission(async () => {
    setProblem('');
    setProblems({});
    try {
      await saveProfile({ personal: draft.values });
      draft.settle(draft.values);
      toast.success('Your profile has been updated.');
    } catch (failure) {
      if (endSession(failure)) return;
      // At once, so that what is wrong is shown when the focus goes there.
      flushSync(() => {
        setProblem(explain('Failed to update profile', failure));
        setProblems(problemsByField(failure));
      });
      focusFirstInvalid(element.current);
    }
  });

  return {
    ...draft,
    ...submission,
    element,
    problems,
    problem,
    change(name, value) {
      draft.change(name, value);
      setProblems(({ [name]: _mended, ...others }) => others);
    },
    discard() {
      draft.discard();
      setProblems({});
      setProblem('');
    },
  };
}

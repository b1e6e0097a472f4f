import { useState } from 'react';
import type { Preferences } from '../../lib/preferences.ts';
import type { Profile } from '../../lib/profile.ts';
import { type Submission, useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { explain } from './explain.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface PreferencesForm extends Draft<Preferences>, Submission {
  /** Why the last attempt came to nothing. */
  problem: string;
}

export function usePreferencesForm(
  saved: Preferences,
  saveProfile: (part: Partial<Profile>) => Promise<void>,
): PreferencesForm {
  const draft = useDraft(saved);
  const [problem, setProblem] = useState('');
  const endSession = useSessionEnd();

  const submission = useSubmission(async () => {
    setProblem('');
    try {
      await saveProfile({ preferences: draft.values });
      draft.settle(draft.values);
      toast.success('Your notification preferences have been saved.');
    } catch (failure) {
      if (!endSession(failure)) setProblem(explain('Failed to update profile', failure));
    }
  });

  return {
    ...draft,
    ...submission,
    problem,
    discard() {
      draft.discard();
      setProblem('');
    },
  };
}

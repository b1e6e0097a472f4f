import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/client.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { storeToken } from '../../lib/session.ts';
import { type Submission, useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { checkPasswordChange, type PasswordChange } from './check-password-change.ts';
import { explain } from './explain.ts';
import { tokensKey } from './tokens/use-access-tokens.ts';

const empty: PasswordChange = { current: '', password: '', confirmation: '' };

export interface PasswordForm extends Submission {
  element: RefObject<HTMLFormElement | null>;
  typed: PasswordChange;
  problems: Partial<PasswordChange>;
  isDirty: boolean;
  change: (name: keyof PasswordChange, value: string) => void;
  revokes: boolean;
  setRevokes: (revokes: boolean) => void;
}

export function usePasswordForm(): PasswordForm {
  const [typed, setTyped] = useState(empty);
  const [problems, setProblems] = useState<Partial<PasswordChange>>({});
  const [revokes, setRevokes] = useState(false);
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();

  function show(found: Partial<PasswordChange>) {
    // At once, so that what is wrong is shown when the focus goes there.
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) focusFirstInvalid(element.current);
  }

  const submission = useSubmission(async () => {
    const found = checkPasswordChange(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    try {
      const body = {
        currentPassword: typed.current,
        newPassword: typed.password,
        revokeAccessTokens: revokes,
      };
      const { token } = await request('PUT /api/user/change-password', { body });
      if (token) storeToken(token);
      setTyped(empty);
      setRevokes(false);
      if (revokes) await client.invalidateQueries({ queryKey: tokensKey });
      toast.success(
        'Your password has been changed. You stay signed in here and are signed out everywhere else.',
      );
    } catch (failure) {
      if (endSession(failure)) return;
      show({
        current: explain('Failed to change password', failure, 'currentPassword'),
        password: problemsByField(failure).newPassword,
      });
    }
  });

  return {
    ...submission,
    element,
    typed,
    problems,
    // Browsers fill in the current password by themselves, which is no change that anybody made.
    isDirty: typed.password !== '' || typed.confirmation !== '',
    revokes,
    setRevokes,
    change(name, value) {
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _mended, ...others }) => others);
    },
  };
}

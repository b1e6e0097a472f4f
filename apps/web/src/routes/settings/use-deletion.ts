import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/client.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { signOut } from '../../lib/session.ts';
import { type Submission, useSubmission } from '../../lib/use-submission.ts';
import { showNotice, toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { checkDeletion, type Deletion } from './check-deletion.ts';
import { deletedAccount } from './deleted-account.ts';
import { explain } from './explain.ts';

/** Submitting it asks once more, and deletes the account where that is confirmed. */
export interface DeletionForm extends Submission {
  element: RefObject<HTMLFormElement | null>;
  typed: Deletion;
  problems: Partial<Deletion>;
  change: (name: keyof Deletion, value: string) => void;
}

export function useDeletion(): DeletionForm {
  const [typed, setTyped] = useState<Deletion>({ word: '', password: '' });
  const [problems, setProblems] = useState<Partial<Deletion>>({});
  const element = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();

  // Whoever signs in next has an account.
  useEffect(() => deletedAccount.write(false), []);

  function show(found: Partial<Deletion>) {
    // At once, so that what is wrong is shown when the focus goes there.
    flushSync(() => setProblems(found));
    focusFirstInvalid(element.current);
  }

  const submission = useSubmission(async () => {
    const found = checkDeletion(typed);
    if (Object.keys(found).length > 0) return show(found);
    setProblems({});
    if (!(await isConfirmed())) return;
    try {
      await request('DELETE /api/user/account', { body: { password: typed.password } });
      toast.success('Your account has been deleted.');
      deletedAccount.write(true);
      signOut();
    } catch (failure) {
      if (!endSession(failure)) show({ password: explain('Failed to delete account', failure, 'password') });
    }
  });

  return {
    ...submission,
    element,
    typed,
    problems,
    change(name, value) {
      setTyped((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _mended, ...others }) => others);
    },
  };
}

function isConfirmed(): Promise<boolean> {
  return new Promise((resolve) =>
    showNotice({
      type: 'error',
      title: 'Delete your account forever?',
      message: 'Your account and everything in it are deleted now. Nobody can bring them back.',
      confirmText: 'Delete Forever',
      cancelText: 'Keep Account',
      isDangerous: true,
      onConfirm: () => resolve(true),
      onCancel: () => resolve(false),
    }),
  );
}

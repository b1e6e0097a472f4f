import type { TokenScope } from '@assay/contract/choices';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { problemsByField } from '../../../lib/failures.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { type Submission, useSubmission } from '../../../lib/use-submission.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { type Expiry, expiries } from './expiries.ts';
import type { WantedToken } from './use-access-tokens.ts';

export interface TokenForm extends Submission {
  element: RefObject<HTMLFormElement | null>;
  typed: { name: string; scope: TokenScope; expiry: Expiry };
  nameProblem: string;
  problem: string;
  change: (change: Partial<TokenForm['typed']>) => void;
}

const empty: TokenForm['typed'] = { name: '', scope: 'run', expiry: '90' };

export function useTokenForm(create: (wanted: WantedToken) => Promise<void>): TokenForm {
  const [typed, setTyped] = useState(empty);
  const [nameProblem, setNameProblem] = useState('');
  const [problem, setProblem] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();

  function refuseName(message: string) {
    // At once, so that what is wrong is shown when the focus goes there.
    flushSync(() => setNameProblem(message));
    focusFirstInvalid(element.current);
  }

  const submission = useSubmission(async () => {
    setProblem('');
    const name = typed.name.trim();
    if (!name) return refuseName('Name is required.');
    const { days } = expiries[typed.expiry];
    try {
      await create({ name, scope: typed.scope, ...(days !== undefined && { expires_in_days: days }) });
      setTyped(empty);
    } catch (failure) {
      if (endSession(failure)) return;
      const { name: refused } = problemsByField(failure);
      if (refused) refuseName(refused);
      else setProblem(`The token was not created. ${explainFailure(failure)}`);
    }
  });

  return {
    ...submission,
    element,
    typed,
    nameProblem,
    problem,
    change(change) {
      setTyped((before) => ({ ...before, ...change }));
      if (change.name !== undefined) setNameProblem('');
    },
  };
}

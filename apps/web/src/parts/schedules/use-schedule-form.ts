import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { problemsByField } from '../../lib/failures.ts';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { type Draft, describeDraft, findProblems } from './draft.ts';
import { schedulesKey } from './queries.ts';

/** A schedule being written, and its way to the server; `id` where there is one already. */
export function useScheduleForm(first: Draft, id: string | undefined, onDone: () => void) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const endSession = useSessionEnd();

  function refuse(fields: Record<string, string>, message: string) {
    // At once, so that what is wrong is shown when the focus goes there.
    flushSync(() => {
      setProblems(fields);
      setProblem(message);
    });
    focusFirstInvalid(element.current);
  }

  const submission = useSubmission(async () => {
    const found = findProblems(draft);
    if (Object.keys(found).length > 0) return refuse(found, '');
    setProblems({});
    setProblem('');
    const body = describeDraft(draft);
    try {
      if (id) await request('PUT /api/schedules/{id}', { params: { id }, body });
      else await request('POST /api/schedules', { body });
      await client.invalidateQueries({ queryKey: schedulesKey });
      toast.success(id ? 'Schedule saved.' : 'Schedule added.');
      onDone();
    } catch (failure) {
      if (endSession(failure)) return;
      const fields = problemsByField(failure);
      const isShown = 'when.expression' in fields || 'name' in fields;
      refuse(fields, isShown ? '' : `The schedule was not saved. ${explainFailure(failure)}`);
    }
  });

  return {
    ...submission,
    draft,
    problems,
    problem,
    element,
    change(change: Partial<Draft>) {
      setDraft((before) => ({ ...before, ...change }));
      setProblems({});
    },
  };
}

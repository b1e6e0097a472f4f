import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { problemsByField } from '../../../lib/failures.ts';
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useReloadCases } from '../../../parts/cases/use-reload-cases.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { type Draft, findCaptureProblems, firstDraft, writeCapture } from './page-capture.ts';

export interface PageCapture {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  problems: Record<string, string>;
  /** Why it came to nothing, where no field is to blame. */
  failure: string;
  isSending: boolean;
  onSubmit: (event: FormEvent) => void;
  form: React.RefObject<HTMLFormElement | null>;
  /** The runs that capture it, one for each browser; null until it is under way. */
  runs: readonly string[] | null;
}

/** A page that is to be captured: filled in, checked, sent. */
export function usePageCapture(): PageCapture {
  const [draft, setDraft] = useState(firstDraft);
  const [isChecked, setChecked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [runs, setRuns] = useState<readonly string[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const endSession = useSessionEnd();
  const reloadCases = useReloadCases();

  const found = findCaptureProblems(draft);
  const refused = problemsByField(refusal);
  const problems = isChecked ? { ...refused, ...found } : {};

  const { sending, onSubmit } = useSubmission(async () => {
    setChecked(true);
    setRefusal(null);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form.current);
    try {
      const { data } = await request('POST /api/visual/pages', { body: writeCapture(draft) });
      setRuns(data.runs.map(({ run_id }) => run_id));
      void reloadCases();
    } catch (problem) {
      if (endSession(problem)) return;
      setRefusal(problem);
      focusFirstInvalid(form.current);
    }
  });

  function change(wanted: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...wanted }));
    // What the server objected to may be what was just put right.
    setRefusal(null);
  }

  const isFieldToBlame = Object.keys(refused).length > 0;
  const failure = refusal && !isFieldToBlame ? `The page was not captured. ${explainFailure(refusal)}` : '';
  return { draft, change, problems, failure, isSending: sending, onSubmit, form, runs };
}

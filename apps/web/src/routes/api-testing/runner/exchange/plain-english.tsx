import { useState } from 'react';
import { request } from '../../../../lib/client.ts';
import { explainFailure } from '../../../../lib/explain-failure.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { useSessionEnd } from '../../../../shell/use-session-end.ts';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useBusy } from '../../common/busy.ts';
import { takeEndpoints } from '../../draft/test-draft.ts';
import { useDraft } from '../../draft/use-draft.ts';
import runner from '../drafts/runner.module.css';
import { Notes } from './notes.tsx';

/** Endpoints from sentences. */
export function PlainEnglish() {
  const { changeTest } = useDraft();
  const isBusy = useBusy();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState<{ text: string; notes: readonly string[] }>({ text: '', notes: [] });
  const endSession = useSessionEnd();

  const { sending, onSubmit } = useSubmission(async () => {
    setSaid({ text: '', notes: [] });
    setProblem('');
    if (!text.trim()) return setProblem('Write what to check, as “GET /ping answers 200 and contains ok”.');
    try {
      const { data } = await request('POST /api/api-testing/read', { body: { text } });
      const { endpoints, baseUrl, notes } = data;
      changeTest((before) => ({
        endpoints: [...before.endpoints, ...takeEndpoints(endpoints)],
        ...(baseUrl && !before.baseUrl.trim() && { baseUrl }),
      }));
      const words =
        endpoints.length === 1 ? '1 endpoint was added.' : `${endpoints.length} endpoints were added.`;
      setSaid({ text: endpoints.length > 0 ? words : 'No endpoint was found in this text.', notes });
      if (endpoints.length > 0) setText('');
    } catch (failure) {
      if (!endSession(failure)) setProblem(`The text was not read. ${explainFailure(failure)}`);
    }
  });

  return (
    <details className={runner.more}>
      <summary>Write it in plain English</summary>
      <form className={runner.inside} noValidate onSubmit={onSubmit}>
        <TextArea
          label="What to check"
          name="plainEnglish"
          maxLength={5000}
          placeholder="GET /ping answers 200 and contains ok"
          value={text}
          onChange={setText}
        />
        <FormAlert message={problem} />
        <div className={runner.submit}>
          <SubmitButton progress="Reading…" sending={sending} disabled={isBusy}>
            Add from text
          </SubmitButton>
        </div>
        <Notes text={said.text} notes={said.notes} />
      </form>
    </details>
  );
}

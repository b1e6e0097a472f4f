import type { CaseFormat } from '@assay/contract/choices';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { request, requestFile } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { useReloadCases } from './use-reload-cases.ts';

export interface CaseActions {
  isBusy: boolean;
  /** Runs them together and leads to the run. */
  run: (ids: readonly string[]) => void;
  move: (ids: readonly string[], project: { id: string | null; name: string }) => void;
  save: (ids: readonly string[], format: CaseFormat) => void;
}

export function countCases(amount: number): string {
  return amount === 1 ? '1 test case' : `${amount} test cases`;
}

/** What can be done with one case or several. One thing at a time; failures are said, and leave everything as it was. */
export function useCaseActions(onDone: () => void): CaseActions {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const endSession = useSessionEnd();
  const reload = useReloadCases();

  async function attempt(trouble: string, work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      if (!endSession(failure)) toast.error(`${trouble} ${explainFailure(failure)}`);
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    run: (ids) =>
      void attempt(`${ids.length === 1 ? 'The test case was' : 'The test cases were'} not run.`, async () => {
        const { run_id: id } = await request('POST /api/test-cases/run', { body: { ids: [...ids] } });
        await navigate(generatePath(paths.run, { id }));
      }),
    move: (ids, { id, name }) =>
      void attempt('The test cases were not moved.', async () => {
        await request('POST /api/test-cases/move', { body: { ids: [...ids], project_id: id } });
        toast.success(
          id === null
            ? `${countCases(ids.length)} taken out of any project.`
            : `${countCases(ids.length)} moved to ${name}.`,
        );
        onDone();
        await reload();
      }),
    save: (ids, format) =>
      void attempt('The file could not be fetched.', async () => {
        const body = { ids: [...ids], format };
        const file = await saveFile(await requestFile('POST /api/test-cases/export', { body }), 'test-cases');
        toast.success(`${file} is downloaded.`);
      }),
  };
}

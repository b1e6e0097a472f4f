import { limits } from '@assay/contract/choices';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';

const most = limits.selectedCases.max;

/** The ids of all cases of a project, a run's worth at a time. */
async function listIds(projectId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { project_id: projectId, page, page_size: most };
    const { testCases, total = 0 } = await request('GET /api/test-cases', { query });
    ids.push(...testCases.map(({ id }) => id));
    if (testCases.length === 0 || ids.length >= total) return ids;
  }
}

/** Runs all cases of a project: in one run, or in several where they are too many for one. */
export function useRunAll(projectId: string, hidden: ReadonlySet<string>) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const endSession = useSessionEnd();

  async function run() {
    if (isBusy) return;
    setBusy(true);
    const runIds: string[] = [];
    try {
      const ids = (await listIds(projectId)).filter((id) => !hidden.has(id));
      for (let from = 0; from < ids.length; from += most) {
        const body = { ids: ids.slice(from, from + most) };
        runIds.push((await request('POST /api/test-cases/run', { body })).run_id);
      }
    } catch (failure) {
      if (endSession(failure)) return;
      const begun = runIds.length > 0 ? 'Not all test cases were run.' : 'The test cases were not run.';
      toast.error(`${begun} ${explainFailure(failure)}`);
    } finally {
      setBusy(false);
    }
    const [first] = runIds;
    if (runIds.length > 1) await navigate(paths.automation);
    else if (first) await navigate(generatePath(paths.run, { id: first }));
  }

  return { isBusy, run: () => void run() };
}

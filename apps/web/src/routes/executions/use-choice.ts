import type { CaseView, StepReport } from '@assay/contract';
import { generatePath, useNavigate } from 'react-router';
import { request } from '../../lib/client.ts';
import { paths } from '../../paths/paths.ts';
import { toast } from '../../shell/notifications.ts';
import { useTask } from './use-task.ts';

/** Keeps what a step was meant to be for its case, and goes to the run that follows. `busy`: the choice being saved, by its letter. */
export function useChoice(view: CaseView, step: StepReport) {
  const { busy, run } = useTask();
  const navigate = useNavigate();
  const choose = (choice: { candidate: number } | { reading: number }, letter: string) =>
    run(letter, 'The choice could not be saved.', async () => {
      const { run_id } = await request('POST /api/executions/{id}/choose', {
        params: { id: view.execution_id },
        body: { step_number: step.step_number, ...choice },
      });
      toast.success('Your choice is saved for this test case. It runs again now.');
      await navigate(generatePath(paths.run, { id: run_id }));
    });
  return { busy, choose };
}

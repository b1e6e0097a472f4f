import { request } from '../../../lib/client.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { useChange } from '../common/use-change.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { Execution } from './queries.ts';

interface Options {
  /** The execution that was begun. */
  onRerun: (id: string) => void;
  onDeleted?: () => void;
}

/** What can be done with an earlier execution. */
export function useExecutionActions({ onRerun, onDeleted = () => undefined }: Options) {
  const { isBusy, change } = useChange();
  const { execution: shown, showExecution } = useDraft();
  return {
    isBusy,
    rerun: ({ id }: Pick<Execution, 'id'>) =>
      void change(
        async () => {
          const { data } = await request('POST /api/api-testing/executions/{id}/rerun', { params: { id } });
          // The page follows it and tells how it ended, as if it had been begun in the Test Runner.
          showExecution(data.id);
          onRerun(data.id);
        },
        { done: 'The test runs again.', failed: 'Failed to execute API test:' },
      ),
    cancel: ({ id }: Pick<Execution, 'id'>) =>
      void change(() => request('POST /api/api-testing/executions/{id}/cancel', { params: { id } }), {
        failed: 'The test was not stopped.',
      }),
    askToDelete: ({ id, test_name: name }: Pick<Execution, 'id' | 'test_name'>) =>
      showNotice({
        type: 'warning',
        title: 'Delete this execution?',
        message: `“${name}” is removed with every request and answer. This cannot be undone.`,
        confirmText: 'Delete',
        cancelText: 'Keep',
        isDangerous: true,
        onConfirm: () =>
          void change(
            async () => {
              await request('DELETE /api/api-testing/executions/{id}', { params: { id } });
              if (shown === id) showExecution(null);
              onDeleted();
            },
            { done: 'Execution deleted.', failed: 'The execution was not deleted.' },
          ),
      }),
  };
}

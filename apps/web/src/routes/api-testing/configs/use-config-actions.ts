import { request } from '../../../lib/client.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { settleDraft } from '../common/saved-draft.ts';
import { useChange } from '../common/use-change.ts';
import { useTakeTest } from '../common/use-take-test.ts';
import { writeTest } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { readConfig } from './read-config.ts';
import type { SavedConfig } from './use-configs.ts';

/** What can be done with a saved configuration. */
export function useConfigActions(config: SavedConfig, onLoaded: () => void) {
  const { test } = useDraft();
  const take = useTakeTest(onLoaded);
  const { isBusy, change } = useChange();
  const { id, name } = config;
  const params = { id };

  return {
    isBusy,
    load: () => take({ name, read: () => readConfig(config) }),
    duplicate: () =>
      void change(() => request('POST /api/api-testing/configs/{id}/duplicate', { params }), {
        done: 'Configuration duplicated.',
        failed: 'The configuration was not duplicated.',
      }),
    askToReplace: () =>
      showNotice({
        type: 'warning',
        title: 'Replace what is saved?',
        message: `“${name}” is saved again with the endpoints and settings that stand in the Test Runner now. What it had before is gone.`,
        confirmText: 'Replace',
        cancelText: 'Keep',
        isDangerous: true,
        onConfirm: () =>
          void change(
            async () => {
              const current = { ...writeTest(test), name };
              const baseUrl = current.baseUrl || config.base_url;
              const body = { baseUrl, config: { ...current, baseUrl } };
              await request('PUT /api/api-testing/configs/{id}', { params, body });
              settleDraft(test);
            },
            {
              done: 'Test configuration saved successfully!',
              failed: 'Failed to save test configuration:',
            },
          ),
      }),
    askToDelete: () =>
      showNotice({
        type: 'warning',
        title: 'Delete this configuration?',
        message: `“${name}” is removed. This cannot be undone.`,
        confirmText: 'Delete',
        cancelText: 'Keep',
        isDangerous: true,
        onConfirm: () =>
          void change(() => request('DELETE /api/api-testing/configs/{id}', { params }), {
            done: 'Configuration deleted.',
            failed: 'The configuration was not deleted.',
          }),
      }),
  };
}

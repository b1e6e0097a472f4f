import { request } from '../../../lib/client.ts';
import { explainTrouble } from '../common/explain-trouble.ts';
import { settleDraft } from '../common/saved-draft.ts';
import { useChange } from '../common/use-change.ts';
import { writeTest } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';

export const required = 'Test name and base URL are required to save configuration';
const words = { failed: 'Failed to save test configuration', error: 'Error saving test configuration' };

/** Saves the test that is being put together. */
export function useSaveConfig(): {
  isSaving: boolean;
  /** Answers why it was not saved, or nothing. */
  save: (description: string) => Promise<string>;
} {
  const { test } = useDraft();
  const { isBusy, change } = useChange();

  async function save(description: string): Promise<string> {
    const config = writeTest(test);
    const { name, baseUrl } = config;
    if (!name || !baseUrl) return required;
    let message = '';
    const work = async () => {
      const body = { name, description: description.trim(), baseUrl, config: { ...config } };
      await request('POST /api/api-testing/config', { body });
      settleDraft(test);
    };
    await change(work, { done: 'Test configuration saved successfully!', failed: '' }, (failure) => {
      message = explainTrouble(words, failure);
      return true;
    });
    return message;
  }
  return { isSaving: isBusy, save };
}

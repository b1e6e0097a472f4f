import { showNotice, toast } from '../../../shell/notifications.ts';
import type { TestDraft } from '../draft/test-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { isUnsaved, settleDraft } from './saved-draft.ts';

interface Taken {
  name: string;
  /** Throws with a sentence where it cannot be read. */
  read: () => TestDraft;
}

/** Puts a test of before into the Test Runner, and asks first where one would be lost that is saved nowhere. */
export function useTakeTest(onTaken: () => void): (taken: Taken) => void {
  const { test, changeTest } = useDraft();

  function take({ name, read }: Taken) {
    try {
      const draft = read();
      changeTest(draft);
      settleDraft(draft);
      toast.success(`Loaded configuration: ${name}`);
      onTaken();
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : 'It cannot be read.';
      toast.error(`Error loading configuration: ${reason}`);
    }
  }

  return (taken) => {
    if (!isUnsaved(test)) return take(taken);
    const current = test.name.trim();
    showNotice({
      type: 'warning',
      title: 'Replace the current test?',
      message: `The test in the Test Runner${current ? `, “${current}”,` : ''} is not saved. Loading “${taken.name}” replaces it.`,
      confirmText: 'Load',
      cancelText: 'Keep the current test',
      isDangerous: true,
      onConfirm: () => take(taken),
    });
  };
}

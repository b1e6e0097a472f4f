import type { RunView } from '@assay/contract';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../shell/notifications.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Copy } from '../../ui/icons/index.ts';
import { writeResults } from '../../ui/run/write-results.ts';

/** Copies all results as readable text. There is nothing to copy before the first case is planned. */
export function CopyAll({ run }: { run: RunView | null }) {
  async function copy() {
    if (!run) return;
    if (await copyText(writeResults(run))) toast.success('All results were copied.');
    else toast.error('The browser did not allow copying. Select the results and copy them by hand.');
  }
  return (
    <ActionButton disabled={!run || run.cases.length === 0} onClick={copy}>
      <Copy size={16} aria-hidden="true" /> Copy All
    </ActionButton>
  );
}

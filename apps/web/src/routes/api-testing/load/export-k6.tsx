import type { LoadConfig } from '@assay/contract';
import { requestFile } from '../../../lib/client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Download } from '../../../ui/icons/index.ts';
import { useChange } from '../common/use-change.ts';

interface Props {
  disabled?: boolean;
  /** Tells this button from others of its kind. */
  label?: string;
  /** Gives what is written, or nothing where it cannot be. */
  check: () => LoadConfig | null;
}

/** Takes a load test along as a script for k6; secrets stay placeholders. */
export function ExportK6({ disabled = false, label, check }: Props) {
  const { isBusy, change } = useChange();

  async function save() {
    const config = check();
    if (!config) return;
    await change(
      async () => {
        const sent = { query: { format: 'k6' as const }, body: { config } };
        await saveFile(await requestFile('POST /api/api-testing/export', sent), 'load-test.js');
      },
      { failed: 'The script was not written.' },
    );
  }

  return (
    <ActionButton disabled={disabled || isBusy} aria-label={label} onClick={() => void save()}>
      <Download size={16} aria-hidden="true" /> Export k6
    </ActionButton>
  );
}

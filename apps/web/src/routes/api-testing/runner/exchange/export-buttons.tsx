import { useState } from 'react';
import { requestFile } from '../../../../lib/client.ts';
import { explainFailure } from '../../../../lib/explain-failure.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { toast } from '../../../../shell/notifications.ts';
import { useSessionEnd } from '../../../../shell/use-session-end.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { Download } from '../../../../ui/icons/index.ts';
import { useBusy } from '../../common/busy.ts';
import { writeTest } from '../../draft/test-draft.ts';
import { useDraft } from '../../draft/use-draft.ts';

const formats = [
  { format: 'curl', label: 'Export curl', file: 'requests.sh' },
  { format: 'k6', label: 'Export k6', file: 'test.js' },
] as const;

/** The endpoints as something that other programs run; secrets stay placeholders. */
export function ExportButtons({ isReady }: { isReady: boolean }) {
  const { test } = useDraft();
  const isBusy = useBusy();
  const [isSaving, setSaving] = useState(false);
  const endSession = useSessionEnd();

  async function save({ format, file }: (typeof formats)[number]) {
    setSaving(true);
    try {
      const sent = { query: { format }, body: { testConfig: writeTest(test) } };
      toast.success(
        `Saved as ${await saveFile(await requestFile('POST /api/api-testing/export', sent), file)}.`,
      );
    } catch (failure) {
      if (!endSession(failure)) toast.error(`The test was not exported. ${explainFailure(failure)}`);
    } finally {
      setSaving(false);
    }
  }

  return formats.map((one) => (
    <ActionButton key={one.format} disabled={isBusy || isSaving || !isReady} onClick={() => void save(one)}>
      <Download size={16} aria-hidden="true" /> {one.label}
    </ActionButton>
  ));
}

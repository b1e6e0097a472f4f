import { exportFormats, type TimeRange } from '@assay/contract/choices';
import { useState } from 'react';
import { requestFile } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showNotice } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Download, RefreshCw } from '../../ui/icons/index.ts';
import styles from './toolbar.module.css';

type Format = (typeof exportFormats)[number];

interface Props {
  range: TimeRange;
  isLoading: boolean;
  onRefresh: () => void;
}

/** Takes the figures along as a file, or asks for them again. */
export function Toolbar({ range, isLoading, onRefresh }: Props) {
  const [exporting, setExporting] = useState<Format | null>(null);
  const endSession = useSessionEnd();

  async function save(format: Format) {
    if (exporting) return;
    setExporting(format);
    try {
      const query = { timeRange: range, format };
      await saveFile(
        await requestFile('GET /api/analytics/export', { query }),
        `analytics-${range}.${format}`,
      );
    } catch (failure) {
      if (!endSession(failure)) {
        const message = `Failed to export data: ${explainFailure(failure)}`;
        showNotice({ type: 'error', title: 'Export Failed', message });
      }
    } finally {
      setExporting(null);
    }
  }

  return (
    <div className={styles.buttons}>
      <span className={styles.state} role="status">
        {exporting ? 'Exporting…' : isLoading ? 'Loading…' : ''}
      </span>
      {exportFormats.map((format) => (
        <ActionButton
          key={format}
          aria-disabled={exporting !== null || undefined}
          onClick={() => void save(format)}
        >
          <Download size={16} aria-hidden="true" />
          Export {format.toUpperCase()}
        </ActionButton>
      ))}
      <ActionButton aria-disabled={isLoading || undefined} onClick={() => !isLoading && onRefresh()}>
        <RefreshCw size={16} aria-hidden="true" />
        Refresh
      </ActionButton>
    </div>
  );
}

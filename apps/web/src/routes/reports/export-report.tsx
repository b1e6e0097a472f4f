import { limits, type ReportFileFormat } from '@assay/contract/choices';
import { useRef, useState } from 'react';
import { requestFile } from '../../lib/client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { formatExactly } from '../../ui/format-figures.ts';
import { Download } from '../../ui/icons/index.ts';
import { describeExportFailure } from './describe-failure.ts';
import styles from './export-report.module.css';
import { type Filters, periodOf } from './filters.ts';

const formats: { value: ReportFileFormat; label: string; ending: string }[] = [
  { value: 'html', label: 'HTML', ending: 'html' },
  { value: 'pdf', label: 'PDF', ending: 'pdf' },
  { value: 'csv', label: 'CSV', ending: 'csv' },
  { value: 'json', label: 'JSON', ending: 'json' },
  { value: 'junit', label: 'JUnit XML', ending: 'xml' },
];

const most = limits.reportExecutions.max;

/** What the page shows, as a file. */
export function ExportReport({ filters, total }: { filters: Filters; total: number }) {
  const [format, setFormat] = useState<ReportFileFormat>('html');
  const [isBusy, setBusy] = useState(false);
  // A second click comes before the first has been drawn.
  const isUnderWay = useRef(false);
  const endSession = useSessionEnd();

  async function download() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const query = { ...periodOf(filters), format };
      const ending = formats.find(({ value }) => value === format)?.ending;
      await saveFile(await requestFile('GET /api/reports/export', { query }), `assay-report.${ending}`);
      toast.success('Report exported successfully!');
    } catch (failure) {
      if (!endSession(failure)) toast.error(describeExportFailure(failure));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return (
    <div className={styles.export}>
      <div className={styles.row}>
        <label className={styles.label}>
          <span>Format</span>
          <select
            className={styles.select}
            value={format}
            onChange={({ currentTarget: { value } }) =>
              setFormat(formats.find((one) => one.value === value)?.value ?? 'html')
            }
          >
            {formats.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ActionButton aria-disabled={isBusy || undefined} onClick={() => void download()}>
          <Download size={16} aria-hidden="true" /> {isBusy ? 'Exporting…' : 'Export Report'}
        </ActionButton>
      </div>
      <p className={styles.note}>
        {total > most
          ? `The file lists the newest ${formatExactly(most)} of ${formatExactly(total)} executions.`
          : `At most ${formatExactly(most)} executions in a file.`}
      </p>
    </div>
  );
}

import { useCallback, useState } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Camera, Upload } from '../../ui/icons/index.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LoadingPart } from '../../ui/page-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BaselinesTab } from './baselines/baselines-tab.tsx';
import { CaptureDialog } from './capture/capture-dialog.tsx';
import { LoadFailure } from './common/load-failure.tsx';
import { useLatest, useSummary } from './common/queries.ts';
import { changeView, readView, type TabName, type View, writeView } from './common/view.ts';
import { ComparisonTab } from './comparison/comparison-tab.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { EmptyOverview } from './overview/empty-overview.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import styles from './page.module.css';
import { UploadDialog } from './upload/upload-dialog.tsx';
import { useFileDrop, useFilePaste } from './upload/use-file-events.ts';

export const handle = { footer: true };

const tabs: { value: TabName; label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'history', label: 'Test History' },
  { value: 'comparison', label: 'Comparison Results' },
  { value: 'baselines', label: 'Baseline Management' },
];

export function Component() {
  const [search, setSearch] = useAddress();
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const [isCapturing, setCapturing] = useState(false);
  const view = readView(search);
  const summary = useSummary();
  const latest = useLatest();
  const failure = summary.error ?? latest.error;

  const change = useCallback(
    (wanted: Partial<View>) =>
      setSearch((before) => writeView(changeView(readView(before), wanted)), {
        // Whoever goes on to something else can come back; a search is no place to come back to.
        replace: wanted.tab === undefined && wanted.baseline === undefined && wanted.page === undefined,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const take = (given: readonly File[]) => {
    if (files === null && !isCapturing && !failure) setFiles(given);
  };
  const { isOver, handlers } = useFileDrop(take);
  useFilePaste(take, { isFirst: false });

  return (
    <PageFrame>
      <div className={styles.page} data-over={isOver || undefined} {...handlers}>
        <PageHeader
          title="Visual Testing Dashboard"
          lead="Compare screenshots with the pictures you approved, and see exactly what changed."
          actions={
            !failure && (
              <>
                <ActionButton onClick={() => setFiles([])}>
                  <Upload size={16} aria-hidden="true" /> Upload screenshot
                </ActionButton>
                <ActionButton onClick={() => setCapturing(true)}>
                  <Camera size={16} aria-hidden="true" /> Capture a page
                </ActionButton>
              </>
            )
          }
        />
        {failure && (
          <LoadFailure
            failure={failure}
            isLoading={summary.isFetching || latest.isFetching}
            onRetry={() => {
              for (const query of [summary, latest]) if (query.error) void query.refetch();
            }}
          />
        )}
        {!failure && (!summary.data || !latest.data) && <LoadingPart text="Loading visual tests…" />}
        {!failure && summary.data && latest.data && (
          <Tabs
            label="Parts of visual testing"
            tabs={tabs}
            value={view.tab}
            onChange={(tab) => change({ tab })}
          >
            {view.tab === 'overview' &&
              (latest.data.length === 0 ? (
                <EmptyOverview onUpload={() => setFiles([])} onCapture={() => setCapturing(true)} />
              ) : (
                <OverviewTab summary={summary.data} latest={latest.data} />
              ))}
            {view.tab === 'history' && <HistoryTab view={view} onChange={change} />}
            {view.tab === 'comparison' && <ComparisonTab id={view.comparison || null} />}
            {view.tab === 'baselines' && <BaselinesTab view={view} onChange={change} />}
          </Tabs>
        )}
        {files && <UploadDialog files={files} onClose={() => setFiles(null)} />}
        {isCapturing && <CaptureDialog onClose={() => setCapturing(false)} />}
      </div>
    </PageFrame>
  );
}

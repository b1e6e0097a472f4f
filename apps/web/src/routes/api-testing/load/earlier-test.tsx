import type { Answer } from '@assay/contract';
import { request } from '../../../lib/client.ts';
import { showNotice, toast } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { formatPercent } from '../../../ui/format-figures.ts';
import { RotateCcw, Trash2 } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { useBusy } from '../common/busy.ts';
import { countOf } from '../common/describe.ts';
import { useChange } from '../common/use-change.ts';
import { useDraft } from '../draft/use-draft.ts';
import { describeConfig, formatLatency, formatRate, hasLatency } from './describe-load.ts';
import { draftOfLoad } from './draft-of-load.ts';
import styles from './earlier-tests.module.css';
import { ExportK6 } from './export-k6.tsx';
import { LoadState } from './load-result.tsx';

export type ListedLoad = Answer<'GET /api/api-testing/load-tests'>['data']['loadTests'][number];

interface Props {
  test: ListedLoad;
  onOpen: () => void;
  /** Its values stand in the form now. */
  onLoaded: () => void;
}

export function EarlierTest({ test, onOpen, onLoaded }: Props) {
  const { id, name, config, stats } = test;
  const { changeLoad, loadTest: shown, showLoadTest } = useDraft();
  const { isBusy, change } = useChange();
  const isRunning = useBusy();

  function loadAgain() {
    changeLoad(draftOfLoad(config));
    toast.success(`Loaded configuration: ${name}`);
    onLoaded();
  }

  function askToDelete() {
    showNotice({
      type: 'warning',
      title: 'Delete this load test?',
      message: `“${name}” and its figures are removed. This cannot be undone.`,
      confirmText: 'Delete',
      cancelText: 'Keep',
      isDangerous: true,
      onConfirm: () =>
        void change(
          async () => {
            await request('DELETE /api/api-testing/load-tests/{id}', { params: { id } });
            if (shown === id) showLoadTest(null);
          },
          { done: 'Load test deleted.', failed: 'The load test was not deleted.' },
        ),
    });
  }

  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <LoadState test={test} />
        </p>
        <p className={styles.facts}>
          {describeConfig(config)} · <Moment at={test.created_at} />
        </p>
        {stats && (
          <p className={styles.facts}>
            {countOf(stats.totalRequests, 'request')} · {formatPercent(stats.successRate)} success ·{' '}
            {formatRate(stats.requestsPerSecond)}/s
            {hasLatency(stats) && ` · p95 ${formatLatency(stats.latency.p95)}`}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <ActionButton aria-label={`Details of ${name}`} onClick={onOpen}>
          Details
        </ActionButton>
        <ActionButton disabled={isRunning} aria-label={`Load again: ${name}`} onClick={loadAgain}>
          <RotateCcw size={16} aria-hidden="true" /> Load again
        </ActionButton>
        <ExportK6 label={`Export k6: ${name}`} check={() => config} />
        <ActionButton disabled={isBusy} aria-label={`Delete ${name}`} onClick={askToDelete}>
          <Trash2 size={16} aria-hidden="true" />
        </ActionButton>
      </div>
    </li>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, request } from '../../../lib/client.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ArrowLeft, ImageUp, Trash2 } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { nameAmount } from '../common/describe.ts';
import { LoadFailure } from '../common/load-failure.tsx';
import { type BaselineWithHistory, useBaseline } from '../common/queries.ts';
import { addressOf } from '../common/view.ts';
import { BaselineFacts } from './baseline-facts.tsx';
import styles from './baseline-view.module.css';
import { IgnoredAreas } from './ignored-areas.tsx';
import { ThresholdForm } from './threshold-form.tsx';
import { UpdateDialog } from './update-dialog.tsx';
import { useChange } from './use-change.ts';
import { VersionList } from './version-list.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** One baseline with all that can be changed about it. */
export function BaselineView({ id, onClose }: Props) {
  const { data, error, isFetching, refetch } = useBaseline(id);
  return (
    <div className={styles.view}>
      <Link className={styles.back} to={addressOf({ tab: 'baselines' })}>
        <ArrowLeft size={16} aria-hidden="true" /> All baselines
      </Link>
      {data && !error && <Loaded data={data} onClose={onClose} />}
      {!data && !error && <LoadingPart text="Loading the baseline…" />}
      {error instanceof ApiError && error.status === 404 && (
        <BrokenPart text="There is no such baseline. It may have been deleted, or it belongs to somebody else." />
      )}
      {error && !(error instanceof ApiError && error.status === 404) && (
        <LoadFailure failure={error} isLoading={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Loaded({
  data: { baseline, history },
  onClose,
}: {
  data: BaselineWithHistory;
  onClose: () => void;
}) {
  const [isUpdating, setUpdating] = useState(false);
  const { isBusy, change } = useChange();
  const { id, test_name, step_name, versions, comparisons } = baseline;

  const remove = async () => {
    const work = async () => {
      await request('DELETE /api/visual/baselines/{id}', { params: { id } });
      // What is reloaded afterwards must not ask for what is gone.
      onClose();
    };
    await change(work, { done: 'Baseline deleted.', failed: 'The baseline was not deleted.' });
  };
  const askToRemove = () =>
    showNotice({
      type: 'warning',
      title: `Delete the baseline of “${step_name}”?`,
      message: `${nameAmount(versions, 'picture')} of its history and ${nameAmount(comparisons, 'comparison')} go with it. The next picture of this step becomes a new baseline. This cannot be undone.`,
      confirmText: 'Delete baseline',
      cancelText: 'Keep it',
      isDangerous: true,
      onConfirm: () => void remove(),
    });

  return (
    <>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.title}>{step_name}</h2>
          <p className={styles.test}>{test_name}</p>
        </div>
        <div className={styles.actions}>
          <ActionButton onClick={() => setUpdating(true)}>
            <ImageUp size={16} aria-hidden="true" /> Update picture
          </ActionButton>
          <ActionButton aria-disabled={isBusy || undefined} onClick={() => !isBusy && askToRemove()}>
            <Trash2 size={16} aria-hidden="true" /> {isBusy ? 'Deleting…' : 'Delete'}
          </ActionButton>
        </div>
      </div>
      <BaselineFacts baseline={baseline} />
      <IgnoredAreas baseline={baseline} />
      <ThresholdForm baseline={baseline} />
      <VersionList baseline={baseline} history={history} />
      {isUpdating && <UpdateDialog id={id} onClose={() => setUpdating(false)} />}
    </>
  );
}

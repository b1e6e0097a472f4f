import type { BaselineVersion, VisualBaseline } from '@assay/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../../lib/client.ts';
import { StoredPicture } from '../../../parts/visual/stored-picture.tsx';
import { showNotice } from '../../../shell/notifications.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { formatExactly } from '../../../ui/format-figures.ts';
import { RotateCcw } from '../../../ui/icons/index.ts';
import { Moment } from '../../../ui/run/moment.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { addressOf } from '../common/view.ts';
import styles from './baseline-view.module.css';
import { useChange } from './use-change.ts';
import own from './version-list.module.css';
import { WholePicture } from './whole-picture.tsx';

interface Props {
  baseline: VisualBaseline;
  history: readonly BaselineVersion[];
}

const origins: Record<BaselineVersion['origin'], string> = {
  'first picture': 'First picture of the step',
  uploaded: 'Uploaded',
  approved: 'Approved after a comparison',
  variant: 'Approved as a further variant',
  restored: 'Restored',
};

/** Every picture that was accepted at some time, the newest first. */
export function VersionList({ baseline: { id, variants }, history }: Props) {
  const [shown, setShown] = useState<BaselineVersion | null>(null);
  const { isBusy, change } = useChange();

  const restore = (version_id: string) =>
    change(
      () => request('POST /api/visual/baselines/{id}/restore', { params: { id }, body: { version_id } }),
      {
        done: 'Picture restored.',
        failed: 'The picture was not restored.',
      },
    );
  const askToRestore = (version_id: string) =>
    showNotice({
      type: 'warning',
      title: 'Restore this picture?',
      message:
        'New pictures are compared with it alone. What is accepted now stays in the history and can be restored too.',
      confirmText: 'Restore',
      cancelText: 'Cancel',
      onConfirm: () => void restore(version_id),
    });
  const retire = (version_id: string) =>
    change(
      () => request('POST /api/visual/baselines/{id}/retire', { params: { id }, body: { version_id } }),
      {
        done: 'This variant is no longer accepted.',
        failed: 'The variant is still accepted.',
      },
    );

  return (
    <section className={styles.section} aria-labelledby="versions-title">
      <h3 className={styles.sectionTitle} id="versions-title">
        History
      </h3>
      <p className={styles.about}>
        {variants > 1
          ? `${variants} pictures are accepted at the same time: a new one passes if it looks like any of them.`
          : 'Every picture that was accepted at some time. One can be restored if the newer one was wrong.'}
      </p>
      <ol className={own.versions}>
        {history.map((version) => (
          <li key={version.id} className={own.version} data-state={version.state}>
            <button type="button" className={own.open} onClick={() => setShown(version)}>
              <StoredPicture
                hash={version.picture.hash}
                alt={`Show the picture of ${new Date(version.accepted_at).toLocaleDateString('en-GB')} whole`}
                width={version.picture.width}
                height={version.picture.height}
              />
            </button>
            <div className={own.words}>
              <p className={own.state}>
                {version.state === 'accepted' ? <Tag tone="pass">Accepted</Tag> : <Tag>Earlier</Tag>}
                {origins[version.origin]}
              </p>
              <p className={own.facts}>
                Accepted <Moment at={version.accepted_at} />
                {version.retired_at && (
                  <>
                    , until <Moment at={version.retired_at} />
                  </>
                )}
                . {formatExactly(version.picture.width)} × {formatExactly(version.picture.height)} pixels.{' '}
                {version.comparison_id && (
                  <Link to={addressOf({ tab: 'comparison', comparison: version.comparison_id })}>
                    See its comparison
                  </Link>
                )}
              </p>
              {version.state === 'retired' && (
                <ActionButton
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && askToRestore(version.id)}
                >
                  <RotateCcw size={16} aria-hidden="true" /> Restore
                </ActionButton>
              )}
              {version.state === 'accepted' && variants > 1 && (
                <ActionButton
                  aria-disabled={isBusy || undefined}
                  onClick={() => !isBusy && void retire(version.id)}
                >
                  No longer accept
                </ActionButton>
              )}
            </div>
          </li>
        ))}
      </ol>
      {shown && <WholePicture picture={shown.picture} onClose={() => setShown(null)} />}
    </section>
  );
}

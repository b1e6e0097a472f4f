import { ActionButton } from '../../ui/action-button.tsx';
import { LoadingPart } from '../../ui/page-state.tsx';
import { Moment } from '../../ui/run/moment.tsx';
import styles from './share-dialog.module.css';
import type { Share } from './use-shares.ts';

interface Props {
  /** Undefined while they are being fetched. */
  shares: readonly Share[] | undefined;
  isBusy: boolean;
  onRevoke: (share: Share) => void;
}

/** The links that are open, without the links themselves, which nobody knows any more. */
export function ShareList({ shares, isBusy, onRevoke }: Props) {
  return (
    <section aria-labelledby="open-links-title">
      <h3 className={styles.heading} id="open-links-title">
        Open links
      </h3>
      {!shares && <LoadingPart text="Loading the links…" />}
      {shares?.length === 0 && <p className={styles.note}>There is no open link.</p>}
      <ul className={styles.list}>
        {shares?.map((share, index) => (
          <li className={styles.item} key={share.id}>
            <span className={styles.words}>
              <strong>{share.name}</strong>
              <span className={styles.note}>
                Created <Moment at={share.created_at} />,{' '}
                {share.last_viewed_at ? (
                  <>
                    last viewed <Moment at={share.last_viewed_at} />
                  </>
                ) : (
                  'never viewed'
                )}
              </span>
            </span>
            <ActionButton
              disabled={isBusy}
              aria-label={`Revoke link ${index + 1} of ${shares.length}`}
              onClick={() => onRevoke(share)}
            >
              Revoke
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { showNotice } from '../../shell/notifications.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Link2, X } from '../../ui/icons/index.ts';
import { NewLink } from './new-link.tsx';
import styles from './share-dialog.module.css';
import { ShareList } from './share-list.tsx';
import { type Share, type Target, useShares } from './use-shares.ts';

interface Props {
  target: Target;
  /** Of what is shared. */
  title: string;
  onClose: () => void;
}

/** Read-only links for people without an account: making, copying, listing and revoking them. */
export function ShareDialog({ target, title, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shares, problem, made, isBusy, create, revoke } = useShares(target);
  useEffect(() => dialog.current?.showModal(), []);

  function ask(share: Share) {
    showNotice({
      type: 'warning',
      title: 'Revoke this link?',
      message: 'Whoever has it sees nothing any more, and its badge disappears. This cannot be undone.',
      confirmText: 'Revoke',
      cancelText: 'Keep',
      isDangerous: true,
      onConfirm: () => void revoke(share),
    });
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title" onClose={onClose}>
      <div className={styles.card}>
        <div className={styles.bar}>
          <h2 className={styles.title} id="share-title">
            Share “{title}”
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <p className={styles.lead}>
          Anybody with the link can read the latest results, and the steps of the last run with their
          pictures, without an account. Passwords are masked in texts, but a picture shows what was on the
          page. Nothing can be changed or run.
        </p>
        <div>
          <ActionButton disabled={isBusy} onClick={() => void create()}>
            <Link2 size={16} aria-hidden="true" /> Create link
          </ActionButton>
        </div>
        <FormAlert message={problem} />
        {made && <NewLink made={made} />}
        <ShareList shares={shares} isBusy={isBusy} onRevoke={ask} />
      </div>
    </dialog>
  );
}

import { CircleAlert, CircleCheck, X } from '../../../ui/icons/index.ts';
import styles from './banners.module.css';
import type { Messages } from './use-messages.ts';

/** What a section has to say. Both places stay in the page while empty, so that what appears in them is announced. */
export function Banners({ error, success, dismiss }: Messages) {
  return (
    <div className={styles.banners}>
      <div role="alert">
        {error && (
          <div className={styles.banner} data-tone="fail">
            <CircleAlert size={18} aria-hidden="true" />
            <p>{error}</p>
            <button type="button" aria-label="Dismiss" onClick={dismiss}>
              <X size={18} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {success && (
          <div className={styles.banner} data-tone="pass">
            <CircleCheck size={18} aria-hidden="true" />
            <p>{success}</p>
          </div>
        )}
      </div>
    </div>
  );
}

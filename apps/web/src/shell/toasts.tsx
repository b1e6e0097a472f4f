import { useCallback, useRef } from 'react';
import { X } from '../ui/icons/index.ts';
import { NoticeIcon } from './notice-icon.tsx';
import { toastAutoClose } from './notice-timing.ts';
import { dismissToast, type Toast, toasts } from './notifications.ts';
import { useStore } from './store.ts';
import styles from './toasts.module.css';
import { useCountdown } from './use-countdown.ts';

/** The corner where toasts appear. Both live regions exist from the start, so that what is put in them is announced. */
export function Toasts() {
  const shown = useStore(toasts);
  const urgent = shown.filter(({ type }) => type === 'error');
  const calm = shown.filter(({ type }) => type !== 'error');
  return (
    <div className={styles.corner}>
      <div role="alert">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, type, text } = toast;
  const card = useRef<HTMLDivElement>(null);
  const close = useCallback(() => dismissToast(id), [id]);
  useCountdown(toastAutoClose, card, close);
  return (
    <div ref={card} className={styles.toast} data-type={type}>
      <span className={styles.icon}>
        <NoticeIcon type={type} size={18} />
      </span>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={close}>
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

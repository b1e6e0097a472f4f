import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { focusMain } from './focus-main.ts';
import styles from './notice-dialog.module.css';
import { NoticeIcon } from './notice-icon.tsx';
import { asksForAnswer, autoCloseAfter } from './notice-timing.ts';
import { dismissNotice, type ShownNotice } from './notifications.ts';
import { useCountdown } from './use-countdown.ts';

/** The notification modal: says something, or asks and waits for the answer. Escape cancels. */
export function NoticeDialog({ notice }: { notice: ShownNotice }) {
  const {
    id,
    type,
    title,
    message,
    confirmText = 'Confirm',
    cancelText = 'Cancel',
    isDangerous,
    onConfirm,
    onCancel,
  } = notice;
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const asks = asksForAnswer(notice);

  const close = useCallback(
    (answer?: () => void) => {
      if (isAnswered.current) return;
      isAnswered.current = true;
      dialog.current?.close();
      // The element that had the focus before may be gone with its page.
      if (hasNoFocus(dialog.current)) focusMain();
      dismissNotice(id);
      answer?.();
    },
    [id],
  );
  const closeSilently = useCallback(() => close(), [close]);
  useCountdown(autoCloseAfter(notice), card, closeSilently);

  useEffect(() => {
    dialog.current?.showModal();
    // A notice that only tells closes by itself, so the focus waits outside the part that would hold it open.
    if (!asks) dialog.current?.focus();
  }, [asks]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role={asks ? 'alertdialog' : undefined}
      aria-labelledby="notice-title"
      aria-describedby="notice-message"
      data-type={type}
      tabIndex={-1}
      onKeyDown={keepFocusInside}
      onCancel={(event) => {
        event.preventDefault();
        close(onCancel);
      }}
      onClose={() => close(onCancel)}
    >
      <div ref={card} className={styles.card}>
        <span className={styles.icon}>
          <NoticeIcon type={type} size={24} />
        </span>
        <h2 id="notice-title" className={styles.title}>
          {title}
        </h2>
        <p id="notice-message" className={styles.message}>
          {message}
        </p>
        <div className={styles.actions}>
          {asks ? (
            <>
              <Button variant="default" onClick={() => close(onCancel)}>
                {cancelText}
              </Button>
              <Button className={isDangerous ? styles.dangerous : undefined} onClick={() => close(onConfirm)}>
                {confirmText}
              </Button>
            </>
          ) : (
            <Button onClick={closeSilently}>OK</Button>
          )}
        </div>
      </div>
    </dialog>
  );
}

function hasNoFocus(closed: HTMLDialogElement | null): boolean {
  const active = document.activeElement;
  return !active || active === document.body || Boolean(closed?.contains(active));
}

/** A modal dialog of the browser lets Tab leave for the browser's own buttons; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const buttons = event.currentTarget.querySelectorAll('button');
  const edge = event.shiftKey ? buttons[0] : buttons[buttons.length - 1];
  const goal = event.shiftKey ? buttons[buttons.length - 1] : buttons[0];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  goal?.focus();
}

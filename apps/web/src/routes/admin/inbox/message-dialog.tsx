import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { showNotice } from '../../../shell/notifications.ts';
import { useLeaveGuard } from '../../../shell/use-leave-guard.ts';
import { X } from '../../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../../ui/page-state.tsx';
import { Banners } from '../common/banners.tsx';
import { describeFailure, isGone } from '../common/describe-failure.ts';
import type { Messages } from '../common/use-messages.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerList } from './answer-list.tsx';
import styles from './message-dialog.module.css';
import { MessageFacts } from './message-facts.tsx';
import type { AskForStatus } from './use-inbox-changes.ts';

interface Props {
  id: string;
  messages: Messages;
  askForStatus: AskForStatus;
  onClosed: () => void;
}

/** One message whole, its answers, and a place to write one. It does not close over a typed answer without asking. */
export function MessageDialog({ id, messages, askForStatus, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [draft, setDraft] = useState('');
  const isDirty = draft.trim() !== '';
  const mayClose = useRef(false);
  useLeaveGuard(isDirty, 'Your answer is not sent. If you leave the page now, what you typed is lost.');
  useEffect(() => dialog.current?.showModal(), []);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'message', id],
    queryFn: async ({ signal }) =>
      (await request('GET /api/admin/feedback/{id}', { params: { id }, signal })).data,
  });

  function close() {
    mayClose.current = true;
    dialog.current?.close();
  }

  function askToClose() {
    if (!isDirty) return close();
    showNotice({
      type: 'warning',
      title: 'Throw your answer away?',
      message: 'Your answer is not sent. If you close the message now, what you typed is lost.',
      confirmText: 'Throw away',
      cancelText: 'Keep writing',
      onConfirm: close,
    });
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        askToClose();
      }}
      onClose={() => {
        if (mayClose.current || !isDirty) return onClosed();
        // The browser closes on a second Escape whatever the page says.
        dialog.current?.showModal();
        askToClose();
      }}
    >
      <div className={styles.bar}>
        <h2 className={styles.title} id={titleId}>
          {data ? data.title || 'Without a title' : 'Message'}
        </h2>
        <button type="button" aria-label="Close" onClick={askToClose}>
          <X size={20} aria-hidden="true" />
        </button>
      </div>
      <Banners {...messages} />
      {!data && !error && <LoadingPart text="Loading the message…" />}
      {!data && error && (
        <BrokenPart
          text={
            isGone(error)
              ? 'This message is gone; its writer has deleted it with their account.'
              : describeFailure('Failed to fetch the message', error)
          }
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <MessageFacts message={data} askForStatus={askForStatus} />
          <AnswerList answers={data.answers} source={data.source} />
          <AnswerForm message={data} draft={draft} onChange={setDraft} />
        </>
      )}
    </dialog>
  );
}

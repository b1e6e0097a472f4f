import type { AdminFeedbackStatus } from '@assay/contract/choices';
import { request } from '../../../lib/client.ts';
import { describeFailure, isGone } from '../common/describe-failure.ts';
import { inWords } from '../common/in-words.ts';
import { usePatchRows } from '../common/use-admin-list.ts';
import { useChange } from '../common/use-change.ts';
import type { Messages } from '../common/use-messages.ts';
import type { Question } from '../confirm/confirm-dialog.tsx';
import type { Message } from './inbox-list.ts';

export type AskForStatus = (
  message: Pick<Message, 'id' | 'title' | 'status' | 'source' | 'name' | 'email'>,
  status: AdminFeedbackStatus,
) => void;

/** Moves a message to another status, behind its question. */
export function useStatusChange(ask: (question: Question) => void, messages: Messages): AskForStatus {
  const change = useChange(messages);
  const patchRows = usePatchRows<Message>('inbox');
  const what = 'Failed to update feedback status';
  return (message, status) =>
    ask({
      title: 'Change this status?',
      sentences: [
        `The status of “${message.title}” by ${message.name || message.email} changes from ${inWords(message.status)} to ${inWords(status)}.`,
        message.source === 'feedback'
          ? 'They see the new status on their feedback page.'
          : 'It is only seen by administrators.',
      ],
      confirmText: 'Change status',
      progress: 'Changing…',
      act: () =>
        change({
          call: () =>
            request('PUT /api/admin/feedback/{id}/status', {
              params: { id: message.id },
              body: { status, from: message.status },
            }),
          onDone: () => {
            patchRows((rows) => rows.map((row) => (row.id === message.id ? { ...row, status } : row)));
            messages.tellSuccess('Feedback status successfully updated');
          },
          describe: (failure) =>
            isGone(failure)
              ? `${what}: This message is gone; its writer has deleted it with their account. The list was loaded again.`
              : describeFailure(what, failure),
        }),
    });
}

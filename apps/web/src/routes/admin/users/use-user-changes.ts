import type { AccountStatus, Role } from '@assay/contract/choices';
import { ApiError, request } from '../../../lib/client.ts';
import { describeFailure, explainReason, isGone } from '../common/describe-failure.ts';
import { usePatchRows } from '../common/use-admin-list.ts';
import { useChange } from '../common/use-change.ts';
import type { Messages } from '../common/use-messages.ts';
import type { Question } from '../confirm/confirm-dialog.tsx';
import { askForRole, askForStatus, askToDelete } from './ask-about-user.ts';
import type { User } from './user-list.ts';

export interface UserChanges {
  askForRole: (user: User, role: Role) => void;
  askForStatus: (user: User, status: AccountStatus) => void;
  askToDelete: (user: User) => void;
}

const gone = 'This account is gone; somebody else has deleted it. The list was loaded again.';

/** What an administrator can do with an account, each behind its question. */
export function useUserChanges(
  ask: (question: Question) => void,
  messages: Messages,
  ownEmail: string,
): UserChanges {
  const change = useChange(messages);
  const patchRows = usePatchRows<User>('users');

  function replace(user: User, part: Partial<User>) {
    patchRows((rows) => rows.map((row) => (row.id === user.id ? { ...row, ...part } : row)));
  }

  return {
    askForRole: (user, role) =>
      ask({
        ...askForRole(user, role, user.email === ownEmail),
        act: () =>
          change({
            call: () =>
              request('PUT /api/admin/users/{id}/role', {
                params: { id: user.id },
                body: { role, from: user.role },
              }),
            onDone: () => {
              replace(user, { role });
              messages.tellSuccess('User role successfully updated');
            },
            describe: (failure) => describeUpdate('Failed to update user role', failure),
          }),
      }),
    askForStatus: (user, status) =>
      ask({
        ...askForStatus(user, status, user.email === ownEmail),
        act: () =>
          change({
            call: () =>
              request('PUT /api/admin/users/{id}/status', {
                params: { id: user.id },
                body: { status, from: user.status },
              }),
            onDone: () => {
              replace(user, { status });
              messages.tellSuccess('User status successfully updated');
            },
            describe: (failure) => describeUpdate('Failed to update user status', failure),
          }),
      }),
    askToDelete: (user) =>
      ask({
        ...askToDelete(user, user.email === ownEmail),
        act: () =>
          change({
            call: () => request('DELETE /api/admin/users/{id}', { params: { id: user.id } }),
            onDone: () => {
              patchRows((rows) => rows.filter(({ id }) => id !== user.id));
              messages.tellSuccess('User successfully deleted');
            },
            describe: describeDeletion,
          }),
      }),
  };
}

function describeUpdate(what: string, failure: unknown): string {
  return isGone(failure) ? `${what}: ${gone}` : describeFailure(what, failure);
}

function describeDeletion(failure: unknown): string {
  const status = failure instanceof ApiError ? ` (${failure.status})` : '';
  return `Failed to delete user${status}: ${isGone(failure) ? gone : explainReason(failure)}`;
}

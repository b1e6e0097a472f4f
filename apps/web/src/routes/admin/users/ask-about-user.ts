import type { AccountStatus, Role } from '@assay/contract/choices';
import { faceOfRole } from '../../../shell/roles.ts';
import { inWords } from '../common/in-words.ts';
import type { Question } from '../confirm/confirm-dialog.tsx';
import type { User } from './user-list.ts';

/** A question without what is done when it is answered. */
type Wording = Omit<Question, 'act'>;

const statusMeans: Record<AccountStatus, string> = {
  active: 'Active restores access: they can log in again.',
  disabled:
    'Disabled prevents login: they are signed out at once and cannot log in until the account is active again.',
  suspended:
    'Suspended is a temporary restriction: they are signed out at once and cannot log in until the account is active again.',
};

const roleMeans: Record<Role, string> = {
  user: 'A user works with their own tests and has no access to the admin dashboard.',
  moderator: 'A moderator is labelled as one and has no access to the admin dashboard.',
  admin: 'An administrator can change and delete other accounts and answer all feedback.',
  super_admin: 'A super admin cannot be changed by administrators.',
};

export function nameOf({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}

/** Name and email, as far as there is a name. */
function describeUser(user: User): string {
  const name = nameOf(user);
  return name ? `${name} (${user.email})` : user.email;
}

export function askForRole(user: User, role: Role, isSelf: boolean): Wording {
  const [from, to] = [faceOfRole(user.role).label, faceOfRole(role).label];
  return {
    title: 'Change this role?',
    sentences: [`The role of ${describeUser(user)} changes from ${from} to ${to}.`, roleMeans[role]],
    warning: isSelf ? 'This is your own account: you lose access to this page.' : undefined,
    confirmText: 'Change role',
    progress: 'Changing…',
    isDanger: isSelf,
  };
}

export function askForStatus(user: User, status: AccountStatus, isSelf: boolean): Wording {
  const [from, to] = [inWords(user.status), inWords(status)];
  return {
    title: 'Change this status?',
    sentences: [`The status of ${describeUser(user)} changes from ${from} to ${to}.`, statusMeans[status]],
    warning: isSelf ? 'This is your own account: you are signed out and cannot log in again.' : undefined,
    confirmText: 'Change status',
    progress: 'Changing…',
    isDanger: isSelf || status !== 'active',
  };
}

export function askToDelete(user: User, isSelf: boolean): Wording {
  const isActiveAdmin = user.role === 'admin' && user.status === 'active';
  return {
    title: isActiveAdmin ? 'Delete an active administrator?' : 'Delete this account?',
    sentences: [
      `The account of ${describeUser(user)} is deleted.`,
      'This is final: their test cases, runs, evidence and feedback are removed with it and cannot be brought back.',
    ],
    warning: warnOfDeletion(isActiveAdmin, isSelf),
    confirmText: isActiveAdmin ? 'Delete administrator' : 'Delete account',
    progress: 'Deleting…',
    isDanger: true,
  };
}

function warnOfDeletion(isActiveAdmin: boolean, isSelf: boolean): string | undefined {
  if (isSelf)
    return 'Warning: this is your own account. You are signed out, and everything of yours is gone.';
  if (!isActiveAdmin) return undefined;
  return 'Warning: this is an active administrator. They lose all access at once, and whatever they were administering is left without them.';
}

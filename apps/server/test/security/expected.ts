import type { CallName } from '@assay/contract';
import type { Role } from '@assay/contract/choices';
import { callOf } from './ask.ts';

/** Whoever makes a call of their own things. */
export type Who = Role | 'run token' | 'read token';
export const everybody: readonly Who[] = [
  'user',
  'moderator',
  'admin',
  'super_admin',
  'run token',
  'read token',
];

/** What is refused for a reason that the contract's fields do not tell. */
const exceptions: Partial<Record<CallName, Partial<Record<Who, 403>>>> = {
  // The one who is always there.
  'DELETE /api/user/account': { super_admin: 403 },
  // A token may revoke itself, but no other.
  'DELETE /api/access-tokens/{id}': { 'run token': 403, 'read token': 403 },
};

/** What a call answers to somebody who asks rightly: 403, or a success. */
export function expectedFor(key: CallName, who: Who): 'admitted' | 403 {
  const { access, tokens } = callOf(key);
  const exception = exceptions[key]?.[who];
  if (exception) return exception;
  if (access === 'public') return 'admitted';
  if (who === 'run token' || who === 'read token') {
    if (access === 'admin' || tokens === 'never') return 403;
    if (who === 'run token' || tokens === 'any scope' || key.startsWith('GET ')) return 'admitted';
    return 403;
  }
  if (access === 'admin') return who === 'admin' || who === 'super_admin' ? 'admitted' : 403;
  return 'admitted';
}

/** What is meant for everybody although it belongs to one: feedback, which others upvote. */
export const sharedWithAll: readonly CallName[] = [
  'POST /api/feedback/{id}/upvote',
  'DELETE /api/feedback/{id}/upvote',
];

/** Calls that take the id of something as a filter: of what belongs to others they find nothing. */
export const filters: readonly CallName[] = [
  'GET /api/test-cases',
  'GET /api/test-executions',
  'GET /api/reports',
  'GET /api/reports/export',
  'GET /api/schedules',
  'GET /api/shares',
  'GET /api/visual/history',
  'POST /api/visual/capture',
];

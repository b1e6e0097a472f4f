import type { AdminFeedbackStatus, OwnerFeedbackStatus } from '@assay/contract/choices';

/** What the owner of feedback may do with its status: close what is open, reopen what is closed. */
export function mayMove(from: OwnerFeedbackStatus, to: OwnerFeedbackStatus): boolean {
  return (from === 'open' && to === 'closed') || (from === 'closed' && to === 'open');
}

/** One state under two names: what is open to its owner is pending to administrators. */
export function toAdminStatus(status: OwnerFeedbackStatus): AdminFeedbackStatus {
  return status === 'open' ? 'pending' : status;
}

export function toOwnerStatus(status: AdminFeedbackStatus): OwnerFeedbackStatus {
  return status === 'pending' ? 'open' : status;
}

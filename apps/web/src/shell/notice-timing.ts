export type NoticeType = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  type: NoticeType;
  title: string;
  message: string;
  confirmText?: string;
  cancelText?: string;
  /** What is confirmed cannot be undone, and the button says so by its colour. */
  isDangerous?: boolean;
  onConfirm?: () => void;
  onCancel?: () => void;
}

export const toastAutoClose = 3000;

/** A notice that asks something waits for its answer. */
export function asksForAnswer(notice: Notice): boolean {
  return Boolean(notice.confirmText || notice.cancelText || notice.onConfirm || notice.onCancel);
}

/** Milliseconds until a notice closes by itself, or null when it never does. */
export function autoCloseAfter(notice: Notice): number | null {
  if (asksForAnswer(notice)) return null;
  if (notice.type === 'error') return 5000;
  if (notice.type === 'warning') return 4000;
  return 3000;
}

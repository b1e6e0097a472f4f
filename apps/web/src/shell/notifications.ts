import type { Notice, NoticeType } from './notice-timing.ts';
import { createStore } from './store.ts';

export interface Toast {
  id: number;
  type: NoticeType;
  text: string;
}

export interface ShownNotice extends Notice {
  id: number;
}

export const toasts = createStore<readonly Toast[]>([]);
/** Notices wait in line: the first is shown, the next when it is closed. */
export const notices = createStore<readonly ShownNotice[]>([]);

let lastId = 0;

/** Short messages in the corner that go away by themselves. */
export const toast = {
  success: (text: string) => addToast('success', text),
  error: (text: string) => addToast('error', text),
  warning: (text: string) => addToast('warning', text),
  info: (text: string) => addToast('info', text),
};

/** Shows the notification modal. With a confirm or cancel text or action it asks, and stays until answered. */
export function showNotice(notice: Notice): void {
  lastId += 1;
  notices.write([...notices.read(), { ...notice, id: lastId }]);
}

export function dismissToast(id: number): void {
  toasts.write(toasts.read().filter((shown) => shown.id !== id));
}

export function dismissNotice(id: number): void {
  notices.write(notices.read().filter((shown) => shown.id !== id));
}

function addToast(type: NoticeType, text: string): void {
  lastId += 1;
  toasts.write([...toasts.read(), { id: lastId, type, text }]);
}

import { useSyncExternalStore } from 'react';

/** What this browser lets the site do. `unsupported` where it has no notifications, or keeps them for safe addresses. */
export type NotificationState = NotificationPermission | 'unsupported';

const listeners = new Set<() => void>();

export function readNotificationState(): NotificationState {
  return window.isSecureContext && 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the person. Browsers only ask in answer to a click, and only once. */
export async function askForNotifications(): Promise<NotificationState> {
  if (readNotificationState() === 'default') await Notification.requestPermission();
  announceChange();
  return readNotificationState();
}

/** The permission, followed: it may be given or taken away in the settings of the browser, too. */
export function useNotificationState(): NotificationState {
  return useSyncExternalStore(subscribe, readNotificationState);
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  listeners.add(listener);
  // Not every browser tells of a change, so it is looked at again when somebody comes back to the page.
  document.addEventListener('visibilitychange', listener, { signal: stop.signal });
  window.addEventListener('focus', listener, { signal: stop.signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => {
      if (!stop.signal.aborted) status.addEventListener('change', listener, { signal: stop.signal });
    },
    () => undefined,
  );
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
}

import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '../lib/session.ts';
import { showNotice } from './notifications.ts';

/**
 * Asks before unsaved changes are left behind; `message` says what would be lost. Gives a function that lets the next
 * change of page pass unasked. Where other parts of the `address` than its path show something else, they are watched too.
 */
export function useLeaveGuard(
  isDirty: boolean,
  message: string,
  watched: 'path' | 'address' = 'path',
): () => void {
  const holds = useRef(isDirty);
  holds.current = isDirty;
  const latestMessage = useRef(message);
  latestMessage.current = message;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Whoever has no session any more cannot save, so there is nothing to ask.
      holds.current &&
      readToken() !== null &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (watched === 'address' && currentLocation.search !== nextLocation.search)),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    showNotice({
      type: 'warning',
      title: 'Leave without saving?',
      message: latestMessage.current,
      confirmText: 'Leave',
      cancelText: 'Stay',
      onConfirm: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return useCallback(() => {
    holds.current = false;
  }, []);
}

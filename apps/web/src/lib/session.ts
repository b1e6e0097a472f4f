import { useSyncExternalStore } from 'react';
import { forgetPerson, forgetTab } from './private-storage.ts';

const key = 'token';
const listeners = new Set<() => void>();

/** The stored session token. An empty one counts as none; so does a browser that refuses storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(key, token);
  announceChange();
}

/** For a session that has ended by itself. */
export function removeToken(): void {
  localStorage.removeItem(key);
  forgetTab();
  announceChange();
}

/** For somebody who goes: nothing of what they did stays in this browser. */
export function signOut(): void {
  forgetPerson();
  removeToken();
}

/** The stored token, followed: signing in or out here or in another tab renders again. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken);
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    if (!readToken()) forgetTab();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

import { useSyncExternalStore } from 'react';

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

export function removeToken(): void {
  localStorage.removeItem(key);
  announceChange();
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
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

import { beforeEach, expect, test, vi } from 'vitest';
import { keepForPerson, keepForTab, readForPerson, readForTab } from './private-storage.ts';
import { readToken, removeToken, signOut, storeToken } from './session.ts';

function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
  return () => vi.unstubAllGlobals();
});

function keepSomething(): void {
  storeToken('token');
  keepForTab('draft', 'typed');
  keepForPerson('ann@example.com: view', 'list');
  localStorage.setItem('theme', 'dark');
}

test('after signing out nothing of the person is kept', () => {
  keepSomething();
  signOut();
  expect(readToken()).toBeNull();
  expect(readForTab('draft')).toBeUndefined();
  expect(readForPerson('ann@example.com: view')).toBeUndefined();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('after a session that ended by itself the person finds again what is not secret', () => {
  keepSomething();
  removeToken();
  expect(readToken()).toBeNull();
  expect(readForTab('draft')).toBeUndefined();
  expect(readForPerson('ann@example.com: view')).toBe('list');
});

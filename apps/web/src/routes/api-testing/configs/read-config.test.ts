import { afterEach, expect, test, vi } from 'vitest';
import { isUnsaved, settleDraft } from '../common/saved-draft.ts';
import { emptyTest } from '../draft/test-draft.ts';
import { countEndpoints, readConfig } from './read-config.ts';

const saved = {
  id: 'c1',
  name: 'Renamed',
  description: '',
  base_url: 'http://127.0.0.1:1',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  config_json: JSON.stringify({ name: 'Old', baseUrl: 'x', endpoints: [{ name: 'Ping', path: '/ping' }] }),
};

test('a saved configuration becomes a test under the name that the list shows', () => {
  const draft = readConfig(saved);
  expect(draft).toMatchObject({ name: 'Renamed', baseUrl: saved.base_url, stopOnFailure: false });
  expect(draft.endpoints).toMatchObject([{ name: 'Ping', method: 'GET', path: '/ping' }]);
  expect(countEndpoints(saved)).toBe(1);
});

test.each(['', '{', '[]', 'null', '{}', '{"endpoints": [1]}'])('%j is refused with a sentence', (text) => {
  const broken = { ...saved, config_json: text };
  expect(() => readConfig(broken)).toThrow(/\.$/);
  expect(countEndpoints(broken)).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

test('what was saved or loaded is not lost by loading something else', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  };
  vi.stubGlobal('sessionStorage', store);
  const draft = readConfig(saved);
  expect(isUnsaved(emptyTest)).toBe(false);
  expect(isUnsaved(draft)).toBe(true);
  settleDraft(draft);
  expect(isUnsaved(draft)).toBe(false);
  expect(isUnsaved({ ...draft, name: 'Other' })).toBe(true);
});

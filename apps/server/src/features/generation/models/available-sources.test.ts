import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../platform/settings/settings.ts';
import { availableSources, findSource } from './available-sources.ts';

const local = 'http://127.0.0.1:11434/v1/';

describe('availableSources', () => {
  it.each<[string, Record<string, string>, boolean, string]>([
    ['no key', {}, false, 'Set OPENROUTER_API_KEY'],
    ['a key', { OPENROUTER_API_KEY: 'sk-1' }, true, 'Paid by use'],
    ['a free model', { OPENROUTER_API_KEY: 'sk-1', OPENROUTER_MODEL: 'a/b:free' }, true, 'Free of charge'],
    ['another server without its model', { OPENROUTER_BASE_URL: local }, false, 'Set OPENROUTER_MODEL'],
    ['another server', { OPENROUTER_BASE_URL: local, OPENROUTER_MODEL: 'qwen3' }, true, '127.0.0.1:11434'],
    [
      'a key in the address',
      { OPENROUTER_BASE_URL: 'http://a:sk-1@x.example/v1' },
      false,
      'OPENROUTER_API_KEY',
    ],
    ['a key that is none', { OPENROUTER_API_KEY: 'sk-1’' }, false, 'Copy it again'],
  ])('with %s', (_, environment, isAvailable, note) => {
    const settings = parseSettings(environment);
    const [choice] = availableSources(settings);
    expect(choice).toMatchObject({ name: 'openrouter', isAvailable });
    expect(choice?.note).toContain(note);
    expect(JSON.stringify(choice)).not.toContain('sk-1');
    expect(findSource(settings, 'openrouter') !== undefined).toBe(isAvailable);
  });

  it('tells that the free credit of Hugging Face is small', () => {
    const [, choice] = availableSources(parseSettings({ HF_TOKEN: 'hf_1' }));
    expect(choice).toMatchObject({ name: 'huggingface_free', label: 'Hugging Face', isAvailable: true });
    expect(choice?.note).toContain('small monthly credit');
  });

  it('asks the hosted services and other servers by their own addresses', () => {
    const hosted = parseSettings({ OPENROUTER_API_KEY: 'sk-1', HF_TOKEN: 'hf_1' });
    expect(findSource(hosted, 'openrouter')).toMatchObject({
      baseUrl: 'https://openrouter.ai/api/v1',
      isOpenRouter: true,
      key: 'sk-1',
    });
    expect(findSource(hosted, 'huggingface_free')).toMatchObject({
      baseUrl: 'https://router.huggingface.co/v1',
      isOpenRouter: false,
    });
    const own = parseSettings({ OPENROUTER_BASE_URL: local, OPENROUTER_MODEL: 'qwen3' });
    expect(findSource(own, 'openrouter')).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      isOpenRouter: false,
      key: undefined,
    });
  });
});

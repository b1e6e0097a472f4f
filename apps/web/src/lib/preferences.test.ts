import { expect, it } from 'vitest';
import { defaultPreferences, readPreferences } from './preferences.ts';

it('has email and browser on and marketing off by default', () => {
  expect(defaultPreferences).toEqual({ email: true, browser: true, marketing: false });
});

const chosen = { email: false, browser: false, marketing: true };

it.each([
  ['an object', chosen, chosen],
  ['that object in JSON', JSON.stringify(chosen), chosen],
  ['a part of it', { marketing: true }, { ...defaultPreferences, marketing: true }],
  ['a part of it in JSON', '{"email":false}', { ...defaultPreferences, email: false }],
  ['more than is known', { ...chosen, pigeon: true }, chosen],
  ['other values than on and off', { email: 'no', browser: 0, marketing: null }, defaultPreferences],
  ['text that is not JSON', '{email:', defaultPreferences],
  ['an empty text', '', defaultPreferences],
  ['JSON of something else', '7', defaultPreferences],
  ['a list', [], defaultPreferences],
  ['null', null, defaultPreferences],
  ['null in JSON', 'null', defaultPreferences],
  ['nothing', undefined, defaultPreferences],
])('reads %s', (_name, sent, preferences) => {
  expect(readPreferences(sent)).toEqual(preferences);
});

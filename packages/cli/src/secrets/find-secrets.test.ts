import { toCases } from '@assay/language/read';
import { describe, expect, test } from 'vitest';
import { nameVariable, readSecrets } from './environment-secrets.ts';
import { findSecrets, maskSecrets } from './find-secrets.ts';

describe('secrets of a requirement', () => {
  test.each([
    ['Type "hunter22" in the "Password" field.', ['hunter22']],
    ['Log in as "ada" with the password "analytical".', ['analytical']],
    ['Frobnicate the gizmo with password "p4ss word".', ['p4ss word']],
    ['Frobnicate with password: tr0ub4dor.', ['tr0ub4dor']],
    ['Open https://ada:hunter22@shop.test/.', ['hunter22']],
    ['Type "{{secret shop password}}" in the "Password" field.', []],
    ['The "Password" field is visible.', []],
  ])('%s', (text, secrets) => {
    expect(findSecrets(text, toCases(text))).toEqual(secrets);
  });

  test.each([
    ['hunter22', 'Log in with hunter22, please', 'Log in with ••••••, please'],
    ['abc', 'with the password abc, then abcdef', 'with the password ••••••, then abcdef'],
    ['abc', 'Type "abc" in it', 'Type "••••••" in it'],
    ['p@ss word', 'p%40ss%20word', '••••••'],
  ])('%s is hidden in %s', (secret, text, masked) => {
    expect(maskSecrets([secret]).text(text)).toBe(masked);
    expect(maskSecrets([secret]).data({ a: [text, 1, null] })).toEqual({ a: [masked, 1, null] });
  });
});

describe('secrets of the environment', () => {
  test('are named as steps name them', () => {
    const secrets = readSecrets({ ASSAY_SECRET_SHOP_PASSWORD: 'x', ASSAY_SECRET_EMPTY: '', HOME: '/' });
    expect([...secrets]).toEqual([['shop password', 'x']]);
    expect(nameVariable('shop password')).toBe('ASSAY_SECRET_SHOP_PASSWORD');
  });
});

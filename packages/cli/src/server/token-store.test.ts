import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findToken } from './find-token.ts';
import { forgetToken, keepToken, readToken, tokensFile } from './token-store.ts';

function makeHome(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { XDG_CONFIG_HOME: folder };
}

const token = { id: 'i', token: 'assay_x', email: 'ada@example.com' };

test('a token is kept by server, in a file of its owner alone', async () => {
  const home = makeHome();
  const file = await keepToken('http://one.test/', token, home);
  await keepToken('http://two.test', { ...token, token: 'assay_y' }, home);
  expect(file).toBe(tokensFile(home));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
  expect(await readToken('http://one.test', home)).toEqual(token);
  expect(await readToken('http://other.test', home)).toBeUndefined();
  await forgetToken('http://one.test', home);
  expect(await readToken('http://one.test', home)).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toContain('assay_y');
  await forgetToken('http://two.test', home);
  expect(() => statSync(file)).toThrow('ENOENT');
});

test('a file that cannot be read holds no token', async () => {
  const home = makeHome();
  const file = await keepToken('http://one.test', token, home);
  writeFileSync(file, 'not JSON');
  expect(await readToken('http://one.test', home)).toBeUndefined();
});

test('the token comes from the file that is named, then the environment, then the login', async () => {
  const home = makeHome();
  const file = join(home.XDG_CONFIG_HOME ?? '', 'token');
  writeFileSync(file, ' assay_file\n');
  await keepToken('http://one.test', token, home);
  const url = 'http://one.test/';
  expect(await findToken(url, file, { ...home, ASSAY_TOKEN: 'assay_env' })).toBe('assay_file');
  expect(await findToken(url, undefined, { ...home, ASSAY_TOKEN: 'assay_env' })).toBe('assay_env');
  expect(await findToken(url, undefined, home)).toBe('assay_x');
  await expect(findToken('http://new.test', undefined, home)).rejects.toThrow(
    'assay login --server http://new.test',
  );
  await expect(findToken(url, '/no/such/file', home)).rejects.toThrow('/no/such/file');
});

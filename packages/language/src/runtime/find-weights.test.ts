import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findWeights } from './find-weights.ts';

function newFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-weights-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const find = (folder: string, names: string[], sha256?: string) =>
  findWeights({
    files: names.map((name) => join(folder, name)),
    cacheFolder: join(folder, 'cache'),
    contextSize: 1,
    ...(sha256 !== undefined && { sha256 }),
  });

test('one file is taken as it is', async () => {
  const folder = newFolder({ 'a.gguf': 'GGUF one' });
  expect(await find(folder, ['a.gguf'])).toBe(join(folder, 'a.gguf'));
});

test('the parts of a split model are left apart', async () => {
  const folder = newFolder({ 'a.gguf': 'GGUF one', 'b.gguf': 'GGUF two' });
  expect(await find(folder, ['a.gguf', 'b.gguf'])).toBe(join(folder, 'a.gguf'));
});

test('pieces are put together once, and again where the whole was damaged', async () => {
  const folder = newFolder({ 'a.bin': 'GGUF one, ', 'b.bin': 'two' });
  const whole = await find(folder, ['a.bin', 'b.bin']);
  expect(readFileSync(whole, 'utf8')).toBe('GGUF one, two');
  writeFileSync(whole, 'GGUF damaged');
  expect(await find(folder, ['a.bin', 'b.bin'])).toBe(whole);
  expect(readFileSync(whole, 'utf8')).toBe('GGUF one, two');
  expect(readdirSync(join(folder, 'cache'))).toHaveLength(1);
});

test.each([
  ['a piece that is missing', ['a.bin', 'c.bin'], undefined, 'There is no file c.bin'],
  ['another checksum', ['a.bin', 'b.bin'], '00', 'instead of 00'],
  ['what is no model', ['b.bin'], undefined, 'is no GGUF file'],
  ['nothing', [], undefined, 'No file'],
])('%s is refused', async (_, names, sha256, reason) => {
  const folder = newFolder({ 'a.bin': 'GGUF one, ', 'b.bin': 'two' });
  await expect(find(folder, names, sha256)).rejects.toThrow(reason);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectRequirements } from './collect-requirements.ts';

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const noInput = () => Promise.reject(new Error('Standard input was not asked for.'));

test('arguments, standard input, files and folders come in their order', async () => {
  const folder = makeFolder({
    'b.md': '# B\nOpen /b.',
    'a/deep.txt': 'Open /deep.',
    'notes.pdf': 'no requirement',
    '.git/x.md': 'no requirement',
    'node_modules/m/README.md': 'no requirement',
    'empty.md': '\n',
  });
  const file = join(folder, 'b.md');
  const found = await collectRequirements(
    { texts: ['Open /.', '-'], files: [file, folder] },
    async () => 'Open /in.',
  );
  expect(found.map(({ text, from }) => [text, from])).toEqual([
    ['Open /.', undefined],
    ['Open /in.', undefined],
    ['# B\n\nOpen /b.', file],
    ['Open /deep.', join(folder, 'a/deep.txt')],
    ['# B\n\nOpen /b.', file],
  ]);
});

test.each([
  [{ texts: [' '], files: [] }, 'empty'],
  [{ texts: [], files: ['/no/such/file.md'] }, 'no such file'],
])('%j is refused', async (asked, reason) => {
  await expect(collectRequirements(asked, noInput)).rejects.toThrow(reason);
});

test('a folder without requirements is refused', async () => {
  const folder = makeFolder({ 'a.pdf': 'x', 'b.md': '---\n' });
  await expect(collectRequirements({ texts: [], files: [folder] }, noInput)).rejects.toThrow(
    'no requirements in',
  );
});

test('standard input without a requirement is refused', async () => {
  await expect(collectRequirements({ texts: ['-'], files: [] }, async () => '\n')).rejects.toThrow(
    'Standard input',
  );
});

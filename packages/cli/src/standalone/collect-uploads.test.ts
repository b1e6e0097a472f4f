import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftText } from '@assay/language/read';
import { planCases } from '@assay/planner';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../run-cli.fixture.ts';
import { collectUploads } from './collect-uploads.ts';

async function plan(text: string) {
  const { parsed } = await draftText(text, { owner: 'ada' });
  return planCases(parsed, {
    testType: 'functional',
    complexity: 'simple',
    includeEdgeCases: false,
  });
}

test('files beside the requirement are uploaded, and none from elsewhere', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'requirements'));
  writeFileSync(join(folder, 'requirements/notes.txt'), 'beside it');
  writeFileSync(join(folder, 'secret.txt'), 'not for anybody');
  const cases = await plan(
    'Open "/". Upload the file "notes.txt" to "Notes". Upload the file "../secret.txt" to "Notes". Upload the file "cat.png" to "Photo". Check that the page shows "Done".',
  );
  const files = await collectUploads(cases, join(folder, 'requirements/upload.md'));
  expect(files.map(({ mimeType }) => mimeType)).toEqual(['text/plain', 'text/plain', 'image/png']);
  expect(files[0]?.bytes.toString()).toBe('beside it');
  expect(files[1]?.bytes.toString()).not.toContain('not for anybody');
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledModel, openChosenModel } from './bundled-model.ts';

const card = readFileSync(join(import.meta.dirname, '../../model/README.md'), 'utf8');

test.each([1, 2])('part %i is the file that the model card names', (part) => {
  const file = bundledModel[part - 1] ?? '';
  const bytes = readFileSync(file);
  const sum = createHash('sha256').update(bytes).digest('hex');
  expect(card).toContain(`\`${basename(file)}\` | \`${sum}\``);
  expect(bytes.length).toBeLessThan(95_000_000);
});

test('the setting chooses the model', async () => {
  expect(openChosenModel({ MODEL_PATH: 'off' })).toBeUndefined();
  const bundled = openChosenModel({});
  const other = openChosenModel({ MODEL_PATH: '/models/other.gguf' });
  expect(bundled?.describe()).toMatchObject({
    name: 'assay-reader-00001-of-00002.gguf',
    status: { state: 'not loaded' },
  });
  expect(bundled?.describe().size).toBeGreaterThan(100_000_000);
  expect(other?.describe().name).toBe('other.gguf');
  const served = openChosenModel({ MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME: 'big', MODEL_PATH: '' });
  expect(served?.describe()).toEqual({ name: 'big', status: { state: 'not loaded' } });
  await served?.close();
  await bundled?.close();
  await other?.close();
});

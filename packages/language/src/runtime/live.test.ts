import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Ask, LanguageModel } from './language-model.ts';
import { openModel } from './open-model.ts';
import { writeTinyModel } from './tiny-model.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'tiny.gguf');
writeFileSync(file, writeTinyModel());

function open(files: string | string[] = file): LanguageModel {
  const model = openModel({ file: files, threads: 1, contextSize: 512, cacheFolder: join(folder, 'cache') });
  onTestFinished(() => model.close());
  return model;
}

const ask = (prompt: string, more: Partial<Ask> = {}): Ask => ({
  prompt,
  maxTokens: 30,
  maxMs: 1_000_000,
  owner: 'one',
  ...more,
});

/** Why native code cannot run on this machine, or nothing. Any other failure is one of ours. */
async function whyNot(): Promise<string | undefined> {
  const model = openModel({ file, threads: 1, contextSize: 512 });
  try {
    await model.complete(ask('x', { maxTokens: 1 }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/There is no program in "node-llama-cpp"|cannot be loaded: Cannot find/.test(message)) return message;
    throw error;
  } finally {
    await model.close();
  }
  return undefined;
}

const reason = await whyNot();

/** Says in its name why it is skipped. */
function live(name: string, run: () => Promise<void>): void {
  test.skipIf(reason)(reason ? `${name} (skipped: ${reason})` : name, run);
}

live('a real model answers, the same each time', async () => {
  const model = open();
  const first = await model.complete(ask('Click the button', { samples: 3 }));
  expect(first.length).toBeGreaterThan(1);
  for (const { logProbabilities, least, mean } of first) {
    expect(logProbabilities.length).toBeGreaterThan(0);
    expect(least).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(0);
  }
  const other = open();
  await other.complete(ask('Click the other button'));
  const again = await other.complete(ask('Click the button', { samples: 3 }));
  expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
  again.forEach(({ mean }, index) => {
    expect(mean).toBeCloseTo(first[index]?.mean ?? 1, 2);
  });
  expect(model.describe()).toMatchObject({ name: 'tiny', status: { state: 'ready' } });
  expect(model.describe().parameters).toBeGreaterThan(20_000);
});

const quoted = /"((?:[^"\\]|\\.)*)"/gs;

live('even a model that says nothing sensible can only copy', async () => {
  const texts = ['Save the Größe of "Red\\Lamp", then 点击 保存'];
  const allowed = { words: ['Click', 'Save', 'and', '(nothing)'], texts, placeholders: ['today'] };
  const model = open();
  for (const prompt of ['a', 'Click "', 'Größe: ', '点', 'Save Save Save']) {
    for (const { text, ended } of await model.complete(ask(prompt, { allowed, samples: 2, maxTokens: 60 }))) {
      expect(['end', 'tokens']).toContain(ended);
      for (const [, inner = ''] of text.matchAll(quoted)) {
        const value = inner.replace(/\\(["\\])/g, '$1');
        for (const part of value.split('{{today}}')) expect(texts[0]).toContain(part);
      }
      // What was cut off inside quotes is left out.
      const others = text
        .replace(quoted, '')
        .replace(/".*$/s, '')
        .split(/[ \n,]+/);
      for (const word of ended === 'end' ? others : others.slice(0, -1))
        expect(['', 'Click', 'Save', 'and', '(nothing)']).toContain(word);
    }
  }
});

live('a model in pieces is put together', async () => {
  const whole = writeTinyModel();
  const pieces = [0, 1, 2].map((index) => {
    const piece = join(folder, `piece-${index}.bin`);
    const size = Math.ceil(whole.length / 3);
    writeFileSync(piece, whole.subarray(index * size, (index + 1) * size));
    return piece;
  });
  const [expected] = await open().complete(ask('Click'));
  expect(await open(pieces).complete(ask('Click'))).toMatchObject([{ text: expected?.text }]);
});

live('a file that is no model is refused with a reason', async () => {
  const broken = join(folder, 'broken.gguf');
  writeFileSync(broken, writeTinyModel().subarray(0, 4_000));
  await expect(open(broken).complete(ask('x'))).rejects.toMatchObject({ code: 'unavailable' });
  await expect(open(join(folder, 'none.gguf')).complete(ask('x'))).rejects.toThrow(
    'There is no file none.gguf',
  );
});

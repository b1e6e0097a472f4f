import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Ask, LanguageModel } from './language-model.ts';
import { openRecorded, recordModel, replayModel } from './recorded-model.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-recorded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'answers.jsonl');
}

const echo: LanguageModel = {
  async complete({ prompt }) {
    return [{ text: prompt.toUpperCase(), logProbabilities: [-1], least: -1, mean: -1, ended: 'end' }];
  },
  describe: () => ({ name: 'echo', status: { state: 'ready' } }),
  async close() {},
};
const ask = (prompt: string, more: Partial<Ask> = {}): Ask => ({
  prompt,
  maxTokens: 9,
  owner: 'one',
  ...more,
});

test('what was recorded is answered without the model', async () => {
  const file = newFile();
  const recording = recordModel(echo, file);
  const recorded = await recording.complete(ask('a'));
  await recording.close();
  const replayed = replayModel(file);
  expect(await replayed.complete(ask('a', { owner: 'another', maxMs: 5 }))).toEqual(recorded);
});

test('recording anew leaves out what is not asked any more', async () => {
  const file = newFile();
  for (const prompt of ['old', 'new']) {
    const recording = recordModel(echo, file);
    await recording.complete(ask(prompt));
    await recording.close();
  }
  await expect(replayModel(file).complete(ask('old'))).rejects.toMatchObject({ code: 'not recorded' });
});

test.each([
  ['another prompt', ask('b')],
  ['other permitted words', ask('a', { allowed: { texts: ['x'] } })],
  ['more answers', ask('a', { samples: 2 })],
])('%s is not answered, and how to record it is said', async (_, asked) => {
  const file = newFile();
  const recording = recordModel(echo, file);
  await recording.complete(ask('a'));
  await recording.close();
  await expect(replayModel(file).complete(asked)).rejects.toThrow('ASSAY_RENEW_ANSWERS=');
});

test('without a recording everything is missing', async () => {
  await expect(replayModel(newFile()).complete(ask('a'))).rejects.toMatchObject({ code: 'not recorded' });
});

test('one variable chooses between recording and replaying', async () => {
  const file = newFile();
  process.env.ASSAY_RENEW_ANSWERS = 'weights.gguf';
  onTestFinished(() => {
    delete process.env.ASSAY_RENEW_ANSWERS;
  });
  let opened = '';
  const open = (weights: string) => {
    opened = weights;
    return echo;
  };
  const recording = openRecorded(file, open);
  await recording.complete(ask('a'));
  await recording.close();
  expect(opened).toBe('weights.gguf');
  delete process.env.ASSAY_RENEW_ANSWERS;
  expect(await openRecorded(file, open).complete(ask('a'))).toMatchObject([{ text: 'A' }]);
});

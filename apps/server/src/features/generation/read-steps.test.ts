import { type LanguageModel, ModelError } from '@assay/language/runtime';
import { openReader } from '@assay/reader';
import { afterAll, expect, test } from 'vitest';
import { explainLine, readLines } from './read-steps.ts';

const owner = 'ada';
const reader = openReader();
afterAll(() => reader.close());

async function explain(...lines: string[]) {
  const read = await readLines(lines, { ask: reader.ask }, { owner });
  return lines.map((line, index) => explainLine(line, read[index] ?? []));
}

test('a line in house style is understood without the second reader', async () => {
  const lines = ['Click the "Save" button', 'open the cart'];
  const ask = () => Promise.reject(new Error('It was asked.'));
  const read = await readLines(lines, { ask }, { owner });
  expect(read.flat().map((step) => 'sentence' in step && step.sentence)).toEqual([
    'Click the "Save" button',
    'Click "cart"',
  ]);
});

test('a line that the rules do not understand is read by the second reader', async () => {
  const [told] = await explain('What you get to see there is a message that says "Saved".');
  expect(told).toMatchObject({ understood: true, sentence: 'Check that the message shows "Saved"' });
});

test('nonsense is handed back with a reason, and an empty line is nothing', async () => {
  const [nonsense, empty] = await explain('The otherwise of it should gently purple the before.', '  ');
  expect(nonsense).toMatchObject({ understood: false, reason: expect.stringMatching(/./) });
  expect(empty).toMatchObject({ understood: true, sentence: '' });
});

test('without the second reader the rules answer alone', async () => {
  const ask = () => Promise.reject(new Error('gone'));
  const read = await readLines(['glimber the noxt'], { ask }, { owner });
  expect(read.flat().map((step) => 'reason' in step)).toEqual([true]);
});

/** Answers by the line that is asked about. */
function answerBy(answers: Record<string, string>, prompts: string[]): LanguageModel {
  return {
    async complete({ prompt }) {
      prompts.push(prompt);
      const text = answers[/<<(.*?)>>/s.exec(prompt)?.[1] ?? ''];
      if (text === undefined) throw new ModelError('unavailable', 'The language model cannot be loaded.');
      return [{ text, logProbabilities: [-0.01], least: -0.01, mean: -0.01, ended: 'end' }];
    },
    describe: () => ({ name: 'answers', status: { state: 'ready' } }),
    close: async () => undefined,
  };
}

test('where a language model is set it reads all but canonical steps, with the lines before', async () => {
  const prompts: string[] = [];
  const model = answerBy(
    { 'send it off': 'Click the "Send" button\nCheck that the page shows "Sent"' },
    prompts,
  );
  const lines = ['Click the "Save" button', 'send it off', ' ', 'kept as it is'];
  const kept = { source: 'kept as it is', reason: 'It was not read.' };
  const readers = { ask: reader.ask, model };
  const read = await readLines(lines, readers, { owner, known: new Map([[kept.source, kept]]) });
  expect(
    read.map((steps) => steps.map((step) => ('sentence' in step ? step.sentence : step.reason))),
  ).toEqual([
    ['Click the "Save" button'],
    ['Click the "Send" button', 'Check that the page shows "Sent"'],
    [],
    ['It was not read.'],
  ]);
  expect(prompts).toHaveLength(1);
  expect(prompts[0]).toContain('Click the "Save" button');
});

test('a line is read once by a model, as long as the lines before it stay', async () => {
  const prompts: string[] = [];
  const model = answerBy({ 'send it off': 'Click the "Send" button' }, prompts);
  const readers = { ask: reader.ask, model };
  for (const line of ['Click the "Save" button', 'Click the "Save" button', 'Click the "Draft" button'])
    await readLines([line, 'send it off'], readers, { owner });
  expect(prompts).toHaveLength(2);
});

test('a model that could not be asked is asked again', async () => {
  const answers: Record<string, string> = {};
  const readers = { ask: reader.ask, model: answerBy(answers, []) };
  await readLines(['send it off'], readers, { owner });
  answers['send it off'] = 'Click the "Send" button';
  expect(await readLines(['send it off'], readers, { owner })).toMatchObject([
    [{ command: { do: 'click' } }],
  ]);
});

test('nobody waits for a reading that was given up', async () => {
  const prompts: string[] = [];
  const readers = { ask: reader.ask, model: answerBy({}, prompts) };
  const signal = AbortSignal.abort();
  await expect(readLines(['send it off'], readers, { owner, signal })).rejects.toThrow();
});

test('a language model that cannot be loaded is named as the reason', async () => {
  const [read] = await readLines(['send it off'], { ask: reader.ask, model: answerBy({}, []) }, { owner });
  expect(read).toMatchObject([{ source: 'send it off', reason: 'The language model cannot be loaded.' }]);
});

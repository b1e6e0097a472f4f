import { type LanguageModel, ModelError } from '@assay/language/runtime';
import { expect, test } from 'vitest';
import { explainLine, readLines } from './read-steps.ts';

const owner = 'ada';

async function explain(...lines: string[]) {
  const read = await readLines(lines, undefined, { owner });
  return lines.map((line, index) => explainLine(line, read[index] ?? []));
}

test('without a language model canonical steps are read', async () => {
  const read = await readLines(['Click the "Save" button.', 'open the cart'], undefined, { owner });
  expect(read.flat()).toMatchObject([
    { sentence: 'Click the "Save" button' },
    { source: 'open the cart', reason: expect.stringMatching(/No language model is set up/) },
  ]);
});

test('nonsense is handed back with a reason, and an empty line is nothing', async () => {
  const [nonsense, empty] = await explain('The otherwise of it should gently purple the before.', '  ');
  expect(nonsense).toMatchObject({ understood: false, reason: expect.stringMatching(/./) });
  expect(empty).toMatchObject({ understood: true, sentence: '' });
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
  const read = await readLines(lines, model, { owner, known: new Map([[kept.source, kept]]) });
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
  for (const line of ['Click the "Save" button', 'Click the "Save" button', 'Click the "Draft" button'])
    await readLines([line, 'send it off'], model, { owner });
  expect(prompts).toHaveLength(2);
});

test('a model that could not be asked is asked again', async () => {
  const answers: Record<string, string> = {};
  const model = answerBy(answers, []);
  await readLines(['send it off'], model, { owner });
  answers['send it off'] = 'Click the "Send" button';
  expect(await readLines(['send it off'], model, { owner })).toMatchObject([[{ command: { do: 'click' } }]]);
});

test('nobody waits for a reading that was given up', async () => {
  const prompts: string[] = [];
  const model = answerBy({}, prompts);
  const signal = AbortSignal.abort();
  await expect(readLines(['send it off'], model, { owner, signal })).rejects.toThrow();
});

test('a language model that cannot be loaded is named as the reason', async () => {
  const [read] = await readLines(['send it off'], answerBy({}, []), { owner });
  expect(read).toMatchObject([{ source: 'send it off', reason: 'The language model cannot be loaded.' }]);
});

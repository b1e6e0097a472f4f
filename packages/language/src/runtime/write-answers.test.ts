import { expect, test } from 'vitest';
import { createCopyMask } from './copy-mask.ts';
import { bytesOfText, createScripted, end, sayOneOf } from './scripted-engine.fixture.ts';
import type { Ending, Task } from './write-answer.ts';
import { writeAnswers } from './write-answers.ts';

function ask(prompt: string, more: Partial<Task> = {}): Omit<Task, 'begin'> {
  return { prompt: bytesOfText(prompt), maxTokens: 100, stop: () => undefined, ...more };
}

test('the most probable answer comes first, the others in the order of where they leave it', async () => {
  const engine = createScripted(sayOneOf('Q:', { Save: 5, Send: 3, Open: 2 }));
  const answers = await writeAnswers(engine, ask('Q:'), 3);
  expect(answers.map(({ text }) => text)).toEqual(['Save', 'Send', 'Open']);
  expect(answers.map(({ ended }) => ended)).toEqual(['end', 'end', 'end']);
  const [first] = answers;
  expect(first?.least).toBeCloseTo(Math.log(5 / 8));
  expect(first?.mean).toBeCloseTo((Math.log(8 / 10) + Math.log(5 / 8)) / 5);
});

test('there are no more answers than the model thinks possible', async () => {
  const engine = createScripted(sayOneOf('Q:', { Save: 5, Send: 3 }));
  expect(await writeAnswers(engine, ask('Q:'), 10)).toHaveLength(2);
});

test('the same question gets the same answers', async () => {
  const script = sayOneOf('Q:', { 'Save it': 5, 'Save all': 3, 'Send it': 2, Open: 1 });
  const first = await writeAnswers(createScripted(script), ask('Q:'), 4);
  expect(await writeAnswers(createScripted(script), ask('Q:'), 4)).toEqual(first);
});

test('a prompt that begins like the one before is not read again', async () => {
  const engine = createScripted(() => [{ token: end, probability: 1 }]);
  await writeAnswers(engine, ask('A long view of a page. First'), 1);
  const before = engine.readings.length;
  await writeAnswers(engine, ask('A long view of a page. Then'), 1);
  const read = engine.readings.slice(before);
  expect(read[0]).toMatchObject({ keep: 'A long view of a page. '.length, tokens: 'Then'.length - 1 });
});

test('the prompt is read once for all answers', async () => {
  const engine = createScripted(sayOneOf('Question:', { Save: 5, Send: 3, Open: 2 }));
  await writeAnswers(engine, ask('Question:'), 3);
  const fromTheBeginning = engine.readings.filter(({ keep }) => keep < 'Question:'.length - 1);
  expect(fromTheBeginning).toHaveLength(1);
});

test('what is copied from the prompt is guessed, and several tokens are read at once', async () => {
  const prompt = 'Copy "a longer name of a thing"\n';
  const engine = createScripted(sayOneOf(prompt, { 'Click "a longer name of a thing"': 1 }));
  const [answer] = await writeAnswers(engine, ask(prompt), 1);
  expect(answer?.text).toBe('Click "a longer name of a thing"');
  const writing = engine.readings.filter(({ ranked }) => ranked > 0);
  expect(writing.length).toBeLessThan(bytesOfText(answer?.text ?? '').length * 0.6);
});

test('guessing changes no answer', async () => {
  const texts = { 'abcabd abcabe': 3, 'abcabd abcaaa': 2, 'abcabc abcabc': 1 };
  const copying = createScripted(sayOneOf('abcabc abcabd', texts));
  const plain = createScripted(sayOneOf('xyz', texts));
  const said = async (engine: typeof copying, prompt: string) =>
    (await writeAnswers(engine, ask(prompt), 3)).map(({ text, mean }) => [text, mean.toFixed(6)]);
  expect(await said(copying, 'abcabc abcabd')).toEqual(await said(plain, 'xyz'));
});

test('where the mask refuses what is most probable, the next permitted token is taken', async () => {
  const script = sayOneOf('Q:', { 'Click "Delete"': 8, 'Click "Save"': 1 });
  const mask = createCopyMask({ words: ['Click'], texts: ['Press Save'] });
  const answers = await writeAnswers(createScripted(script), ask('Q:', { mask }), 2);
  expect(answers.map(({ text }) => text)).toEqual(['Click "Save"']);
  expect(answers[0]?.least).toBeCloseTo(Math.log(1 / 9));
});

test('where nothing probable is permitted, every token is looked at', async () => {
  const script = sayOneOf('Q:', { 'Click "Delete"': 1 });
  const mask = createCopyMask({ words: ['Click'], texts: ['Save'] });
  const engine = createScripted((text) => {
    const found = script(text);
    return Array.isArray(found) && found.length > 0 ? found : [{ token: end, probability: 1 }];
  });
  const [answer] = await writeAnswers(engine, ask('Q:', { mask }), 1);
  expect(answer?.text).toBe('Click "Save"');
  expect(engine.readings.some(({ every }) => every)).toBe(true);
  expect(answer?.least).toBeLessThan(-15);
});

test.each<[string, Partial<Task>, Ending, string]>([
  ['its number of tokens', { maxTokens: 3 }, 'tokens', 'Sav'],
  ['its time', { stop: stopAfter('time', 4) }, 'time', 'Sav'],
  ['being cancelled', { stop: stopAfter('cancelled', 3) }, 'cancelled', 'Sa'],
])('what was written before %s is kept and marked', async (_, limits, ended, text) => {
  const engine = createScripted(sayOneOf('Q:', { Save: 5, Send: 3 }));
  const answers = await writeAnswers(engine, ask('Q:', limits), 1);
  expect(answers).toMatchObject([{ ended, text }]);
});

test('a long prompt can be stopped while it is read', async () => {
  const engine = createScripted(() => [{ token: end, probability: 1 }]);
  const answers = await writeAnswers(engine, ask('x'.repeat(1_000), { stop: stopAfter('time', 3) }), 3);
  expect(answers).toMatchObject([{ ended: 'time', text: '' }]);
  expect(engine.held().length).toBeLessThan(1_000);
});

function stopAfter(reason: 'time' | 'cancelled', looks: number): Task['stop'] {
  let left = looks;
  return () => {
    left -= 1;
    return left < 0 ? reason : undefined;
  };
}

import { expect, test } from 'vitest';
import { button, pageOf, part } from '../view/page.fixture.ts';
import { say } from './said-model.fixture.ts';
import { makeWordsReader } from './words-reader.ts';

const page = pageOf(part('h1', {}, 'Start'), button('Save'));
const text = 'Go to the start page. Hit save, then two rows are "Open".';

function ask(
  answers: Record<string, string>,
  source: string,
  place?: { start: number; end: number },
  least?: number,
) {
  const model = say(answers, least);
  const read = makeWordsReader(text, { model, owner: 'ada' });
  const words = { source, reason: '', ...(place && { place }) };
  const { signal } = new AbortController();
  return { model, reading: read({ words, page, done: [], signal }) };
}

function placeOf(words: string) {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
}

test('words are read in their text, with the page in view', async () => {
  const said = 'Hit save';
  const { model, reading } = ask({ [said]: 'Click the "Save" button' }, said, placeOf(said));
  expect(await reading).toEqual({
    commands: [{ do: 'click', target: { name: 'Save', kind: 'button' } }],
    lost: [],
  });
  expect(model.prompts[0]).toContain('Go to the start page. <<Hit save>>');
  expect(model.prompts[0]).toContain('button "Save"');
});

test('a line that stands elsewhere than its place says is read alone', async () => {
  const said = 'press save';
  for (const place of [undefined, { start: 3, end: 9 }]) {
    const { model, reading } = ask({ [said]: 'Click the "Save" button' }, said, place);
    expect(await reading).toMatchObject({ commands: [{ do: 'click' }] });
    expect(model.prompts[0]).toContain('<<press save>>');
    expect(model.prompts[0]).not.toContain('Go to the start page');
  }
});

test('words that ask for nothing give no commands', async () => {
  expect(await ask({ 'so be it': '(nothing)' }, 'so be it').reading).toEqual({ commands: [] });
});

test('what no step covers is handed back, or named in the reason', async () => {
  const said = 'two rows are "Open"';
  const part = await ask({ [said]: 'Check that the number of rows is 2' }, said).reading;
  expect(part).toMatchObject({ commands: [{ do: 'expect' }], lost: ['Open'] });
  const none = await ask({ [said]: 'gibberish' }, said).reading;
  expect(none).toEqual({ reason: expect.stringContaining('No step'), readings: [] });
});

test('a claim that the model is in doubt about is asked about, with what it may mean', async () => {
  const said = 'rows are there';
  const { reading } = ask({ [said]: 'Check that the "rows" text is visible' }, said, undefined, -0.9);
  expect(await reading).toEqual({
    reason: 'It is not certain what it means. Choose what you meant, or say it in other words.',
    readings: [['Check that the "rows" text is visible']],
  });
});

test('a model that cannot be asked says nothing about the words', async () => {
  expect(await ask({}, 'Hit save').reading).toEqual({
    reason: 'The language model cannot be loaded.',
    couldNotAsk: true,
  });
});

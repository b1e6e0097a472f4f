import { expect, test } from 'vitest';
import type { Answer, Ask, LanguageModel } from '../runtime/index.ts';
import { button, pageOf, part } from '../view/page.fixture.ts';
import { readSentence } from './read-sentence.ts';

const page = pageOf(part('h1', {}, 'Start'), part('a', {}, 'Orders'), button('Save'));

/** A model that says what it is told to, by how the question goes on. */
function say(answers: Record<string, [text: string, least: number][]>): LanguageModel & { asked: Ask[] } {
  const asked: Ask[] = [];
  return {
    asked,
    async complete(ask) {
      asked.push(ask);
      const begin = ask.prompt.slice(ask.prompt.lastIndexOf('Steps:\n') + 'Steps:\n'.length);
      const found = (answers[begin] ?? []).slice(0, ask.samples ?? 1);
      return found.map(
        ([text, least]): Answer => ({
          text,
          logProbabilities: [least],
          least,
          mean: least,
          ended: 'end',
        }),
      );
    },
    describe: () => ({ name: 'said', status: { state: 'ready' } }),
    close: async () => undefined,
  };
}

const read = (text: string, model: LanguageModel) =>
  readSentence({ text, start: 0, end: text.length, done: [], page }, { model, owner: 'test' });

test('a canonical sentence is read without the model', async () => {
  const model = say({});
  expect(await read('Click the "Save" button', model)).toMatchObject({ means: 'steps', least: 0 });
  expect(model.asked).toEqual([]);
});

test('a sure answer is taken at once, with the page in the question and its words alone permitted', async () => {
  const model = say({ '': [['Click the "Save" button', -0.01]] });
  expect(await read('hit save', model)).toMatchObject({ means: 'steps', commands: [{ do: 'click' }] });
  expect(model.asked).toHaveLength(1);
  expect(model.asked[0]?.prompt).toContain('button "Save"');
  expect(model.asked[0]?.prompt).toContain('<<hit save>>');
  expect(model.asked[0]?.allowed?.texts).toContain('hit save');
});

test('where the model is in doubt, several answers are compared', async () => {
  const model = say({
    '': [
      ['Check that the page shows "Save"', -0.5],
      ['Check that the "Save" button is not visible', -0.65],
    ],
  });
  const reading = await read('no save button there', model);
  expect(reading).toMatchObject({ means: 'steps', commands: [{ do: 'expect', negated: true }] });
  expect(model.asked.map(({ samples }) => samples)).toEqual([1, 4]);
});

test('a place that no answer goes to is tried as the way to what is said', async () => {
  const model = say({
    '': [['Check that the number of rows is 24', -0.02]],
    'Click the "Orders" link\n': [['Check that the number of rows is 24', -0.1]],
  });
  expect(await read('Orders: 24 rows', model)).toMatchObject({
    means: 'steps',
    commands: [{ do: 'click' }, { do: 'expect' }],
  });
});

test('where the page lacks what is named, a place in the heading above is tried', async () => {
  const text = 'Acceptance criteria (page: Orders):\n- Ann has 2 rows';
  const claim = 'Check that the row of "Ann" shows "2"';
  const model = say({ '': [[claim, -0.02]], 'Click the "Orders" link\n': [[claim, -0.1]] });
  const start = text.indexOf('Ann');
  const sentence = { text, start, end: text.length, done: [], page };
  expect(await readSentence(sentence, { model, owner: 'test' })).toMatchObject({
    commands: [{ do: 'click', target: { name: 'Orders' } }, { do: 'expect' }],
  });
});

test.for([
  ['what is left names what the page lacks', 'then Pay', ['Click the "Pay" button'], true],
  ['the sentence names a place that was not gone to', 'Orders, then save', ['Click the "Save" button'], true],
  ['all of it is there', 'then save', ['Click the "Save" button'], false],
] as const)('a sentence that was begun is read again where %s', async ([, text, left, isAsked]) => {
  const model = say({ '': [['Click the "Save" button', -0.01]] });
  const begun = { done: ['Reload the page'], left };
  const sentence = { text, start: 0, end: text.length, done: ['Reload the page'], page, begun };
  const reading = await readSentence(sentence, { model, owner: 'test' });
  expect([reading !== undefined, model.asked.length > 0]).toEqual([isAsked, isAsked]);
});

test('figures may be said in words', async () => {
  const model = say({ '': [['Check that the number of rows is 3', -0.01]] });
  await read('three rows', model);
  expect(model.asked[0]?.allowed?.words).toContain('3');
});

test('values of a call are copied, and its body may be put together from words where no copied answer is sure', async () => {
  const body = '{\\"name\\":\\"Ann\\"}';
  const sure = say({ '': [[`Call POST "/api/people" with the body "${body}"`, -0.01]] });
  await read('POST {"name":"Ann"} to /api/people', sure);
  expect(sure.asked.map(({ allowed }) => allowed?.texts)).toEqual([
    expect.arrayContaining([expect.any(String)]),
  ]);
  const unsure = say({ '': [['Call POST "/api/people"', -0.9]] });
  await read('POST /api/people with the name Ann', unsure);
  expect(unsure.asked.map(({ allowed, samples }) => [samples, allowed !== undefined])).toEqual([
    [1, true],
    [4, true],
    [2, false],
  ]);
});

test('a claim about what is missing is not left for one about something else', async () => {
  const model = say({
    '': [
      ['Check that the row of "Ann" shows "Orders"', -0.6],
      ['Check that the page shows "Orders"', -0.9],
    ],
  });
  expect(await read('Ann has "Orders"', model)).toMatchObject({
    commands: [{ do: 'expect', subject: { of: 'element', target: { name: 'Ann' } } }],
  });
});

test('where the model is in doubt, an action that the page has something for is preferred', async () => {
  const model = say({
    '': [
      ['Click the "Store" button', -0.5],
      ['Click the "Save" button', -0.9],
    ],
  });
  expect(await read('store it', model)).toMatchObject({
    commands: [{ do: 'click', target: { name: 'Save' } }],
  });
});

/** A model that says what it is told to, by the words that it is asked about. */
function answer(answers: Record<string, string>): LanguageModel & { asked: Ask[] } {
  const asked: Ask[] = [];
  return {
    ...say({}),
    asked,
    async complete(ask) {
      asked.push(ask);
      const text = answers[/<<(.*?)>>/s.exec(ask.prompt)?.[1] ?? ''] ?? '(nothing)';
      return [{ text, logProbabilities: [-0.01], least: -0.01, mean: -0.01, ended: 'end' }];
    },
  };
}

const orders = 'Check that the "Orders" link is visible';
const saved = 'Check that the page does not show "draft"';

test('a clause that the reading has lost is read by itself, after the steps before it', async () => {
  const text = 'Orders is offered, no draft any more';
  const model = answer({ [text]: orders, 'no draft any more': saved });
  expect(await read(text, model)).toMatchObject({
    means: 'steps',
    commands: [{ do: 'expect' }, { do: 'expect', negated: true }],
    lost: [],
  });
  expect(model.asked.at(-1)?.prompt).toContain(`Done:\n${orders}\n`);
});

test.for([
  ['Good morning everybody, Orders is offered', orders, { means: 'steps', lost: [] }],
  [
    'Orders is offered, the parrot must sing',
    orders,
    { means: 'steps', lost: [{ text: 'the parrot must sing' }] },
  ],
  [
    'press Save, the parrot must sing',
    'Click the "Save" button',
    { means: 'question', lost: [{ text: 'the parrot must sing' }] },
  ],
] as const)(
  '"%s": a lost clause is taken for nothing, handed back, or beside actions asked about',
  async ([text, step, expected]) => {
    expect(await read(text, answer({ [text]: step }))).toMatchObject(expected);
  },
);

import { expect, test } from 'vitest';
import { button, pageOf, part } from '../view/page.fixture.ts';
import { draftText } from './draft-text.ts';
import { say } from './said-model.fixture.ts';

const page = pageOf(part('h1', {}, 'Start'), button('Save'), part('a', {}, 'Orders'));
const text = `Saving
1. Open "http://app.test/start"
2. this was slow last week
3. hit save
4. two rows are "Open"`;
const answers = {
  'this was slow last week': '(nothing)',
  'hit save': 'Click the "Save" button',
  'two rows are "Open"': 'Check that the number of rows is 2',
};
const options = { owner: 'test', page };

test('sentences become steps that say which words they are a draft of', async () => {
  const { parsed, notes } = await draftText(text, { ...options, model: say(answers) });
  expect(notes).toEqual([]);
  expect(parsed.address).toBe('http://app.test/start');
  const [requirement] = parsed.requirements;
  expect(requirement).toMatchObject({
    title: 'Saving',
    titled: true,
    notes: [{ note: 'remark', words: 'this was slow last week' }],
  });
  const [open, click, claim, unread] = requirement?.steps ?? [];
  expect(open).toMatchObject({ command: { do: 'open' } });
  expect(open).not.toHaveProperty('draftOf');
  expect(click).toMatchObject({ sentence: 'Click the "Save" button', source: 'hit save' });
  const place = click && 'draftOf' in click ? click.draftOf : undefined;
  expect(text.slice(place?.start, place?.end).trim()).toBe('hit save');
  expect(claim).toMatchObject({ sentence: 'Check that the number of rows is 2' });
  // Words that no step covers are handed back.
  expect(unread).toMatchObject({ source: 'Open', about: 'claim' });
});

test('the first page is in view until a step may lead elsewhere', async () => {
  const model = say(answers);
  await draftText(text, { ...options, model });
  const asked = (said: string) => model.prompts.find((prompt) => prompt.includes(`<<${said}>>`));
  expect(asked('hit save')).toContain('link "Orders"');
  expect(asked('two rows are "Open"')).not.toContain('link "Orders"');
  expect(asked('two rows are "Open"')).toContain('Click the "Save" button');
});

test('without a model canonical steps are read, and it is told why the others are not', async () => {
  const model = say({});
  const read: number[] = [];
  const { parsed, notes } = await draftText(text, { ...options, model, onRead: (one) => read.push(one) });
  const steps = parsed.requirements[0]?.steps ?? [];
  expect(steps.map((step) => 'command' in step)).toEqual([true, false, false, false]);
  expect(notes).toEqual(['The language model cannot be loaded. Only canonical steps were read.']);
  // It is asked once, and each sentence is counted all the same.
  expect(model.prompts).toHaveLength(1);
  expect(read).toEqual([1, 2, 3]);
});

test('a draft that is cancelled is no draft without a model', async () => {
  const controller = new AbortController();
  controller.abort(new Error('Enough.'));
  const model = { ...say(answers), complete: () => Promise.reject(controller.signal.reason) };
  const drafting = draftText(text, { ...options, model, signal: controller.signal });
  await expect(drafting).rejects.toThrow('Enough.');
});

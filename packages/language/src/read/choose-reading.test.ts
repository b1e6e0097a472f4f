import { expect, test } from 'vitest';
import type { Answer } from '../runtime/index.ts';
import { renderView } from '../view/index.ts';
import { pageOf, part } from '../view/page.fixture.ts';
import { type Asked, type Candidate, decide, isSure, toCandidate } from './choose-reading.ts';

const { lines } = renderView(
  pageOf(part('a', {}, 'Orders'), part('a', {}, 'Reports'), part('h1', {}, 'Start')),
);

const ask = (said: string, done: string[] = []): Asked => ({
  said,
  known: said,
  done,
  begun: [],
  lines,
});
const answer = (text: string, least = -0.01): Answer => ({
  text,
  logProbabilities: [least],
  least,
  mean: least,
  ended: 'end',
});
const candidates = (asked: Asked, ...answers: Answer[]): Candidate[] =>
  answers.flatMap((one) => toCandidate(one, asked) ?? []);
const steps = (asked: Asked, ...answers: Answer[]) => {
  const reading = decide(candidates(asked, ...answers), asked);
  return reading.means === 'steps' ? reading.commands.map(({ do: action }) => action) : reading.means;
};

test('takes the likeliest reading that loses no quoted text, number or denial', () => {
  const asked = ask('There are 3 rows, none of them "Closed"');
  const weak = answer('Check that the number of rows is 3', -0.05);
  const whole = answer('Check that the number of rows is 3\nCheck that no row shows "Closed"', -0.65);
  expect(steps(asked, weak, whole)).toEqual(['expect', 'expect']);
  const lost = [{ text: 'none of them "Closed"' }];
  // Claims that were read are judged, and the rest of the sentence is handed back.
  expect(decide(candidates(asked, weak), asked)).toMatchObject({ means: 'steps', lost });
  const type = ask('Type "Ada" in the first field and "7" in the second');
  expect(steps(type, answer('Type "Ada" in the "First" field'))).toBe('question');
});

test('an address that was opened before need not be opened again', () => {
  const said = 'Go to http://app.test/start and click Save';
  const click = answer('Click "Save"');
  expect(steps(ask(said), click)).toBe('question');
  expect(steps(ask(said, ['Open "http://app.test/start"']), click)).toEqual(['click']);
});

test('a place that the sentence names and no step goes to counts against a reading', () => {
  const asked = ask('Orders: 24 rows');
  const here = answer('Check that the number of rows is 24', -0.05);
  const there = answer('Click the "Orders" link\nCheck that the number of rows is 24', -0.65);
  expect(steps(asked, here, there)).toEqual(['click', 'expect']);
  const [first] = candidates(asked, here);
  expect(first && isSure(first)).toBe(false);
});

test.for([
  ['We had this complaint before', 'nothing'],
  ['The list should be short', 'question'],
  ['It costs 12', 'question'],
] as const)('that "%s" asks for nothing: %s', ([said, meaning]) => {
  expect(steps(ask(said), answer('(nothing)'))).toBe(meaning);
});

test('the name of a link alone says where to go', () => {
  expect(steps(ask('reports'), answer('(nothing)'))).toBe('question');
  expect(steps(ask('the reports were slow again last week'), answer('(nothing)'))).toBe('nothing');
});

test('what was done of a sentence is not done again', () => {
  const begun = { ...ask('unfold Modify, then save'), begun: ['Click "Modify"'] };
  const again = answer('Click the "Modify" link\nClick the "Save" button');
  expect(decide(candidates(begun, again), begun)).toMatchObject({ commands: [{ target: { name: 'Save' } }] });
});

test.for<[string, Answer]>([
  ['a cut answer', { ...answer('Click "Save"'), ended: 'tokens' }],
  ['no canonical sentence', answer('Press the thing called Save')],
  ['what cannot be tested', answer('?')],
  ['an answer that the model hardly believes', answer('Click "Save"', -6)],
  ['a claim that it is in doubt about', answer('Check that "Save" is visible', -0.8)],
])('does not take %s', ([, one]) => {
  expect(steps(ask('Click Save'), one)).toBe('question');
});

test('a path into an answer and a body are put together, other names are copied', () => {
  const scoreOf = (said: string, step: string) => candidates(ask(said), answer(step, -1))[0]?.score;
  const claim = 'Check that the response has the field "$.data[0].title" that equals "Dune"';
  expect(scoreOf('the first title is "Dune"', claim)).toBe(-1);
  expect(scoreOf('add Ann', 'Call POST "add" with the body "{\\"name\\":\\"Ann\\"}"')).toBe(-1);
  expect(scoreOf('press Send', 'Click "Sent"')).toBeLessThan(-1);
});

test('a part of a sequence that no step has a word of is lost', () => {
  const asked = ask('sign in as "ada", then look for a mug');
  const signIn = 'Type "ada" in the "User" field\nClick "Log in"';
  expect(decide(candidates(asked, answer(signIn)), asked)).toMatchObject({
    means: 'steps',
    lost: [{ text: 'look for a mug' }],
  });
  // Nor is the rest nothing once the first part was done.
  const begun = { ...asked, begun: signIn.split('\n') };
  expect(candidates(begun, answer('(nothing)'))).toEqual([]);
});

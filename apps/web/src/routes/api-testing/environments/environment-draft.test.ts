import { expect, test } from 'vitest';
import { bodyOf, draftOf, findProblems, makeVariable } from './environment-draft.ts';

const stored = {
  id: 'e1',
  name: 'Staging',
  updated_at: '2026-01-01T00:00:00.000Z',
  variables: [
    { name: 'host', value: 'http://127.0.0.1', secret: false },
    { name: 'pin', value: '', secret: true },
  ],
};

test('a secret that nobody touches is sent without a value', () => {
  const draft = draftOf(stored);
  expect(findProblems(draft)).toEqual({ variables: new Map() });
  expect(bodyOf(draft)).toEqual({
    name: 'Staging',
    variables: [
      { name: 'host', value: 'http://127.0.0.1', secret: false },
      { name: 'pin', secret: true },
    ],
  });
});

test('a secret that is renamed, or is to be one no more, needs its value again', () => {
  const draft = draftOf(stored);
  const [host, pin] = draft.variables;
  if (!host || !pin) throw new Error('There are no variables.');
  for (const changed of [
    { ...pin, name: 'code' },
    { ...pin, secret: false },
  ]) {
    const problems = findProblems({ ...draft, variables: [host, changed] });
    expect([...problems.variables.keys()]).toEqual([pin.key]);
    const typed = { ...changed, value: '1234' };
    expect(findProblems({ ...draft, variables: [host, typed] }).variables.size).toBe(0);
    expect(bodyOf({ ...draft, variables: [typed] }).variables).toEqual([
      { name: typed.name, value: '1234', secret: typed.secret },
    ]);
  }
});

test('names are checked, empty rows are left out', () => {
  const variables = [
    makeVariable(),
    makeVariable({ name: ' user ', value: 'ada' }),
    makeVariable({ name: 'user' }),
    makeVariable({ name: '1st' }),
    makeVariable({ value: 'nameless' }),
  ];
  const problems = findProblems({ name: ' ', variables });
  expect(problems.name).toBe('A name is required.');
  expect([...problems.variables.keys()]).toEqual(variables.slice(2).map(({ key }) => key));
  expect(bodyOf({ name: ' a ', variables: variables.slice(0, 2) })).toEqual({
    name: 'a',
    variables: [{ name: 'user', value: 'ada', secret: false }],
  });
});

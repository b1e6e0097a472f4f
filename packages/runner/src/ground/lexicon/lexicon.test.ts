import { expect, test } from 'vitest';
import { fold } from '../words.ts';
import { actions } from './actions.ts';
import { opposites } from './opposites.ts';
import { things } from './things.ts';

test('there are at least 150 concepts, and no phrase stands for two of the same sort', () => {
  expect(Object.keys(actions).length + Object.keys(things).length).toBeGreaterThanOrEqual(150);
  for (const lexicon of [actions, things]) {
    const phrases = Object.values(lexicon).flatMap((words) => words.map(fold));
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  }
});

test('opposites are concepts that exist', () => {
  expect(opposites.flat().filter((id) => !(id in actions) && !(id in things))).toEqual([]);
});

import { expect, test } from 'vitest';
import { listNames, loadRecipe, loadTexts, loadTruths } from './load.ts';

test.each(listNames())('%s: every requirement is well formed and has a truth script', async (name) => {
  const recipe = await loadRecipe(name);
  expect(recipe.name).toBe(name);
  const texts = loadTexts(recipe);
  const truths = await loadTruths(recipe);
  expect(Object.keys(truths).sort()).toEqual(texts.map(({ id }) => id).sort());
  for (const { id, verdict, falseBy, fault } of texts) {
    expect({ id, isFalse: verdict === 'failed' }).toEqual({ id, isFalse: falseBy !== undefined });
    expect({ id, hasFault: falseBy === 'fault' }).toEqual({ id, hasFault: fault !== undefined });
  }
});

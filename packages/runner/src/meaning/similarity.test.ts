import { expect, onTestFinished, test } from 'vitest';
import { createMeaning } from './similarity.ts';

test('the name that means the same is the nearest', async () => {
  const meaning = createMeaning();
  onTestFinished(() => meaning.close());
  const names = ['Sign up', 'Checkout', 'Add to cart', 'Log in', 'Search', 'Privacy'];
  const nearest = async (phrase: string) => {
    const scores = await Promise.all(
      names.map(async (name) => ({ name, score: await meaning.similarity(phrase, name) })),
    );
    return scores.sort((left, right) => right.score - left.score)[0]?.name;
  };
  expect(await nearest('proceed to payment')).toBe('Checkout');
  expect(await nearest('register for a new account')).toBe('Sign up');
  expect(await nearest('put the item in the basket')).toBe('Add to cart');
});

test('the same texts give the same figure, and a text equals itself', async () => {
  const meaning = createMeaning();
  onTestFinished(() => meaning.close());
  const first = await meaning.similarity('basket', 'cart');
  expect(await meaning.similarity('basket', 'cart')).toBe(first);
  expect(await meaning.similarity('Save', 'save ')).toBeCloseTo(1, 3);
});

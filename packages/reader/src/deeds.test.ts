import { type Command, readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { isMuddled, passesOver } from './deeds.ts';

function commandsOf(...steps: string[]): Command[] {
  return steps.flatMap((step) => readCanonical(step) ?? []);
}

test('a deed that others found is missed, whatever the others are called', () => {
  const whole = commandsOf('Click "Add"', 'Click "cart"', 'Go to the "checkout" page');
  expect(passesOver(commandsOf('Click "Add to cart"', 'Click "checkout"'), whole)).toBe(true);
  expect(passesOver(commandsOf('Choose "Add"', 'Click "cart"', 'Click "checkout"'), whole)).toBe(false);
  expect(passesOver(commandsOf('Type "Ann" in "name"'), whole)).toBe(false);
});

test('two values for one field, or an e-mail address for a password, are no reading', () => {
  expect(isMuddled(commandsOf('Type "Ann" in "name"', 'Type "Rome" in "name"'))).toBe(true);
  expect(isMuddled(commandsOf('Type "ann@example.com" in "password"'))).toBe(true);
  expect(isMuddled(commandsOf('Type "12 Mill Lane" in "Mill Lane"'))).toBe(true);
  expect(isMuddled(commandsOf('Type "Ann" in "name"', 'Type "ann@example.com" in "e-mail"'))).toBe(false);
  expect(isMuddled(commandsOf('Type "a" in "name"', 'Press "Enter"', 'Type "b" in "name"'))).toBe(false);
});

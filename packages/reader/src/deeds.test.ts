import { type Command, readCanonical } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { claimsLess, isMuddled, passesOver } from './deeds.ts';

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
  expect(isMuddled(commandsOf('Set "take" to "10:00"'))).toBe(true);
  expect(isMuddled(commandsOf('Set "time" to "10:00"'))).toBe(false);
  expect(isMuddled(commandsOf('Type "12 Mill Lane" in "Mill Lane"'))).toBe(true);
  expect(isMuddled(commandsOf('Type "1 Hill" in "name"'), 'enter 1 Hill as the address')).toBe(true);
  expect(isMuddled(commandsOf('Type "1 Hill" in "street address"'), 'enter 1 Hill as the address')).toBe(
    false,
  );
  expect(isMuddled(commandsOf('Check that "We ship." below "We ship." is visible'))).toBe(true);
  expect(isMuddled(commandsOf('Check that the "Mug" item contains "Both"'))).toBe(true);
  expect(isMuddled(commandsOf('Type "Ann" in "name"', 'Type "ann@example.com" in "e-mail"'))).toBe(false);
  expect(isMuddled(commandsOf('Type "a" in "name"', 'Press "Enter"', 'Type "b" in "name"'))).toBe(false);
});

test('what is said of all is not claimed of one alone', () => {
  const ofAll = commandsOf('Check that every card holds "Book"', 'Check that every card holds "Call"');
  expect(
    claimsLess(commandsOf('Check that every card holds "Book"', 'Check that "Call" is visible'), ofAll),
  ).toBe(true);
  expect(claimsLess(ofAll, ofAll)).toBe(false);
  expect(claimsLess(ofAll, commandsOf('Check that "Call" is visible'))).toBe(false);
});

test('of every second one nobody speaks', () => {
  const [claim] = commandsOf('Check that every row shows "Paid"');
  if (claim?.do !== 'expect' || claim.subject.of !== 'element') throw new Error('not read');
  const second = { ...claim, subject: { ...claim.subject, target: { ...claim.subject.target, ordinal: 2 } } };
  expect(isMuddled([second])).toBe(true);
  expect(isMuddled([claim])).toBe(false);
});

test('words that must stand at the beginning are not just somewhere', () => {
  const placed = commandsOf('Check that the message matches "^Sorry"');
  expect(claimsLess(commandsOf('Check that the message shows "Sorry"'), placed)).toBe(true);
  expect(claimsLess(placed, placed)).toBe(false);
});

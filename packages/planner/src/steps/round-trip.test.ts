import { describe, expect, it } from 'vitest';
import type { Command } from './language.ts';
import { readCanonical } from './read.ts';
import { renderStep } from './render.ts';
import { commands } from './sample-commands.ts';
import { target } from './sample-expectations.ts';

describe('the canonical sentence', () => {
  it(`gives the same command back for each of ${commands.length} commands`, () => {
    const broken = commands
      .map((command) => ({ sentence: renderStep(command), command }))
      .filter(
        ({ sentence, command }) =>
          JSON.stringify(sorted(readCanonical(sentence))) !== JSON.stringify(sorted(command)),
      );
    expect(broken.slice(0, 5)).toEqual([]);
  });

  it('is different for different commands', () => {
    const unequal = new Map(
      commands.map((command) => [JSON.stringify(sorted(command)), renderStep(command)]),
    );
    expect(new Set(unequal.values()).size).toBe(unequal.size);
  });

  it.each<[Command, string]>([
    [{ do: 'type', target, text: 'John' }, 'Type "John" in the "User name" field'],
    [
      { do: 'click', target: { name: 'Save', kind: 'button', within: { name: 'Bob', kind: 'row' } } },
      'Click the "Save" button in the row of "Bob"',
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Cart', kind: 'badge' } },
        condition: { is: 'text', how: 'equals', value: '1' },
      },
      'Check that the "Cart" badge shows "1"',
    ],
    [
      {
        do: 'expect',
        subject: { of: 'address' },
        condition: { is: 'text', how: 'contains', value: '/home' },
      },
      'Check that the page address contains "/home"',
    ],
    [
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Error', kind: 'message' } },
        condition: { is: 'visible' },
        negated: true,
        withinSeconds: 5,
      },
      'Check that the "Error" message is not visible within 5 seconds',
    ],
  ])('of %j is %s', (command, sentence) => {
    expect(renderStep(command)).toBe(sentence);
  });

  it.each([
    ['Check that the "Total" text is 1,234', 'Check that the "Total" text is 1234'],
    ['Check that the "Total" text is at least $1,234.50', 'Check that the "Total" text is at least $1234.5'],
    ['Check that the number of rows is 1,234,567', 'Check that the number of rows is 1234567'],
    [
      'Check that the number of rows is between 1,000 and 2,000',
      'Check that the number of rows is between 1000 and 2000',
    ],
    ['Check that the "Price" column sums up to -1,234', 'Check that the "Price" column sums up to -1234'],
  ])('of a number with thousands set off is read: %s', (sentence, plain) => {
    const command = readCanonical(sentence);
    expect(command && renderStep(command)).toBe(plain);
  });

  it.each(['Check that the "Total" text is 12,34', 'Check that the number of rows is 1,2345'])(
    'has no other commas in a number: %s',
    (sentence) => expect(readCanonical(sentence)).toBeUndefined(),
  );

  it.each([
    '',
    'Click',
    'Click the',
    'Click the "a" nonsense',
    'Drag "a" onto',
    'Check that',
    'Check that the "x" is',
    'Open "Settings"',
    'Type "x in "y"',
  ])('is not seen in %j', (sentence) => expect(readCanonical(sentence)).toBeUndefined());
});

/** Keys in one order, so that only what a command says is compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => left.localeCompare(right))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

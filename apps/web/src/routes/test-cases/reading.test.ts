import { expect, it } from 'vitest';
import { findMask, gatherReadings, type Reading, wordsOf } from './reading.ts';

function reading(change: Partial<Reading>): Reading {
  return { source: '', sentence: '', understood: true, reason: '', ...change };
}

it.each([
  ['the canonical sentence', reading({ source: 'hit save', sentence: 'Click "save"' }), 'Click "save"'],
  ['what was typed', reading({ source: 'do magic', understood: false }), 'do magic'],
])('shows %s', (_, step, words) => {
  expect(wordsOf(step)).toBe(words);
});

it('finds readings by words, the newest first', () => {
  const saved = [
    reading({ source: 'clik save', sentence: 'Click "save"' }),
    reading({ source: 'do magic', understood: false, reason: 'old' }),
  ];
  const found = gatherReadings(
    saved,
    ['do magic', 'press x'],
    [reading({ source: 'do magic', understood: false, reason: 'new' }), reading({ sentence: 'Press "x"' })],
  );
  expect(found.get('Click "save"')?.source).toBe('clik save');
  expect(found.get('do magic')?.reason).toBe('new');
  expect(found.get('press x')?.sentence).toBe('Press "x"');
  expect(found.get('nothing')).toBeUndefined();
});

it.each([
  ['Type "••••••••" in "Password"', '••••••••'],
  ['Log in as "ada" with the password "{{secret password}}"', '{{secret password}}'],
  ['Type "{{unique email}}" in "Email"', undefined],
  ['Type "a • b" in "Notes"', undefined],
])('%s holds the masked secret %s', (text, mask) => {
  expect(findMask(text)).toBe(mask);
});

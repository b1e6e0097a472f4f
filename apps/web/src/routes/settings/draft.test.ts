import { describe, expect, it } from 'vitest';
import { hasChanges, settle } from './draft.ts';

const saved = { name: 'Ada', bio: '' };

describe('changes that are not saved yet', () => {
  it.each([
    [{}, false],
    [{ name: 'Ada' }, false],
    [{ name: 'Ada', bio: 'x' }, true],
    [{ name: '' }, true],
  ])('%j: %s', (changes, expected) => {
    expect(hasChanges(saved, changes)).toBe(expected);
  });

  it('are gone when they are saved', () => {
    expect(settle({ name: 'Grace' }, { name: 'Grace', bio: '' })).toEqual({});
  });

  it('stay where they were made while saving', () => {
    expect(settle({ name: 'Grace H', bio: 'x' }, { name: 'Grace', bio: 'x' })).toEqual({ name: 'Grace H' });
  });
});

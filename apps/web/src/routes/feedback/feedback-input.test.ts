import { describe, expect, it } from 'vitest';
import { checkInput, emptyInput, isUntouched, nameOf, readInput } from './feedback-input.ts';

const filled = { ...emptyInput, title: 'Dark mode', description: 'At night it is too bright.' };

describe('checking feedback', () => {
  it('starts from the defaults and asks for a title and a description, in the order of the form', () => {
    expect(emptyInput).toMatchObject({ type: 'general', priority: 'medium', rating: 5 });
    const problems = checkInput(emptyInput);
    expect(problems).toEqual({ title: 'Title is required.', description: 'Description is required.' });
    expect(Object.keys(problems)).toEqual(['title', 'description']);
  });

  it.each([
    ['blanks', { title: ' \t ', description: '\n' }, ['title', 'description']],
    ['a title of 200', { title: 'x'.repeat(200) }, []],
    ['a title of 200 within blanks', { title: ` ${'x'.repeat(200)} ` }, []],
    ['a title of 201', { title: 'x'.repeat(201) }, ['title']],
    ['a description of 5000', { description: 'x'.repeat(5000) }, []],
    ['a description of 5001', { description: 'x'.repeat(5001) }, ['description']],
    ['a long category', { category: 'x'.repeat(101) }, ['category']],
    ['an address that is none', { contactEmail: 'ada at example' }, ['contactEmail']],
    ['an address', { contactEmail: ' ada@example.com ' }, []],
    ['no address', { contactEmail: '  ' }, []],
  ])('%s', (_, change, fields) => {
    expect(Object.keys(checkInput({ ...filled, ...change }))).toEqual(fields);
  });
});

describe('reading what was stored', () => {
  it.each([null, undefined, 'text', 7, [], {}])('%j is nothing', (stored) => {
    expect(readInput(stored)).toEqual(emptyInput);
    expect(isUntouched(readInput(stored))).toBe(true);
  });

  it('takes what fits and leaves the rest', () => {
    const stored = { ...filled, type: 'bug', priority: 'urgent', rating: 9, category: 4, extra: 'x' };
    expect(readInput(stored)).toEqual({ ...filled, type: 'bug' });
    expect(readInput({ ...filled, rating: 1 }).rating).toBe(1);
    expect(readInput({ ...filled, rating: '1' }).rating).toBe(5);
  });

  it('knows an untouched form from a touched one', () => {
    expect(isUntouched({ ...emptyInput, rating: 4 })).toBe(false);
    expect(isUntouched(filled)).toBe(false);
  });
});

it('names values as people read them', () => {
  expect([nameOf('in_progress'), nameOf('bug'), nameOf('critical')]).toEqual([
    'In progress',
    'Bug',
    'Critical',
  ]);
});

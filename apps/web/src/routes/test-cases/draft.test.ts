import { limits } from '@assay/contract/choices';
import { describe, expect, it } from 'vitest';
import { type Change, changeDraft, differs, isFull, listSteps, startDraft } from './draft.ts';

const saved = {
  title: 'Log in',
  projectId: null,
  steps: ['Open "/"', 'Click "Log in"', 'Check the heading'],
};

function after(...changes: Change[]) {
  return changes.reduce(changeDraft, startDraft(saved));
}

describe('the steps of a draft', () => {
  it.each<[string, Change[], string[]]>([
    ['are what was saved', [], ['Open "/"', 'Click "Log in"', 'Check the heading']],
    [
      'take what is written',
      [{ do: 'write', key: 1, text: 'Click "Sign in"' }],
      ['Open "/"', 'Click "Sign in"', 'Check the heading'],
    ],
    ['leave empty ones out', [{ do: 'write', key: 1, text: '  ' }], ['Open "/"', 'Check the heading']],
    ['move up', [{ do: 'move', key: 2, by: -1 }], ['Open "/"', 'Check the heading', 'Click "Log in"']],
    ['move down', [{ do: 'move', key: 0, by: 1 }], ['Click "Log in"', 'Open "/"', 'Check the heading']],
    [
      'do not move past the ends',
      [
        { do: 'move', key: 0, by: -1 },
        { do: 'move', key: 2, by: 1 },
      ],
      [...saved.steps],
    ],
    [
      'are removed, and come back where they were, the latest first',
      [
        { do: 'remove', key: 0 },
        { do: 'remove', key: 2 },
        { do: 'undo removal' },
        { do: 'undo removal' },
        { do: 'undo removal' },
      ],
      [...saved.steps],
    ],
    [
      'come in after a step and at the end',
      [
        { do: 'add', after: 0 },
        { do: 'write', key: 3, text: 'second' },
        { do: 'add' },
        { do: 'write', key: 4, text: 'last' },
      ],
      ['Open "/"', 'second', 'Click "Log in"', 'Check the heading', 'last'],
    ],
    [
      'take pasted lines',
      [{ do: 'write lines', key: 1, texts: ['one', 'two', 'three'] }],
      ['Open "/"', 'one', 'two', 'three', 'Check the heading'],
    ],
    [
      'do not offer an empty step back',
      [{ do: 'add' }, { do: 'remove', key: 3 }, { do: 'undo removal' }],
      [...saved.steps],
    ],
    ['ignore a step that is gone', [{ do: 'remove', key: 99 }], [...saved.steps]],
  ])('%s', (_, changes, steps) => {
    expect(listSteps(after(...changes))).toEqual(steps);
  });

  it('never share a key', () => {
    const { lines } = after(
      { do: 'remove', key: 1 },
      { do: 'add' },
      { do: 'write lines', key: 0, texts: ['a', 'b'] },
      { do: 'undo removal' },
    );
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  it('stay within their limits', () => {
    const many = after({ do: 'write lines', key: 0, texts: Array.from({ length: 300 }, (_, at) => `${at}`) });
    expect(isFull(many)).toBe(true);
    expect(many.lines).toHaveLength(limits.steps.max);
    expect(changeDraft(many, { do: 'add' })).toBe(many);
    const long = after({ do: 'write', key: 0, text: 'x'.repeat(limits.steps.length + 1) });
    expect(listSteps(long)[0]).toHaveLength(limits.steps.length);
  });
});

describe('a draft differs from what was saved', () => {
  it.each<[string, boolean, Change[]]>([
    ['not at first', false, []],
    ['by its title', true, [{ do: 'name', title: 'Log out' }]],
    ['not by blanks around its title', false, [{ do: 'name', title: ' Log in ' }]],
    ['by its project', true, [{ do: 'file under', projectId: 'p1' }]],
    ['by a step', true, [{ do: 'write', key: 0, text: 'Open "/demo"' }]],
    ['not by an empty step', false, [{ do: 'add' }]],
    ['by a removal', true, [{ do: 'remove', key: 0 }]],
    ['not by a removal taken back', false, [{ do: 'remove', key: 0 }, { do: 'undo removal' }]],
    ['by the order', true, [{ do: 'move', key: 0, by: 1 }]],
    ['by forgotten words', true, [{ do: 'forget', phrase: 'the button' }]],
    [
      'not by words kept after all',
      false,
      [
        { do: 'forget', phrase: 'the button' },
        { do: 'keep', phrase: 'the button' },
      ],
    ],
  ])('%s', (_, expected, changes) => {
    expect(differs(after(...changes), saved)).toBe(expected);
  });
});

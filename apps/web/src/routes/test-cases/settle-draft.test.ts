import { expect, it } from 'vitest';
import { changeDraft, listSteps, startDraft } from './draft.ts';
import { settleDraft } from './settle-draft.ts';

const before = startDraft({ title: 'A', projectId: null, steps: ['one', 'two', 'three'] });
const sent = changeDraft(changeDraft(before, { do: 'write', key: 1, text: ' ' }), {
  do: 'forget',
  phrase: 'it',
});
const saved = { title: 'A', projectId: null, steps: ['One.', 'Three.'] };

it('takes over the wording of the server and keeps the keys of the steps', () => {
  const settled = settleDraft(sent, sent, saved);
  expect(settled.lines).toEqual([
    { key: 0, text: 'One.' },
    { key: 2, text: 'Three.' },
  ]);
  expect(settled.forgotten).toEqual([]);
});

it('keeps what was typed while it was being saved', () => {
  const typed = changeDraft(changeDraft(sent, { do: 'write', key: 0, text: 'other' }), {
    do: 'forget',
    phrase: 'that',
  });
  const settled = settleDraft(typed, sent, saved);
  expect(listSteps(settled)).toEqual(['other', 'three']);
  expect(settled.forgotten, 'what was saved is done').toEqual(['that']);
});

it('takes over the steps that the server made of one line, without sharing a key', () => {
  const settled = settleDraft(sent, sent, { ...saved, steps: ['One.', 'Two.', 'Three.'] });
  expect(listSteps(settled)).toEqual(['One.', 'Two.', 'Three.']);
  const added = changeDraft(settled, { do: 'add' });
  expect(new Set(added.lines.map(({ key }) => key)).size).toBe(4);
});

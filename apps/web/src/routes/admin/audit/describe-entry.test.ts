import { describe, expect, it } from 'vitest';
import { readEntry } from './audit-list.ts';
import { describeDifferences, nameGone } from './describe-entry.ts';

describe('describeDifferences', () => {
  it.each([
    [{ role: 'user' }, { role: 'admin' }, [{ name: 'Role', before: 'User', after: 'Administrator' }]],
    [
      { status: 'in_progress' },
      { status: 'resolved' },
      [{ name: 'Status', before: 'In progress', after: 'Resolved' }],
    ],
    [{ role: 'super_admin' }, {}, [{ name: 'Role', before: 'Super Admin', after: undefined }]],
    [{}, { mailed: 'yes' }, [{ name: 'Mailed', before: undefined, after: 'yes' }]],
    [{}, {}, []],
  ])('%j becomes %j', (before, after, differences) => {
    expect(describeDifferences({ before, after })).toEqual(differences);
  });
});

it('names what is gone', () => {
  expect(nameGone('user')).toBe('Deleted account');
  expect(nameGone('feedback')).toBe('Deleted feedback');
});

describe('readEntry', () => {
  const entry = {
    id: '1',
    at: '2026-01-01T00:00:00.000Z',
    action: 'user deleted',
    actor_id: 'a',
    actor_email: 'admin@example.com',
    target_kind: 'user',
    target_id: 'b',
    target_label: '',
    before: { role: 'user' },
    after: {},
  };

  it('reads what the contract promises, and does without the rest', () => {
    expect(readEntry(entry)).toEqual(entry);
    expect(readEntry({ ...entry, before: null, actor_email: undefined })).toEqual({
      ...entry,
      before: {},
      actor_email: '',
    });
  });

  it.each([[null], [{ ...entry, action: 'x' }], [{ ...entry, at: 5 }]])('refuses %j', (row) => {
    expect(readEntry(row)).toBeNull();
  });
});

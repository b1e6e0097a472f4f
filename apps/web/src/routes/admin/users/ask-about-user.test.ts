import { describe, expect, it } from 'vitest';
import { askForRole, askForStatus, askToDelete } from './ask-about-user.ts';
import { readUser, type User } from './user-list.ts';

const ada: User = {
  id: '1',
  email: 'ada@example.com',
  role: 'user',
  status: 'active',
  created_at: '2026-01-01T00:00:00.000Z',
  first_name: 'Ada',
  last_name: 'Lovelace',
};

describe('questions before a change', () => {
  it('say who it is, and what becomes what', () => {
    expect(askForRole(ada, 'admin', false).sentences[0]).toBe(
      'The role of Ada Lovelace (ada@example.com) changes from User to Administrator.',
    );
    expect(askForStatus({ ...ada, first_name: '', last_name: '' }, 'disabled', false).sentences[0]).toBe(
      'The status of ada@example.com changes from Active to Disabled.',
    );
  });

  it.each([
    ['disabled', /prevents login/],
    ['suspended', /temporary restriction/],
    ['active', /restores access/],
  ] as const)('say what %s means', (status, meaning) => {
    expect(askForStatus({ ...ada, status: 'disabled' }, status, false).sentences[1]).toMatch(meaning);
  });

  it('warn of one’s own account', () => {
    for (const question of [
      askForRole(ada, 'moderator', true),
      askForStatus(ada, 'suspended', true),
      askToDelete(ada, true),
    ]) {
      expect(question.warning).toMatch(/your own account/);
      expect(question.isDanger).toBe(true);
    }
  });
});

describe('deleting', () => {
  it('is said to be final', () => {
    const { sentences, isDanger, warning } = askToDelete(ada, false);
    expect(sentences.join(' ')).toMatch(/final.*removed/);
    expect(isDanger).toBe(true);
    expect(warning).toBeUndefined();
  });

  it.each([
    ['admin', 'active', true],
    ['admin', 'disabled', false],
    ['moderator', 'active', false],
  ] as const)('warns more strongly of a %s who is %s: %s', (role, status, isStronger) => {
    const { warning, title } = askToDelete({ ...ada, role, status }, false);
    expect(Boolean(warning)).toBe(isStronger);
    expect(title.includes('active administrator')).toBe(isStronger);
  });
});

describe('readUser', () => {
  const { first_name, last_name, ...bare } = ada;

  it('does without names', () => {
    expect(readUser(ada)).toEqual(ada);
    expect(readUser(bare)).toEqual({ ...ada, first_name: '', last_name: '' });
  });

  it('takes an unknown role for the plainest', () => {
    expect(readUser({ ...ada, role: 'king' })).toEqual(ada);
  });

  it.each([[null], ['ada'], [{}], [{ ...ada, id: 7 }], [{ ...ada, status: '' }]])('refuses %j', (row) => {
    expect(readUser(row)).toBeNull();
  });
});

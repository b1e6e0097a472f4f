import { describe, expect, it } from 'vitest';
import { faceOfRole, initialOf, mayOpenAdmin, nameOf } from './roles.ts';

describe('a role', () => {
  it.each([
    ['super_admin', 'Super Admin', true],
    ['admin', 'Administrator', true],
    ['moderator', 'Moderator', false],
    ['user', 'User', false],
    ['', 'User', false],
    ['Admin', 'User', false],
  ])('%j is called %s', (role, label, admin) => {
    expect(faceOfRole(role).label).toBe(label);
    expect(mayOpenAdmin(role)).toBe(admin);
  });
});

describe('an e-mail', () => {
  it.each([
    ['ada@example.com', 'ada', 'A'],
    ['örn@example.com', 'örn', 'Ö'],
    ['plain', 'plain', 'P'],
    ['', 'User', 'U'],
  ])('%j gives the name %s and the letter %s', (email, name, letter) => {
    expect(nameOf(email)).toBe(name);
    expect(initialOf(email)).toBe(letter);
  });
});

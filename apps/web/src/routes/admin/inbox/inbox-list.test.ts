import { describe, expect, it } from 'vitest';
import { bodyOf, readMessage } from './inbox-list.ts';

const bare = {
  id: 'm1',
  name: 'Ada',
  email: 'ada@example.com',
  status: 'pending',
  message: 'Hello',
  created_at: '2026-01-01T00:00:00.000Z',
};

describe('readMessage', () => {
  it('fills in what a plain record lacks', () => {
    expect(readMessage(bare)).toMatchObject({
      ...bare,
      source: 'feedback',
      type: null,
      rating: null,
      upvotes: 0,
    });
  });

  it('keeps what is there', () => {
    const whole = {
      ...bare,
      source: 'contact',
      title: 'Hi',
      type: 'bug',
      priority: 'high',
      rating: 4,
      upvotes: 2,
    };
    expect(readMessage(whole)).toMatchObject(whole);
  });

  it.each([
    [null],
    [[]],
    [{ ...bare, id: 1 }],
    [{ ...bare, status: 'open' }],
    [{ ...bare, created_at: null }],
  ])('refuses %j', (row) => {
    expect(readMessage(row)).toBeNull();
  });
});

describe('bodyOf', () => {
  it.each([
    ['feedback', 'Dark mode', 'Dark mode\n\nPlease.', 'Please.'],
    ['feedback', 'Dark mode', 'Please.', 'Please.'],
    ['feedback', '', 'Please.', 'Please.'],
    ['contact', 'Bug Report', 'Bug Report of mine', 'Bug Report of mine'],
  ] as const)('%s “%s”: %s', (source, title, message, body) => {
    expect(bodyOf({ source, title, message })).toBe(body);
  });
});

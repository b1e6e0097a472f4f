import { describe, expect, it } from 'vitest';
import { checkMessage, emptyMessage } from './message.ts';

const complete = { ...emptyMessage, name: 'Ada', email: 'ada@example.com', message: 'Hello.' };

describe('checking a contact message', () => {
  it('starts with the subject General Inquiry', () => {
    expect(emptyMessage.subject).toBe('General Inquiry');
  });

  it('finds nothing wrong with a complete message', () => {
    expect(checkMessage(complete)).toEqual({});
  });

  it('names every missing field in the order of the form', () => {
    expect(Object.entries(checkMessage(emptyMessage))).toEqual([
      ['name', 'Name is required.'],
      ['email', 'Email is required.'],
      ['message', 'Message is required.'],
    ]);
  });

  it.each(['name', 'email', 'message'] as const)('takes blanks in %s for nothing', (field) => {
    expect(Object.keys(checkMessage({ ...complete, [field]: ' \n ' }))).toEqual([field]);
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada lovelace@example.com'])(
    'refuses %s as an email address',
    (email) => {
      expect(checkMessage({ ...complete, email })).toEqual({ email: 'Please enter a valid email address.' });
    },
  );

  it('overlooks blanks around an email address', () => {
    expect(checkMessage({ ...complete, email: ' ada@example.com ' })).toEqual({});
  });
});

import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/failures.ts';
import { readRefusal } from './read-refusal.ts';

const refused = new ApiError({ status: 400, message: 'Invalid request.' });

it('puts what the server refuses where it belongs', () => {
  const { message, title, steps } = readRefusal(
    refused,
    { title: 'Title is required.', 'steps.1': 'Too long.' },
    ['Open "/"', 'Click "Save"'],
  );
  expect(message).toBe('');
  expect(title).toBe('Title is required.');
  expect([...steps]).toEqual([['Click "Save"', 'Too long.']]);
});

it('says the rest as a whole', () => {
  expect(readRefusal(refused, {}, []).message).toBe('Invalid request.');
  expect(readRefusal(refused, { steps: 'Too many steps.' }, []).message).toBe('Too many steps.');
  expect(readRefusal(new NetworkError(), {}, []).message).toMatch(/^Network error\./);
});

import { describe, expect, it } from 'vitest';
import { fillIn, UnfilledValue, type ValueContext } from './fill-in.ts';

const context: ValueContext = {
  seed: 'run-1',
  now: Date.UTC(2026, 0, 31, 23, 30, 5),
  remembered: new Map([
    ['total', '$12.50'],
    ['order number', 'A-17'],
  ]),
  secrets: new Map([['password', 'hunter2']]),
};

describe('fillIn', () => {
  it.each([
    ['plain text', 'plain text'],
    ['', ''],
    ['{{today}}', '2026-01-31'],
    ['{{today+3}}', '2026-02-03'],
    ['{{ today + 3 }}', '2026-02-03'],
    ['{{tomorrow}}', '2026-02-01'],
    ['{{yesterday}}', '2026-01-30'],
    ['{{today-1 as DD.MM.YYYY}}', '30.01.2026'],
    ['{{today+1 month}}', '2026-02-28'],
    ['{{next Monday}}', '2026-02-02'],
    ['{{next saturday as DD.MM.YYYY}}', '07.02.2026'],
    ['{{today-2 weeks as D MMM YY}}', '17 Jan 26'],
    ['{{today+1 year as dddd, MMMM D}}', 'Sunday, January 31'],
    ['{{now}}', '2026-01-31T23:30:05'],
    ['{{now as HH:mm}}', '23:30'],
    ['{{remembered total}}', '$12.50'],
    ['{{total}}', '$12.50'],
    ['{{Order Number}} of {{today}}', 'A-17 of 2026-01-31'],
    ['{{secret password}}', 'hunter2'],
    ['\\{{7*7}}', '{{7*7}}'],
    ['{{7*7', '{{7*7'],
    ['{ {today} }', '{ {today} }'],
    ['{{random number 7-7}}', '7'],
    ['{{random number -3 to -3}}', '-3'],
  ])('fills %j in as %j', (value, filled) => {
    expect(fillIn(value, context)).toBe(filled);
  });

  it.each([
    ['{{unique email}}', /^[a-z]+\.[a-z]+\.[a-z0-9]{6}@example\.com$/],
    ['{{unique name}}', /^[A-Z][a-z]+ [A-Z][a-z]{7}$/],
    ['{{unique username}}', /^[a-z]+_[a-z]{8}_[a-z0-9]{4}$/],
    ['{{unique 8}}', /^[a-z][a-z0-9]{7}$/],
    ['{{unique 1}}', /^[a-z]$/],
    ['{{random number 1-100}}', /^([1-9]\d?|100)$/],
  ])(
    'fills %s in after the pattern %s, the same twice and another for another seed or number',
    (value, pattern) => {
      const filled = fillIn(value, context);
      expect(filled).toMatch(pattern);
      expect(fillIn(`${value}${value}`, context)).toBe(filled + filled);
      const others = Array.from({ length: 5 }, (_, index) =>
        fillIn(value, { ...context, seed: `run-${index + 2}` }),
      );
      expect(new Set([filled, ...others]).size).toBeGreaterThan(1);
    },
  );

  it('tells a second one from the first', () => {
    expect(fillIn('{{unique email 2}}', context)).not.toBe(fillIn('{{unique email}}', context));
  });

  it('takes today where the person is', () => {
    expect(fillIn('{{today}}', { ...context, timeZone: 'Asia/Tokyo' })).toBe('2026-02-01');
  });

  it('gives each of 2,000 seeds its own address', () => {
    const made = Array.from({ length: 2000 }, (_, seed) =>
      fillIn('{{unique email}}', { ...context, seed: `${seed}` }),
    );
    expect(new Set(made).size).toBe(2000);
  });

  it('stays within the range and reaches both of its ends', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      Number(fillIn('{{random number 1-3}}', { ...context, seed: `${seed}` })),
    );
    expect([...new Set(drawn)].sort()).toEqual([1, 2, 3]);
  });

  it.each([
    ['{{}}', 'cannot be filled in'],
    ['{{unique}}', 'cannot be filled in'],
    ['{{unique phone}}', 'cannot be filled in'],
    ['{{unique 0}}', 'cannot be filled in'],
    ['{{unique 999999}}', 'cannot be filled in'],
    ['{{today*2}}', 'cannot be filled in'],
    ['{{random number 9-1}}', 'cannot be filled in'],
    ['{{random number}}', 'cannot be filled in'],
    ['{{tomorrow+1 month}}', 'cannot be filled in'],
    [
      '{{price}}',
      'Nothing was remembered as "price" before this step. Remembered so far: "total", "order number".',
    ],
    ['{{secret token}}', 'The secret "token" is not set.'],
  ])('refuses %s', (value, message) => {
    expect(() => fillIn(value, context)).toThrow(UnfilledValue);
    expect(() => fillIn(value, context)).toThrow(message);
  });

  it('says how to remember something when nothing was remembered', () => {
    expect(() => fillIn('{{price}}', { seed: 's', now: 0 })).toThrow('Remember the total as "price"');
  });
});

import { describe, expect, it } from 'vitest';
import { maskLiterals, unmask } from './literals.ts';

describe('maskLiterals', () => {
  it.each<[string, [string, string][]]>([
    ['Click "Save"', [['q', 'Save']]],
    ["type 'it's me' in", [['q', "it's me"]]],
    ["the user's name and the admin's role", []],
    [
      '“curly” and ‘single’',
      [
        ['q', 'curly'],
        ['q', 'single'],
      ],
    ],
    ['„Guten Tag“', [['q', 'Guten Tag']]],
    ['say "a \\"b\\" c"', [['q', 'a "b" c']]],
    ['go to http://localhost:3000/login, then', [['u', 'http://localhost:3000/login']]],
    ['see https://x.example/a?b=c.', [['u', 'https://x.example/a?b=c']]],
    ['visit shop.example/cart.', [['u', 'shop.example/cart']]],
    ['open /about/team.', [['p', '/about/team']]],
    ['yes and/or no', []],
    ['upload photo.png', [['f', 'photo.png']]],
    ['mail bob@x.example.', [['e', 'bob@x.example']]],
    ['costs $1,299.00', [['m', '$1,299.00']]],
    [
      'standard_user and secret_sauce',
      [
        ['i', 'standard_user'],
        ['i', 'secret_sauce'],
      ],
    ],
    [
      'log in as bob / s3cret!.',
      [
        ['i', 's3cret!'],
        ['i', 'bob'],
      ],
    ],
    [
      'log in with admin / admin',
      [
        ['i', 'admin'],
        ['i', 'admin'],
      ],
    ],
    ['use {{unique email}}', [['q', '{{unique email}}']]],
    ['press Ctrl+Shift+A', [['k', 'Ctrl+Shift+A']]],
    ['the 1st of 3 items', []],
    [
      'on 2027-01-05 at 10:30 am',
      [
        ['d', '2027-01-05'],
        ['d', '10:30 am'],
      ],
    ],
  ])('finds the literals of %j', (text, expected) => {
    const masked = maskLiterals(text);
    expect(masked.literals.map(({ sort, value }) => [sort, value])).toEqual(expected);
    expect(unmask(masked.text, masked.literals)).toBe(text);
  });
});

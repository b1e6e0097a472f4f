import fc from 'fast-check';

const long = (length: number) => 'x'.repeat(length);

/** Texts that have broken programs before. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202eevil\u202c',
  '\u200b\u2060\ufeff',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'é\u0301\u0302\u0303',
  'ﷺ'.repeat(300),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  'CON',
  '%',
  '%00',
  '%E0%A4%A',
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  '%_\\',
  '<script>window.__pwned=1</script>',
  '"><img src=x onerror=alert(1)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one for other programs.
  '${7*7}{{7*7}}',
  '{{secret password}}',
  '=cmd|"/c calc"!A1',
  'a\r\nSet-Cookie: a=b',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '1e308',
  '9007199254740993',
  '0x10',
  '٣',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '(a+)+$',
  '(?<=a)(?<!b)',
  '$..[?(@.a=="x")]',
  '$[?(@.a =~ /(a+)+$/)]',
  long(64),
  long(65),
  long(201),
  long(2001),
  long(10_001),
  long(100_001),
  'Click "'.repeat(200),
  'and '.repeat(400),
];

/** Addresses that lead nowhere outside this machine, whatever is made of them. */
export const nastyAddresses: readonly string[] = [
  '',
  'http://169.254.169.254',
  'http://127.0.0.1:1',
  'http://0x7f.1:1/',
  'http://[::1',
  'http://[::ffff:127.0.0.1]:1/',
  'http://user:pass@127.0.0.1:1/',
  'http://127.0.0.1:99999/',
  'http://127.0.0.1:1/\u0000',
  'http://127.0.0.1:1/{{a}}{{{{b}}}}',
  `http://127.0.0.1:1/${long(3000)}`,
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//127.0.0.1:1',
  'http://',
  'https:///x',
];

export const nastyNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.1,
  5e-324,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32 + 1,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
];

function nest(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { constructor: { prototype: { role: 'admin' } } },
  { toString: 1, valueOf: null },
  { length: 1e9 },
  nest(300, (inner) => [inner]),
  nest(300, (inner) => ({ a: inner })),
  Array.from({ length: 2000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])),
];

export const nastyText = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
export const nastyAddress = fc.constantFrom(...nastyAddresses);
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 2, arbitrary: fc.constantFrom(...nastyNumbers) },
  { weight: 3, arbitrary: fc.constantFrom(...shapes) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Whether what stands under this name is asked for over the network. */
export const isAddress = (name: string): boolean => /url$/i.test(name) || name === 'url';

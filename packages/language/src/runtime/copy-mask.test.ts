import { expect, test } from 'vitest';
import { type Allowed, createCopyMask } from './copy-mask.ts';

const encoder = new TextEncoder();

function judge(allowed: Allowed, answer: string): 'whole' | 'begun' | 'refused' {
  const mask = createCopyMask(allowed);
  const state = mask.follow(mask.start, encoder.encode(answer));
  if (!state) return 'refused';
  return mask.mayEnd(state) ? 'whole' : 'begun';
}

const words = [
  'Click',
  'Type',
  'Select',
  'button',
  'in',
  'row',
  'is',
  'and',
  'the',
  'times',
  '(nothing)',
  '?',
];
const shop: Allowed = {
  words,
  texts: ['Add the red lamp 3 times, then say "Hi, all" in C:\\Temp and pay $1,250.50'],
  lines: [
    'button "Add" in row "Red Lamp \\"new\\""',
    'link (header-minicart)',
    'dropdown "State" = Any | Open',
  ],
  placeholders: ['today', 'unique email'],
};

test.each([
  ['Click button "Add"', 'whole'],
  ['Click button "Add"\nClick "Any"', 'whole'],
  ['Click button "Add" in row "Red Lamp"', 'whole'],
  ['Click button "Add" in row "Red Lamp \\"new\\""', 'whole'],
  ['Click button "Ad', 'begun'],
  ['Click button "Ad"', 'refused'],
  ['Click button "Remove"', 'refused'],
  ['Click button "add"', 'refused'],
  ['Click link (header-minicart)', 'whole'],
  ['Click link (header-maxicart)', 'refused'],
  ['Press', 'refused'],
  ['Click  button', 'refused'],
  ['Click, button', 'whole'],
  ['Click button 3 times', 'whole'],
  ['Click button 4 times', 'refused'],
  ['Click button 1,250.50', 'whole'],
  ['Click button $1,250.50', 'whole'],
  ['Click button 1,250', 'begun'],
  ['Type "Hi, all"', 'whole'],
  ['Type "say \\"Hi, all\\""', 'whole'],
  ['Type "say "', 'refused'],
  ['Type " say"', 'refused'],
  ['Type "{{today}} the"', 'whole'],
  ['Type ""', 'refused'],
  ['Type "C:\\Temp"', 'whole'],
  ['Type "C:\\\\Temp"', 'whole'],
  ['Type "{{today}}"', 'whole'],
  ['Type "{{tomorrow}}"', 'refused'],
  ['Type "red lamp {{today}}"', 'whole'],
  ['Type "red lamp{{today}}"', 'whole'],
  ['Type "{{today}}{{unique email}} then"', 'whole'],
  ['Type "{{today}', 'begun'],
  ['Type "red" "lamp"', 'whole'],
  ['Type "red""lamp"', 'refused'],
  ['Type"red"', 'refused'],
  ['Type "red" and "lamp"', 'whole'],
  ['Type "red", "lamp"', 'whole'],
  ['Select "Open"', 'whole'],
  ['(nothing)', 'whole'],
  ['?', 'whole'],
  ['', 'whole'],
])('%j is %s', (answer, expected) => {
  expect(judge(shop, answer)).toBe(expected);
});

test('without words, only what is quoted is held to the texts', () => {
  const allowed = { texts: ['Grüße an Ann'] };
  expect(judge(allowed, 'anything: "Grüße", x')).toBe('whole');
  expect(judge(allowed, 'anything: "Gruss"')).toBe('refused');
});

test('a line break is written as an escape', () => {
  const allowed = { words: ['Type'], texts: ['one\ntwo'] };
  expect(judge(allowed, 'Type "one\\ntwo"')).toBe('whole');
  expect(judge(allowed, 'Type "one two"')).toBe('whole');
  expect(judge(allowed, 'Type "one\ntwo"')).toBe('refused');
});

test('nothing can be quoted where there is nothing to copy', () => {
  expect(judge({ words: ['Type'], texts: [] }, 'Type "')).toBe('refused');
});

test('tokens may cut characters and hold the end of one word and the beginning of another', () => {
  const mask = createCopyMask({ words: ['Type'], texts: ['Größe 点击'] });
  const bytes = encoder.encode('Type "Größe 点击"');
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const first = mask.follow(mask.start, bytes.subarray(0, cut));
    const second = first && mask.follow(first, bytes.subarray(cut));
    expect(second && mask.mayEnd(second)).toBe(true);
  }
  const half = mask.follow(mask.start, encoder.encode('Type "Gr').slice(0));
  expect(half && mask.follow(half, Uint8Array.of(0xc3, 0x9f))).toBeUndefined();
});

/** Every answer of up to eight tokens: a permitted one is of permitted parts, and whatever is begun can be ended. */
test('whatever may be begun can be ended', () => {
  const allowed: Allowed = {
    words: ['a', 'ab'],
    texts: ['b "a\\', '1.2 1'],
    placeholders: ['x'],
  };
  const mask = createCopyMask(allowed);
  const tokens = ['a', 'b', '"', '\\', ' ', '1', '.2', '{{', 'x}', '}', '\\"'].map((one) =>
    encoder.encode(one),
  );
  const seen = new Map<string, boolean>();
  const follow = (prefix: Uint8Array) => mask.follow(mask.start, prefix);

  /** Whether an answer can be reached from here with at most `left` tokens more. */
  function canEnd(prefix: Uint8Array, left: number): boolean {
    const state = follow(prefix);
    if (!state) return false;
    if (mask.mayEnd(state)) return true;
    if (left === 0) return false;
    const key = `${Buffer.from(prefix).toString('latin1')}:${left}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const found = tokens.some((token) => canEnd(Buffer.concat([prefix, token]), left - 1));
    seen.set(key, found);
    return found;
  }

  let round: Uint8Array[] = [new Uint8Array()];
  let whole = 0;
  for (let length = 0; length < 6; length += 1) {
    round = round.flatMap((prefix) =>
      tokens.map((token) => Buffer.concat([prefix, token])).filter((next) => follow(next)),
    );
    for (const prefix of round) {
      expect(canEnd(prefix, 8), Buffer.from(prefix).toString()).toBe(true);
      const state = follow(prefix);
      if (!state || !mask.mayEnd(state)) continue;
      whole += 1;
      const text = Buffer.from(prefix).toString();
      const values = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, inner = '']) =>
        inner.replace(/\\(["\\nrt])/g, '$1'),
      );
      for (const value of values)
        expect(
          value.split('{{x}}').every((part) => part === '' || /^(b "a\\|1\.2 1)$/.test(part) || isPart(part)),
        ).toBe(true);
      expect(text.replace(/"((?:[^"\\]|\\.)*)"/gs, 'a')).toMatch(/^(?:(?:a|ab|1|1\.2) ?)*$/);
    }
  }
  expect(whole).toBeGreaterThan(50);
  function isPart(part: string): boolean {
    return ['b "a\\', '1.2 1'].some((text) => text.includes(part));
  }
});

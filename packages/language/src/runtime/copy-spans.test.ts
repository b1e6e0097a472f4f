import { expect, test } from 'vitest';
import { indexSpans } from './copy-spans.ts';

const encoder = new TextEncoder();

function holds(texts: string[], span: string): boolean {
  const spans = indexSpans(texts);
  let place = encoder.encode(span).length > 0 ? spans.start : [];
  for (const byte of encoder.encode(span)) {
    const next = spans.follow(place, byte);
    if (!next) return false;
    place = next;
  }
  return spans.isWhole(place);
}

test.each([
  ['Add Red Lamp now', 'Red Lamp', true],
  ['Add Red Lamp now', 'Add Red Lamp now', true],
  ['Add Red Lamp now', 'Red', true],
  ['Add Red Lamp now', 'Re', false],
  ['Add Red Lamp now', 'ed Lamp', false],
  ['Add Red Lamp now', 'Red  Lamp', false],
  ['Add Red Lamp now', 'Lamp Red', false],
  ['Add Red\n  Lamp now', 'Red Lamp', true],
  ['Add Red\n  Lamp now', 'Red\n  Lamp', true],
  ['It costs $1,234.50.', '$1,234.50', true],
  ['It costs $1,234.50.', '1,234.50', true],
  ['It costs $1,234.50.', '1,234', false],
  ['It costs $1,234.50.', '234.50', false],
  ['Costs 5. Not 5.3', '5', true],
  ['Not 5.3', '5', false],
  ['Costs 5. Not 5.3', '5.', true],
  ['Costs 5. Not 5.3', '5.3', true],
  ['as admin_user', 'admin', false],
  ['log in as ada@example.com/secret-1', 'ada@example.com', true],
  ['log in as ada@example.com/secret-1', 'secret-1', true],
  ['Öffne Größe', 'Größe', true],
  ['Öffne Größe', 'Gr', false],
  ['Cafe\u0301 au lait', 'Cafe', false],
  ['Cafe\u0301 au lait', 'Cafe\u0301', true],
  ['点击保存按钮', '保存', true],
  ['Нажми кнопку Сохранить', 'Сохранить', true],
  ['Нажми кнопку Сохранить', 'кноп', false],
  ['اضغط على حفظ', 'حفظ', true],
  ['Send 🎉 to Ann', '🎉', true],
  ['', 'a', false],
])('%j lets %j be copied: %s', (text, span, expected) => {
  expect(holds([text], span)).toBe(expected);
});

test('a span lies in one text', () => {
  expect(holds(['Red', 'Lamp'], 'Red Lamp')).toBe(false);
  expect(holds(['Red', 'Lamp'], 'RedLamp')).toBe(false);
});

test('part of a character is no span', () => {
  const spans = indexSpans(['é è']);
  const [first = 0, second = 0] = encoder.encode('é');
  const half = spans.follow(spans.start, first);
  expect(half && spans.isWhole(half)).toBe(false);
  const whole = half && spans.follow(half, second);
  expect(whole && spans.isWhole(whole)).toBe(true);
});

/** Every text of two kinds of letters, a space, a digit and a point, against the definition itself. */
test('what can be copied is exactly what lies between borders', () => {
  const text = 'ab a1.1 b. 1.';
  const isCut = (before = ' ', after = ' ', beyond = ' ', earlier = ' ') => {
    if (/[.]/.test(after)) return /\d/.test(before) && /\d/.test(beyond);
    if (/[.]/.test(before)) return /\d/.test(after) && /\d/.test(earlier);
    return /\w/.test(before) && /\w/.test(after);
  };
  const mayCut = [...`${text} `].map(
    (_, index) => index === 0 || !isCut(text[index - 1], text[index], text[index + 1], text[index - 2]),
  );
  const wanted = new Set<string>();
  for (let from = 0; from < text.length; from += 1)
    for (let to = from + 1; to <= text.length; to += 1)
      if (mayCut[from] && mayCut[to]) wanted.add(text.slice(from, to));
  const tried = new Set<string>();
  const letters = ['a', 'b', '1', '.', ' '];
  let round = [''];
  for (let length = 1; length <= 5; length += 1) {
    round = round.flatMap((one) => letters.map((letter) => one + letter));
    for (const one of round) tried.add(one);
  }
  const spans = indexSpans([text]);
  const found = [...tried].filter((one) => {
    let place = spans.start;
    for (const byte of encoder.encode(one)) {
      const next = spans.follow(place, byte);
      if (!next) return false;
      place = next;
    }
    return spans.isWhole(place);
  });
  expect(found.sort()).toEqual([...wanted].filter((one) => one.length <= 5).sort());
});

import { describe, expect, it } from 'vitest';
import { cutClauses } from './clauses.ts';

function cut(text: string): string[] {
  return cutClauses(text, 0, text.length).map(({ start, end }) => text.slice(start, end));
}

const parted: [string, string[]][] = [
  ['Open it. Save it.', ['Open it.', 'Save it.']],
  ['Is it there? Save it!', ['Is it there?', 'Save it!']],
  ['Open it; save it', ['Open it;', 'save it']],
  ['open it. save it. done', ['open it.', 'save it.', 'done']],
  ['Wait... Then save.', ['Wait...', 'Then save.']],
  ['Wait… Then save.', ['Wait…', 'Then save.']],
  ['Really?! Save it.', ['Really?!', 'Save it.']],
  ['The note "It was kept." There are 7 rows.', ['The note "It was kept."', 'There are 7 rows.']],
  ['It is “kept.” Then save.', ['It is “kept.”', 'Then save.']],
  ['It costs 34.90. and then it is gone', ['It costs 34.90.', 'and then it is gone']],
  ['The status is 200. then go on', ['The status is 200.', 'then go on']],
  ['Fixed in 1.52. Retest it.', ['Fixed in 1.52.', 'Retest it.']],
  ['Due at 18:00:00. milestone1 stays.', ['Due at 18:00:00.', 'milestone1 stays.']],
  ['Choose option B. then save', ['Choose option B.', 'then save']],
  ['Log in as a@b.example. Save.', ['Log in as a@b.example.', 'Save.']],
  ['Go to https://shop.example/a?b=1. Save.', ['Go to https://shop.example/a?b=1.', 'Save.']],
  ['打开页面。点击按钮！', ['打开页面。', '点击按钮！']],
  ['Открой страницу. Нажми кнопку.', ['Открой страницу.', 'Нажми кнопку.']],
  ['open task-1 → edit → cancel', ['open task-1', 'edit', 'cancel']],
  ['open it -> save => it is saved', ['open it', 'save', 'it is saved']],
  ['All Tasks > Nightly > scroll down', ['All Tasks', 'Nightly', 'scroll down']],
  ['Clear filters -> all 15 cards back.', ['Clear filters', 'all 15 cards back.']],
  ['1. Open it 2. Save it 3. See it', ['Open it', 'Save it', 'See it']],
  ['Open it.<br>Save it', ['Open it.', 'Save it']],
  ['Answer No. Then save.', ['Answer No.', 'Then save.']],
  ['Press it at 5 p.m. Then go.', ['Press it at 5 p.m.', 'Then go.']],
  ['Open it . Then save', ['Open it .', 'Then save']],
];

const whole = [
  'Press "Save. Then go" in it',
  'Press “Save. Then go” in it',
  'Press „Save. Then go“ in it',
  'Press «Save. Then go» in it',
  "Press 'Save. Then go' in it",
  'Press `a. B` in it',
  'Open it (see the list. It is long) and save',
  'Send {"a": "B. C", "d": [1. , 2]} to it',
  'Send {"title": "The \\"Red. Bike\\" is"} to it',
  'Enter e.g. 6 in it',
  'The two, i.e. Ann and Bo, are there',
  'See no. 4 and nr. 5',
  'Wait approx. 3 seconds',
  'Dr. Henrik Olsen and Mr. Marsh are there',
  'J. Smith is there',
  'Open report.csv and notes.txt',
  'It is version 1.52.0 and costs $1.50 or 1.000,50 €',
  'Mail anna.berg@nord.example today',
  'Go to www.shop.example/a.b and www.shop.example',
  'There is no select... text any more',
  'The list says 1..20 out of 20',
  'From 15.06.2024 to 17.06.2024 it is 3',
  'On the 3. row it is',
  'Until 15.06. at noon',
  'Max. 5 rows, min. 2 rows',
  'Change qty 1 -> 3, then Update',
  'The price goes 6.50 -> 7.25',
  'The row flips Open → Shipped',
  'The title changes "Foo" → "Bar"',
  'counters go 6→5 and 2→3',
  'The entry is listed in more > all',
  'Only seats > 15 are there',
  'The year is < 1790 here',
  'lake-house / pier-7-lantern',
  'One of the characters | [ ] { } is there',
  'Open it at 10:30 etc. and go',
  'Press the ? next to it',
  "The dogs' bowl and the cats' bowl. ",
  'node.js and next.Js run',
];

const unclosed: [string, string[]][] = [
  ['Press "Save. Then go', ['Press "Save.', 'Then go']],
  ['It is 5" wide. It is 7" high.', ['It is 5" wide.', 'It is 7" high.']],
  ['Press (Save. Then go', ['Press (Save.', 'Then go']],
  ['Done :( Then go. Save :)', ['Done :( Then go.', 'Save :)']],
  ["It's there. He's not.", ["It's there.", "He's not."]],
  ['1. Open it 3. Save it', ['1.', 'Open it 3.', 'Save it']],
];

describe('sentences', () => {
  it.each(parted)('%s', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  it.each(whole)('is one: %s', (text) => {
    expect(cut(text)).toEqual([text.trim()]);
  });

  it.each(unclosed)('with signs that are not closed: %s', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });
});

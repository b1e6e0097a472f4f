import { describe, expect, it } from 'vitest';
import { markSentence } from './mark-sentence.ts';
import { readStructure } from './read-structure.ts';
import { checkPieces } from './whole.fixture.ts';

/** How many characters are looked at while a text is read; what cuts or matches at once counts by its length. */
function countLooks(text: string): number {
  const { charCodeAt, charAt, slice, indexOf } = String.prototype;
  const { exec } = RegExp.prototype;
  let looks = 0;
  String.prototype.charCodeAt = function (at) {
    looks++;
    return charCodeAt.call(this, at);
  };
  String.prototype.charAt = function (at) {
    looks++;
    return charAt.call(this, at);
  };
  String.prototype.slice = function (from, to) {
    const cut = slice.call(this, from, to);
    looks += cut.length;
    return cut;
  };
  String.prototype.indexOf = function (sought, from = 0) {
    const at = indexOf.call(this, sought, from);
    looks += (at < 0 ? this.length : at) - from;
    return at;
  };
  RegExp.prototype.exec = function (subject) {
    // One that is tied to a place looks at the few characters there.
    looks += this.sticky ? 1 : subject.length;
    return exec.call(this, subject);
  };
  try {
    readStructure(text);
  } finally {
    Object.assign(String.prototype, { charCodeAt, charAt, slice, indexOf });
    RegExp.prototype.exec = exec;
  }
  return looks;
}

const floods: [string, (count: number) => string][] = [
  ['bullets', (count) => '- open it\n'.repeat(count)],
  [
    'nested bullets',
    (count) => Array.from({ length: count }, (_, at) => `${' '.repeat(at % 60)}- open it`).join('\n'),
  ],
  ['numbers', (count) => Array.from({ length: count }, (_, at) => `${at + 1}. Open it.`).join('\n')],
  ['steps with results', (count) => '1. Open it\n   Expected: it is open\n'.repeat(count)],
  ['sentences in one line', (count) => 'Open it. '.repeat(count)],
  ['sentences line by line', (count) => 'Open it.\n'.repeat(count)],
  ['lines without full stop', (count) => 'open it and look\n'.repeat(count)],
  ['arrows', (count) => 'open it -> '.repeat(count)],
  ['paths', (count) => 'Menu > '.repeat(count)],
  ['unclosed straight quotes', (count) => 'say "no\n'.repeat(count)],
  ['unclosed straight quotes in one line', (count) => 'say "no '.repeat(count)],
  ['unclosed curly quotes', (count) => 'say “no '.repeat(count)],
  ['unclosed single quotes', (count) => "say 'no ".repeat(count)],
  ['quotes of every kind', (count) => '"\'“„«‹「『`'.repeat(count)],
  ['opened brackets', (count) => '('.repeat(count)],
  ['closed brackets', (count) => ')'.repeat(count)],
  ['nested brackets', (count) => `${'('.repeat(count)}${')'.repeat(count)}`],
  ['mixed brackets', (count) => '([{'.repeat(count)],
  ['pipes in one line', (count) => 'a | '.repeat(count)],
  ['pipes alone', (count) => '|'.repeat(count)],
  [
    'rows of a table',
    (count) => `| step | expected |\n|---|---|\n${'| open it | it is open |\n'.repeat(count)}`,
  ],
  ['rows without a frame', (count) => `name | result\n${'anna | ok\n'.repeat(count)}`],
  [
    'rows of different length',
    (count) => Array.from({ length: count }, (_, at) => 'a | b'.repeat((at % 5) + 1)).join('\n'),
  ],
  ['tabs', (count) => 'a\tb\tc\n'.repeat(count)],
  ['commas', (count) => 'a,b,c\n'.repeat(count)],
  ['commas in one line', (count) => 'a,'.repeat(count)],
  ['quoted lines', (count) => '> open it\n'.repeat(count)],
  ['deeply quoted lines', (count) => `${'>'.repeat(count)} open it`],
  ['rules', (count) => 'Open it.\n\n---\n\n'.repeat(count)],
  ['headings', (count) => '# Login\nOpen it.\n'.repeat(count)],
  ['fences', (count) => '```\nopen it\n'.repeat(count)],
  ['scenarios', (count) => 'Scenario: a\nGiven b\nThen c\n'.repeat(count)],
  ['features', (count) => 'Feature: a\nBackground:\nGiven b\nScenario: c\nThen d\n'.repeat(count)],
  ['doc strings', (count) => `Scenario: a\nGiven b\n${'"""\n'.repeat(count)}`],
  ['examples', (count) => `Scenario Outline: a\nGiven <b>\nExamples:\n| b |\n${'| c |\n'.repeat(count)}`],
  ['cases', (count) => Array.from({ length: count }, (_, at) => `TC-${at}: Log in\nOpen it.`).join('\n')],
  ['stories', (count) => 'As a user I want it.\n- open it\n\n'.repeat(count)],
  ['labels', (count) => 'Expected: it is open\n'.repeat(count)],
  ['labels in one line', (count) => 'Expected: open. '.repeat(count)],
  ['values', (count) => '1. Fill in\n   name: anna\n   city: Rome\n'.repeat(count)],
  ['colons', (count) => 'a:'.repeat(count)],
  ['opened asides', (count) => 'Expected (in\n'.repeat(count)],
  ['full stops', (count) => '.'.repeat(count)],
  ['full stops apart', (count) => '. '.repeat(count)],
  ['question marks', (count) => '?!'.repeat(count)],
  ['digits', (count) => '1'.repeat(count)],
  ['numbers in one line', (count) => Array.from({ length: count }, (_, at) => `${at + 1}. a`).join(' ')],
  ['clause numbers', (count) => '1.'.repeat(count)],
  ['letters', (count) => 'a'.repeat(count)],
  ['spaces', (count) => ' '.repeat(count)],
  ['empty lines', (count) => '\n'.repeat(count)],
  ['dashes', (count) => '-'.repeat(count)],
  ['dashes apart', (count) => '- '.repeat(count)],
  ['stars', (count) => '*'.repeat(count)],
  ['hashes', (count) => '#'.repeat(count)],
  ['tags', (count) => '@a '.repeat(count)],
  ['angle brackets', (count) => '<br'.repeat(count)],
  ['backslashes', (count) => '\\'.repeat(count)],
  ['check boxes', (count) => '[ ] '.repeat(count)],
  ['control characters', (count) => '\u0000\u0007\u001b'.repeat(count)],
  ['halves of characters', (count) => '\ud800'.repeat(count)],
  ['Chinese', (count) => '打开页面。点击按钮！'.repeat(count)],
  ['insets', (count) => 'for example\n\n  delete it\n\nshall be refused\n\n'.repeat(count)],
];

describe('floods', () => {
  it.each(floods)('%s: what is looked at grows no faster than the text', (_, make) => {
    const few = make(500);
    const many = make(2000);
    const growth = countLooks(many) / countLooks(few);
    expect(growth).toBeLessThan((many.length / few.length) * 1.25 + 0.25);
  });

  it.each(floods)('%s: a hundred thousand characters are read whole', (_, make) => {
    const text = make(Math.ceil(100_000 / (make(100).length / 100))).slice(0, 100_000);
    const structure = readStructure(text);
    expect(checkPieces(structure)).toBeUndefined();
    const piece = structure.pieces.at(Math.floor(structure.pieces.length / 2));
    if (piece) expect(markSentence(structure, piece).length).toBeLessThanOrEqual(600);
  });

  it('reads a hundred thousand bullets', () => {
    const { pieces } = readStructure('- a\n'.repeat(100_000));
    expect(pieces.filter(({ role }) => role === 'sentence')).toHaveLength(100_000);
  });
});

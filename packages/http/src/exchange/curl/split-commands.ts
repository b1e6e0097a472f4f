import { ImportProblem } from '../problem.ts';

export interface ShellCommand {
  words: string[];
  /** Counted from 1. */
  line: number;
}

const controls: Record<string, string> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const escaped = /\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|U([0-9a-fA-F]{1,8})|([0-7]{1,3})|([\s\S]))/g;

/** Text within `$'…'`. */
function readEscapes(text: string): string {
  return text.replace(escaped, (_whole, hex, short, long, octal, other: string | undefined) => {
    if (other !== undefined) return controls[other] ?? other;
    const number =
      octal === undefined ? Number.parseInt(hex ?? short ?? long, 16) : Number.parseInt(octal, 8);
    return number <= 0x10ffff ? String.fromCodePoint(number) : '\uFFFD';
  });
}

/** Windows' command line escapes by carets; without them the text reads as elsewhere. */
function withoutCarets(text: string): string {
  if (!/\^\s*\r?\n|\bcurl(?:\.exe)?\s+\^"/.test(text)) return text;
  return text.replace(/\^[ \t]*\r?\n[ \t]*/g, ' ').replace(/\^([\s\S])/g, '$1');
}

/** Ends a command. */
function readEnd(text: string, at: number): string {
  const double = text.slice(at, at + 2);
  if (double === '&&' || double === '||') return double;
  return /[;&|\n]/.test(text[at] ?? '') ? (text[at] ?? '') : '';
}

const variable = /\$(?:\{([A-Za-z_]\w*)(?::?[-=?+][^}]*)?\}|([A-Za-z_]\w*))/y;

/** Takes a text apart into commands and their words, by the rules of a shell. Its variables become `{{name}}`. */
export function splitCommands(source: string): ShellCommand[] {
  const text = withoutCarets(source.replace(/\r\n?/g, '\n'));
  const commands: ShellCommand[] = [];
  let words: string[] = [];
  let word: string | undefined;
  let startLine = 1;
  let isPiped = false;
  let at = 0;

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const add = (piece: string) => {
    if (words.length === 0 && word === undefined) startLine = lineAt(at);
    word = (word ?? '') + piece;
  };
  const endWord = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  const endCommand = () => {
    endWord();
    if (words.length > 0 && !isPiped) commands.push({ words, line: startLine });
    words = [];
  };
  const closing = (quote: string, from: number, hasEscapes: boolean) => {
    for (let end = from; end < text.length; end += 1) {
      if (hasEscapes && text[end] === '\\') end += 1;
      else if (text[end] === quote) return end;
    }
    const line = lineAt(from - 1);
    throw new ImportProblem(`A quotation mark (${quote}) on line ${line} is opened, but never closed.`, {
      line,
    });
  };
  const readVariable = () => {
    variable.lastIndex = at;
    const [whole, braced, bare] = variable.exec(text) ?? [];
    if (whole === undefined) return false;
    add(`{{${braced ?? bare}}}`);
    at += whole.length;
    return true;
  };
  const readDoubleQuoted = () => {
    const end = closing('"', at + 1, true);
    add('');
    at += 1;
    while (at < end) {
      if (text[at] === '\\' && /["\\$`\n]/.test(text[at + 1] ?? '')) {
        if (text[at + 1] !== '\n') add(text[at + 1] ?? '');
        at += 2;
      } else if (text[at] !== '$' || !readVariable()) {
        add(text[at] ?? '');
        at += 1;
      }
    }
    at = end + 1;
  };

  while (at < text.length) {
    const sign = text[at] ?? '';
    if ((sign === '\\' || sign === '`') && text[at + 1] === '\n') {
      at += 2;
      if (sign === '`') endWord();
    } else if (sign === '\\') {
      add(text[at + 1] ?? '');
      at += 2;
    } else if (sign === "'") {
      const end = closing("'", at + 1, false);
      add(text.slice(at + 1, end));
      at = end + 1;
    } else if (sign === '$' && text[at + 1] === "'") {
      const end = closing("'", at + 2, true);
      add(readEscapes(text.slice(at + 2, end)));
      at = end + 1;
    } else if (sign === '"') {
      readDoubleQuoted();
    } else if (sign === '#' && word === undefined) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (readEnd(text, at) !== '') {
      const end = readEnd(text, at);
      endCommand();
      isPiped = end === '|';
      at += end.length;
    } else if (/\s/.test(sign)) {
      endWord();
      at += 1;
    } else if (sign !== '$' || !readVariable()) {
      add(sign);
      at += 1;
    }
  }
  endCommand();
  return commands;
}

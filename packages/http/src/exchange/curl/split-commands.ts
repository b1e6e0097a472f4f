import { ImportProblem } from '../read/problem.ts';

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

/** Reads a text from its beginning to its end, by the rules of a shell. */
class ShellReader {
  readonly #text: string;
  readonly #commands: ShellCommand[] = [];
  #words: string[] = [];
  #word: string | undefined;
  #startLine = 1;
  /** What comes after a pipe gets the answer, and is no request. */
  #isPiped = false;
  #at = 0;
  /** Lines are counted on from where they were counted to, since a text may have many commands. */
  #counted = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): ShellCommand[] {
    while (this.#at < this.#text.length) this.#readNext();
    this.#endCommand();
    return this.#commands;
  }

  #lineAt(offset: number): number {
    for (; this.#counted < offset; this.#counted += 1) {
      if (this.#text[this.#counted] === '\n') this.#line += 1;
    }
    return this.#line;
  }

  #add(piece: string): void {
    if (this.#words.length === 0 && this.#word === undefined) this.#startLine = this.#lineAt(this.#at);
    this.#word = (this.#word ?? '') + piece;
  }

  #endWord(): void {
    if (this.#word !== undefined) this.#words.push(this.#word);
    this.#word = undefined;
  }

  #endCommand(): void {
    this.#endWord();
    if (this.#words.length > 0 && !this.#isPiped) {
      this.#commands.push({ words: this.#words, line: this.#startLine });
    }
    this.#words = [];
  }

  #findClosing(quote: string, from: number, hasEscapes: boolean): number {
    for (let end = from; end < this.#text.length; end += 1) {
      if (hasEscapes && this.#text[end] === '\\') end += 1;
      else if (this.#text[end] === quote) return end;
    }
    const line = this.#lineAt(from - 1);
    throw new ImportProblem(`A quotation mark (${quote}) on line ${line} is opened, but never closed.`, {
      line,
    });
  }

  #readVariable(): boolean {
    variable.lastIndex = this.#at;
    const [whole, braced, bare] = variable.exec(this.#text) ?? [];
    if (whole === undefined) return false;
    this.#add(`{{${braced ?? bare}}}`);
    this.#at += whole.length;
    return true;
  }

  #readDoubleQuoted(): void {
    const end = this.#findClosing('"', this.#at + 1, true);
    this.#add('');
    this.#at += 1;
    while (this.#at < end) {
      const sign = this.#text[this.#at] ?? '';
      const next = this.#text[this.#at + 1] ?? '';
      if (sign === '\\' && /["\\$`\n]/.test(next)) {
        if (next !== '\n') this.#add(next);
        this.#at += 2;
      } else if (sign !== '$' || !this.#readVariable()) {
        this.#add(sign);
        this.#at += 1;
      }
    }
    this.#at = end + 1;
  }

  /** Quotes, what is escaped, and lines that go on; false where there is nothing of the kind. */
  #readQuoted(sign: string, next: string): boolean {
    if ((sign === '\\' || sign === '`') && next === '\n') {
      this.#at += 2;
      if (sign === '`') this.#endWord();
    } else if (sign === '\\') {
      this.#add(next);
      this.#at += 2;
    } else if (sign === "'" || (sign === '$' && next === "'")) {
      const from = this.#at + (sign === '$' ? 2 : 1);
      const end = this.#findClosing("'", from, sign === '$');
      const inner = this.#text.slice(from, end);
      this.#add(sign === '$' ? readEscapes(inner) : inner);
      this.#at = end + 1;
    } else if (sign === '"') this.#readDoubleQuoted();
    else return false;
    return true;
  }

  #readNext(): void {
    const sign = this.#text[this.#at] ?? '';
    if (this.#readQuoted(sign, this.#text[this.#at + 1] ?? '')) return;
    const end = readEnd(this.#text, this.#at);
    if (sign === '#' && this.#word === undefined) {
      const next = this.#text.indexOf('\n', this.#at);
      this.#at = next < 0 ? this.#text.length : next;
    } else if (end !== '') {
      this.#endCommand();
      this.#isPiped = end === '|';
      this.#at += end.length;
    } else if (/\s/.test(sign)) {
      this.#endWord();
      this.#at += 1;
    } else if (sign !== '$' || !this.#readVariable()) {
      this.#add(sign);
      this.#at += 1;
    }
  }
}

/** Takes a text apart into commands and their words. Variables of the shell become `{{name}}`. */
export function splitCommands(source: string): ShellCommand[] {
  return new ShellReader(withoutCarets(source.replace(/\r\n?/g, '\n'))).read();
}

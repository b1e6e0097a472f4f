export interface JsonProblem {
  /** Where in the text, from 0. */
  at: number;
  /** From 1, as editors count. */
  line: number;
  column: number;
  message: string;
}

class Stop extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

const space = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[A-Za-z_$][\w$]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const placeholder = /\{\{[^{}]+\}\}/y;

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function skip(text: string, at: number): number {
  return at + matchAt(space, text, at).length;
}

function describe(text: string, at: number): string {
  const found = text.codePointAt(at);
  return found === undefined ? 'the end of the text' : `“${String.fromCodePoint(found)}”`;
}

function readString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const one = text[at] ?? '';
    if (one === '"') return at + 1;
    if (one < ' ') {
      throw new Stop(
        at,
        one === '\n'
          ? 'This line ends inside a text. Close it with ".'
          : 'Write this character as \\t or \\u.',
      );
    }
    if (one === '\\') {
      const known = matchAt(escaped, text, at);
      if (!known)
        throw new Stop(at, 'A backslash stands before " \\ / b f n r t or u with four digits only.');
      at += known.length - 1;
    }
  }
  throw new Stop(start, 'This text is not closed. End it with ".');
}

function readName(text: string, at: number): number {
  const one = text[at];
  if (one === '"') return readString(text, at);
  if (one === '}') throw new Stop(at, 'Leave out the comma before }.');
  throw new Stop(at, `A name in double quotes belongs here, not ${describe(text, at)}.`);
}

function readMembers(text: string, start: number, end: '}' | ']', readOne: (at: number) => number): number {
  let at = skip(text, start + 1);
  if (text[at] === end) return at + 1;
  for (;;) {
    at = skip(text, readOne(at));
    if (text[at] === end) return at + 1;
    if (text[at] !== ',') throw new Stop(at, `A comma or ${end} belongs here, not ${describe(text, at)}.`);
    at = skip(text, at + 1);
  }
}

const deepest = 500;

function readValue(text: string, at: number, depth: number): number {
  if (depth > deepest) throw new Stop(at, 'This is nested too deeply.');
  const one = text[at];
  const variable = matchAt(placeholder, text, at);
  if (variable) return at + variable.length;
  if (one === '{') {
    return readMembers(text, at, '}', (start) => {
      const after = skip(text, readName(text, start));
      if (text[after] !== ':') {
        throw new Stop(after, `A colon belongs behind the name, not ${describe(text, after)}.`);
      }
      return readValue(text, skip(text, after + 1), depth + 1);
    });
  }
  if (one === '[') {
    return readMembers(text, at, ']', (start) => {
      if (text[start] === ']') throw new Stop(start, 'Leave out the comma before ].');
      return readValue(text, start, depth + 1);
    });
  }
  if (one === '"') return readString(text, at);
  if (one === "'") throw new Stop(at, 'Texts stand in double quotes, not in single ones.');
  const digits = matchAt(number, text, at);
  if (digits) return at + digits.length;
  const name = matchAt(word, text, at);
  if (['true', 'false', 'null'].includes(name)) return at + name.length;
  if (name) throw new Stop(at, `“${name}” is no value. Put texts in double quotes.`);
  throw new Stop(at, `A value belongs here, not ${describe(text, at)}.`);
}

/** Why a text is not JSON, and where; null where it is. `{{variables}}` may stand in place of values. */
export function findJsonProblem(text: string): JsonProblem | null {
  try {
    const end = skip(text, readValue(text, skip(text, 0), 0));
    if (end < text.length)
      throw new Stop(end, `Nothing may follow here, but there is ${describe(text, end)}.`);
    return null;
  } catch (problem) {
    if (!(problem instanceof Stop)) throw problem;
    const before = text.slice(0, problem.at).split('\n');
    return {
      at: problem.at,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: problem.message,
    };
  }
}

/** The problem of a text as one sentence. */
export function describeJsonProblem({ line, column, message }: JsonProblem): string {
  return `Line ${line}, column ${column}: ${message}`;
}

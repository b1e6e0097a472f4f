import { RequestProblem } from '../model/problem.ts';

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;
const deepest = 10;

export function hasPlaceholder(text: string): boolean {
  return text.includes('{{') && text.search(placeholder) >= 0;
}

/** The values that `{{name}}` stands for. */
export class Variables {
  /** Written by the author, so they may name others. */
  readonly #written: Map<string, string>;
  /** From data and answers: taken as they are, or an answer could ask for a secret by its name. */
  readonly #literal: Map<string, string>;

  constructor(written: Record<string, string>, literal: Record<string, string> = {}) {
    this.#written = new Map(Object.entries(written));
    this.#literal = new Map(Object.entries(literal));
  }

  set(name: string, value: string): void {
    this.#literal.set(name, value);
  }

  /** Puts the values in; `encode` makes each fit where it goes. */
  fill(text: string, encode: (value: string, offset: number) => string = (value) => value): string {
    if (!text.includes('{{')) return text;
    return text.replace(placeholder, (_whole, name: string, offset: number) =>
      encode(this.#valueOf(name, deepest), offset),
    );
  }

  /** As `fill`, in every text of a JSON value. */
  fillDeep(value: unknown): unknown {
    if (typeof value === 'string') return this.fill(value);
    if (Array.isArray(value)) return value.map((item) => this.fillDeep(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [this.fill(name), this.fillDeep(inner)]);
    return Object.fromEntries(entries);
  }

  #valueOf(name: string, depth: number): string {
    const literal = this.#literal.get(name);
    if (literal !== undefined) return literal;
    const written = this.#written.get(name);
    if (written === undefined) {
      throw new RequestProblem(
        'bad request',
        `The variable {{${name}}} has no value. Add it to the variables of the test, to its environment or to its data, or capture it from an earlier answer.`,
      );
    }
    if (depth === 0) {
      throw new RequestProblem(
        'bad request',
        `The variable {{${name}}} leads back to itself. Give it a value of its own.`,
      );
    }
    return written.replace(placeholder, (_whole, inner: string) => this.#valueOf(inner, depth - 1));
  }
}

/** As `fill` for text that is JSON: a value within quotes is escaped, so that it stays within them. */
export function fillJson(text: string, variables: Variables): string {
  if (!text.includes('{{')) return text;
  let scanned = 0;
  let isQuoted = false;
  return variables.fill(text, (value, offset) => {
    for (; scanned < offset; scanned += 1) {
      const character = text[scanned];
      if (isQuoted && character === '\\') scanned += 1;
      else if (character === '"') isQuoted = !isQuoted;
    }
    return isQuoted ? JSON.stringify(value).slice(1, -1) : value;
  });
}

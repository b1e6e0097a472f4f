import { looksSecret } from '@assay/contract/secrets';

export const dots = '••••••';

/** Shorter ones would be found everywhere. */
const shortest = 4;
/** Shorter values of cookies and the like are mostly words, such as `dark`. */
const shortestFound = 12;

/** A header as it is shown: of a cookie that is set, its name and attributes stay. */
export function maskHeader(name: string, value: string): string {
  if (!looksSecret(name)) return value;
  if (/^set-cookie$/i.test(name)) return value.replace(/=[^;]*/, `=${dots}`);
  const scheme = /^authorization$/i.test(name)
    ? /^(Basic|Bearer|Digest|Token)\s/i.exec(value)?.[0]
    : undefined;
  return `${scheme ?? ''}${dots}`;
}

/** The secrets of a run; they become dots wherever they turn up. */
export class Masks {
  readonly #values = new Set<string>();
  #pattern: RegExp | null | undefined = null;

  add(...values: readonly string[]): void {
    const before = this.#values.size;
    for (const value of values) {
      if (value.length < shortest) continue;
      this.#values.add(value);
      this.#values.add(encodeURIComponent(value.toWellFormed()));
      this.#values.add(new URLSearchParams({ '': value }).toString().slice(1));
      const escaped = JSON.stringify(value).slice(1, -1);
      this.#values.add(escaped);
      // Services put JSON into JSON, as a text.
      this.#values.add(JSON.stringify(escaped).slice(1, -1));
    }
    if (this.#values.size > before) this.#pattern = undefined;
  }

  /** Something that came with an answer and that only its place tells to be secret. */
  addFound(value: string): void {
    if (value.length >= shortestFound) this.add(value);
  }

  /** As `text`, in every text of a JSON value. */
  deep<T>(value: T): T {
    if (this.#values.size === 0) return value;
    if (typeof value === 'string') return this.text(value) as T;
    if (Array.isArray(value)) return value.map((item) => this.deep(item)) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.deep(inner)])) as T;
  }

  text(given: string): string {
    if (this.#pattern === undefined) this.#pattern = writePattern(this.#values);
    return this.#pattern === null ? given : given.replace(this.#pattern, dots);
  }
}

/** One pattern for all, since rows of data may bring thousands. Longer ones first: a secret may be part of another. */
function writePattern(values: ReadonlySet<string>): RegExp {
  const ordered = [...values].sort((one, other) => other.length - one.length);
  return new RegExp(ordered.map((value) => value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|'), 'g');
}

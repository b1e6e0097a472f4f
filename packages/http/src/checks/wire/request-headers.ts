import { RequestProblem } from '../model/problem.ts';
import type { HeaderPair } from '../model/types.ts';

/** The connection's own business, or counted when the request is sent. */
const left = new Set(
  'connection keep-alive proxy-connection transfer-encoding content-length upgrade expect te trailer http2-settings'.split(
    ' ',
  ),
);

/** Headers of a request; a name counts once, however it is written. */
export class RequestHeaders {
  readonly #pairs = new Map<string, HeaderPair>();

  get(name: string): string | undefined {
    return this.#pairs.get(name.toLowerCase())?.[1];
  }

  set(name: string, value: string): void {
    const key = name.trim().toLowerCase();
    // A colon begins the names that recordings of HTTP/2 have.
    if (left.has(key) || key.startsWith(':')) return;
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(key)) {
      throw new RequestProblem(
        'bad request',
        `"${name}" is not the name of a header. Use letters, digits and dashes.`,
      );
    }
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    if (/[\x00-\x08\x0a-\x1f\x7f]|[^\x00-\xff]/.test(value)) {
      throw new RequestProblem(
        'bad request',
        `The header "${name}" has characters that a header cannot carry, such as a line break. Take them out or encode them.`,
      );
    }
    this.#pairs.set(key, [name.trim(), value.trim()]);
  }

  setDefault(name: string, value: string): void {
    if (!this.#pairs.has(name.toLowerCase())) this.set(name, value);
  }

  /** As `setDefault`, for what is written here and need not be looked at. */
  setFixed(key: string, pair: HeaderPair): void {
    if (!this.#pairs.has(key)) this.#pairs.set(key, pair);
  }

  remove(isUnwanted: (name: string) => boolean): void {
    for (const key of [...this.#pairs.keys()]) if (isUnwanted(key)) this.#pairs.delete(key);
  }

  pairs(): HeaderPair[] {
    return [...this.#pairs.values()];
  }

  /** Names and values in turn, as they are sent. */
  flat(): string[] {
    const all: string[] = [];
    for (const [name, value] of this.#pairs.values()) all.push(name, value);
    return all;
  }

  copy(): RequestHeaders {
    const other = new RequestHeaders();
    for (const [key, pair] of this.#pairs) other.#pairs.set(key, pair);
    return other;
  }
}

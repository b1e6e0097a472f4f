import { type Cookie, CookieJar } from 'tough-cookie';
import type { HeaderPair } from '../model/types.ts';
import type { Masks } from '../secrets/masks.ts';
import { fromStored, type StoredCookie, toStored } from './stored-cookies.ts';

/** The cookies of a run. */
export class Cookies {
  readonly #masks: Masks;
  readonly #jar = new CookieJar(undefined, { looseMode: true });
  #isEmpty = true;
  #set: Cookie[] = [];

  constructor(masks: Masks, stored: readonly StoredCookie[] = []) {
    this.#masks = masks;
    this.#isEmpty = stored.length === 0;
    for (const one of stored) this.#jar.store.putCookie(fromStored(one), () => undefined);
    for (const { value } of stored) masks.addFound(value);
  }

  /** Keeps what an answer sets; what a browser would not take is left out. */
  keep(headers: readonly HeaderPair[], url: URL): void {
    for (const [name, value] of headers) {
      if (name.toLowerCase() !== 'set-cookie') continue;
      this.#isEmpty = false;
      const cookie = this.#jar.setCookieSync(value, url.href, { ignoreError: true });
      if (!cookie) continue;
      this.#masks.addFound(cookie.value);
      this.#set.push(cookie);
    }
  }

  /** What answers set since this was asked last. */
  takeSet(): StoredCookie[] {
    const set = this.#set.map(toStored);
    this.#set = [];
    return set;
  }

  /** The header for an address; what the author wrote goes before a kept cookie of the same name. */
  headerFor(url: URL, written: string | undefined): string | undefined {
    if (this.#isEmpty) return written;
    const own = written?.split(';').map((pair) => pair.trim()) ?? [];
    const names = new Set(own.map((pair) => pair.split('=', 1)[0]));
    const kept = this.#jar.getCookiesSync(url.href).filter(({ key }) => !names.has(key));
    const all = [...own, ...kept.map((cookie) => cookie.cookieString())].filter(Boolean);
    return all.length === 0 ? undefined : all.join('; ');
  }

  get(name: string, url: URL): string | undefined {
    return this.#jar.getCookiesSync(url.href).find(({ key }) => key === name)?.value;
  }
}

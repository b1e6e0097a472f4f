import { matchesPattern } from './texts.ts';

function withoutEndSlash(address: string): string {
  return address.replace(/\/(?=$|[?#])/, '');
}

/** Ways to write where a page is: in full, from its path on, or its path alone. */
function spellings(address: string): string[] {
  try {
    const { href, pathname, search, hash, host, origin } = new URL(address);
    const full = [
      href,
      pathname + search + hash,
      pathname + search,
      pathname,
      origin + pathname + hash,
      host + pathname + search + hash,
    ];
    return full.map(withoutEndSlash);
  } catch {
    return [address];
  }
}

export function matchAddress(
  address: string,
  how: 'equals' | 'contains' | 'matches',
  expected: string,
): boolean {
  if (how === 'matches') return matchesPattern(address, expected);
  if (how === 'contains') return address.includes(expected) || decodeSafely(address).includes(expected);
  const wanted = withoutEndSlash(expected.trim());
  return [...spellings(address), ...spellings(decodeSafely(address))].includes(wanted);
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

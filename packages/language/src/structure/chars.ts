/** A white space, a control character or a character without width. */
export function isSpace(code: number): boolean {
  if (code <= 32) return true;
  if (code < 127) return false;
  return (
    (code >= 127 && code <= 160) ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x2064) ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isUpper(char: string): boolean {
  return char !== char.toLowerCase();
}

export function isLower(char: string): boolean {
  return char !== char.toUpperCase();
}

const word = /[\p{L}\p{N}]/u;

export function isWord(char: string): boolean {
  return word.test(char);
}

/** The first place from `at` on that is no space, at most `end`. */
export function skipSpace(text: string, at: number, end: number): number {
  let place = at;
  while (place < end && isSpace(text.charCodeAt(place))) place++;
  return place;
}

/** The end of what stands before `end` without the spaces there, at least `start`. */
export function trimEnd(text: string, start: number, end: number): number {
  let place = end;
  while (place > start && isSpace(text.charCodeAt(place - 1))) place--;
  return place;
}

/** How many words stand there; counting ends at `limit`. */
export function countWords(text: string, start: number, end: number, limit: number): number {
  let count = 0;
  let at = skipSpace(text, start, end);
  while (at < end && count < limit) {
    count++;
    while (at < end && !isSpace(text.charCodeAt(at))) at++;
    at = skipSpace(text, at, end);
  }
  return count;
}

/** Case, white space, and the typographic forms of quotes, dashes and dots do not count; every other sign does. */
export function normaliseName(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The name alone, where a count stands behind it: "Drafts (3)". */
export function withoutCount(text: string): string {
  return normaliseName(text).replace(/\s*\(?\d+\)?:?$/, '');
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isDigit = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);

/** Whether a text breaks between two words here: not within "12.50", nor between a minus and its number. */
function isBoundary(text: string, at: number): boolean {
  const [before, after] = [text[at - 1], text[at]];
  if (isWordSign(before) && isWordSign(after)) return false;
  if (/[.,]/.test(after ?? '') && isDigit(before) && isDigit(text[at + 1])) return false;
  if (/[.,]/.test(before ?? '') && isDigit(text[at - 2]) && isDigit(after)) return false;
  return !(before === '-' && isDigit(after) && !isWordSign(text[at - 2]));
}

/** Whether a normalised text holds another as whole words: "save" stands in "save draft", not in "saved". */
export function holdsName(text: string, name: string): boolean {
  if (name === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (isBoundary(text, at) && isBoundary(text, at + name.length)) return true;
  return false;
}

/** "in progress" -> "In progress". */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Case and runs of white space do not count. */
export function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Case, accents and punctuation do not count; what is left are the words. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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

function escapeForm(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where a line of a text begins and ends, from 1; undefined where there is none. */
function findLine(text: string, line: number): { start: number; end: number } | undefined {
  const lines = text.split('\n');
  const words = lines[line - 1];
  if (words === undefined || words.trim() === '') return undefined;
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const start = before + words.length - words.trimStart().length;
  return { start, end: before + words.trimEnd().length };
}

/**
 * Where words stand in a text; blanks and line breaks between them do not count. Of several places the first from that line on. Words
 * that stand nowhere were put otherwise when they were read: then it is all of the line.
 */
export function findWords(
  text: string,
  words: string,
  line?: number | null,
): { start: number; end: number } | undefined {
  const parts = words
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  const from = line ? (findLine(text, line)?.start ?? 0) : 0;
  if (parts.length > 0) {
    const form = new RegExp(parts.map(escapeForm).join('\\s+'), 'giu');
    const places = [...text.matchAll(form)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    }));
    const found = places.find(({ start }) => start >= from) ?? places[0];
    if (found) return found;
  }
  return line ? findLine(text, line) : undefined;
}

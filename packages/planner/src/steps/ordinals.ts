export const ordinalWords = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

export const anyOrdinal = `(?:(?:${ordinalWords.join('|')}|\\d+(?:st|nd|rd|th))(?:-last)?|last)`;

export function renderOrdinal(ordinal: number): string {
  if (ordinal === -1) return 'last';
  if (ordinal < 0) return `${renderOrdinal(-ordinal)}-last`;
  return ordinalWords[ordinal - 1] ?? `${ordinal}${suffixOf(ordinal)}`;
}

export function readOrdinal(word: string): number {
  if (word === 'last') return -1;
  if (word.endsWith('-last')) return -readOrdinal(word.slice(0, -'-last'.length));
  const position = ordinalWords.indexOf(word);
  return position >= 0 ? position + 1 : Number.parseInt(word, 10);
}

function suffixOf(ordinal: number): string {
  if (ordinal % 100 >= 11 && ordinal % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][ordinal % 10] ?? 'th';
}

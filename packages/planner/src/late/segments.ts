/** A first part of a clause, and the words that are left for later. */
export interface Segment {
  text: string;
  rest: string;
}

const cut =
  /\s*[;.]\s+|\s*,\s+(?:(?:and|but|then|so)\s+)*|\s+(?:and then|and|then|but)\s+|\s+(?:->|=>|→|⇒|–|—|-)\s+/gi;
const mostCuts = 12;

/** Quotes are never cut. */
function isQuoted(text: string, index: number): boolean {
  const before = text.slice(0, index);
  const straight = (before.match(/"/g) ?? []).length;
  return straight % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** The whole clause, then ever shorter beginnings of it. */
export function listSegments(clause: string): Segment[] {
  const text = clause.trim();
  const cuts = [...text.matchAll(cut)]
    .filter(({ index }) => index > 0 && !isQuoted(text, index))
    .slice(0, mostCuts)
    .map((match) => ({
      text: text.slice(0, match.index).trim(),
      rest: text.slice(match.index + match[0].length).trim(),
    }))
    .filter((segment) => segment.text !== '' && segment.rest !== '');
  return [{ text, rest: '' }, ...cuts.reverse()];
}

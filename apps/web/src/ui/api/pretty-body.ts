export interface Piece {
  kind: 'name' | 'text' | 'number' | 'word' | 'plain';
  text: string;
}

/** Longer texts are shown without colours: each piece costs an element. */
const mostColoured = 40_000;
const pieces = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/** JSON with indents; undefined where the text is none. */
export function formatJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return undefined;
  }
}

/** Formatted JSON cut into pieces of one colour each. */
export function colourJson(json: string): Piece[] {
  if (json.length > mostColoured) return [{ kind: 'plain', text: json }];
  const found: Piece[] = [];
  let last = 0;
  for (const match of json.matchAll(pieces)) {
    const [whole, quoted, colon, digits] = match;
    if (match.index > last) found.push({ kind: 'plain', text: json.slice(last, match.index) });
    if (quoted) {
      found.push({ kind: colon ? 'name' : 'text', text: quoted });
      if (colon) found.push({ kind: 'plain', text: colon });
    } else found.push({ kind: digits ? 'number' : 'word', text: whole });
    last = match.index + whole.length;
  }
  if (last < json.length) found.push({ kind: 'plain', text: json.slice(last) });
  return found;
}

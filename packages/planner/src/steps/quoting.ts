/** A literal taken out of a sentence is replaced by a mark, so that no word inside it can be mistaken for grammar. */
const opening = '\uE000';
const closing = '\uE001';

/** One mark, for building regular expressions; the letter says what sort of literal it was. */
export const anyMark = `${opening}[a-z]\\d+${closing}`;
const oneMark = new RegExp(`^${opening}([a-z])(\\d+)${closing}$`);

export function makeMark(sort: string, index: number): string {
  return `${opening}${sort}${index}${closing}`;
}

/** The sort and index of a text that is one mark and nothing else. */
export function readMark(text: string): { sort: string; index: number } | undefined {
  const match = oneMark.exec(text.trim());
  return match?.[1] && match[2] ? { sort: match[1], index: Number(match[2]) } : undefined;
}

/** Characters that the marks are made of never come from an author. */
export function removeMarkCharacters(text: string): string {
  return text.replaceAll(opening, '').replaceAll(closing, '');
}

/** A backslash is doubled only where it would otherwise be read as an escape, so that `C:\Temp` stays readable. */
export function quote(value: string): string {
  const escaped = value
    .replace(/\\(?=["\\nrt]|$)/g, '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `"${escaped}"`;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

export function unescapeQuoted(inner: string): string {
  return inner.replace(/\\(["\\nrt])/g, (_, character: string) => escapes[character] ?? character);
}

/** Takes the double-quoted texts out of a canonical sentence. */
export function maskQuoted(sentence: string): { masked: string; values: string[] } {
  const values: string[] = [];
  const masked = removeMarkCharacters(sentence).replace(/"((?:[^"\\]|\\.)*)"/gs, (_, inner: string) => {
    values.push(unescapeQuoted(inner));
    return makeMark('q', values.length - 1);
  });
  return { masked, values };
}

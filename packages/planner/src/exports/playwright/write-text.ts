/** A string literal in single quotes that means exactly this text. */
export function writeString(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (pair, character: string) => (character === '"' ? '"' : pair))
    .replaceAll("'", "\\'");
  return `'${breakMarkup(inner)}'`;
}

/** A pattern as code that means exactly it. */
export function writePattern(source: string, flags = ''): string {
  return `new RegExp(${writeString(source)}${flags ? `, ${writeString(flags)}` : ''})`;
}

/** The inner part of a template literal. */
export function writeTemplatePart(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (pair, character: string) => (character === '"' ? '"' : pair))
    .replaceAll('`', '\\`')
    .replace(/\$(?=\{)/g, '\\$');
  return breakMarkup(inner);
}

/** Line separators end a line for some readers, and a script's end tag ends a page the file may be shown on. */
function breakMarkup(inner: string): string {
  return inner
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replace(/<\/(?=script)/gi, '<\\/');
}

/** A comment ends with its line, so the text has to stay on it. */
export function writeComment(text: string): string {
  return `// ${text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim()}`;
}

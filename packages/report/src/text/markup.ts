/** Text that is markup already; everything else is escaped where it is put in. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Takes out what no XML file may contain and no page shows: colours of terminals, control characters, halves of characters.
 * Texts come from consoles, sites and people, so all of this happens.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}\[[0-9;]*[A-Za-z]/gu, '')
    .replace(/(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu, '');
}

/** One line, for attributes: their line breaks are lost on reading anyway. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

function escapeText(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return escapeText(String(part));
}

/** Writes HTML or XML: the template is taken as it is, whatever is put into it is escaped. Attributes stand in double quotes. */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(template.map((piece, index) => piece + write(parts[index])).join(''));
}

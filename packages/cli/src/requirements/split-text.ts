export interface Requirement {
  /** Its heading, or the beginning of its first line. */
  name: string;
  text: string;
  /** The file that it comes from. */
  from?: string;
}

const heading = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;
const rule = /^ {0,3}-{3,}\s*$/;
const fence = /^ {0,3}(```|~~~)/;
const longestName = 80;

function shorten(line: string): string {
  const words = line.trim();
  return words.length <= longestName ? words : `${words.slice(0, longestName - 1).trimEnd()}…`;
}

/** Undefined for a part that says nothing but its heading. */
function toRequirement(lines: readonly string[], title: string | undefined): Requirement | undefined {
  const body = lines.join('\n').trim();
  if (body === '') return undefined;
  const first = body.split('\n')[0] ?? '';
  const text = title === undefined ? body : `# ${title}\n\n${body}`;
  return { name: shorten(title ?? first), text };
}

/** Parts a text at its headings and at lines of three dashes or more; a text without any is one requirement. */
export function splitText(text: string): Requirement[] {
  const parts: { title?: string; lines: string[] }[] = [{ lines: [] }];
  let fenced: string | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const mark = fence.exec(line)?.[1];
    if (mark && (fenced === undefined || fenced === mark)) fenced = fenced === undefined ? mark : undefined;
    const title = fenced === undefined ? heading.exec(line)?.[1] : undefined;
    if (title !== undefined) parts.push({ title, lines: [] });
    else if (fenced === undefined && rule.test(line)) parts.push({ lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.flatMap(({ title, lines }) => toRequirement(lines, title) ?? []);
}

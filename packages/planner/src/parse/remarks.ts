const isGherkin = /^\s*(?:Feature|Scenario(?: Outline| Template)?|Background)\s*:/im;
const remark = /^\s*(?:#|@[\w-]+(?:\s+@[\w-]+)*\s*$)/;

/** Tags and comments of Gherkin are about the text, not part of it. Elsewhere, a # is a heading or a number. */
export function dropRemarks(text: string): string {
  if (!isGherkin.test(text)) return text;
  return text
    .split('\n')
    .filter((line) => !remark.test(line))
    .join('\n');
}

const inlineLabel =
  /(?<=[.!?;)\uE001,]) +(?=(?:test steps|steps(?: to reproduce)?|expected(?: (?:results?|outcomes?|behaviou?rs?))?|actual(?: (?:results?|behaviou?rs?))?|pre-?conditions?|acceptance criteria)\s*:\s)/gi;
const counted = /(?:^|\s)\(?(\d{1,2})[.)]\s+(?=[A-Za-z\uE000])/g;

/** Puts labels and numbered steps that run on in one line on lines of their own. Literals are masked. */
export function partLines(text: string): string {
  return text
    .replace(inlineLabel, (space: string, offset: number) =>
      text.charAt(offset) === space.charAt(0) ? '\n' : space,
    )
    .replace(/,\n/g, '\n')
    .split('\n')
    .map(partNumbers)
    .join('\n');
}

/** "1. … 2. … 3. …": only where the numbers count up from one. */
function partNumbers(line: string): string {
  const found = [...line.matchAll(counted)];
  const isCount = found.length > 1 && found.every((match, index) => Number(match[1]) === index + 1);
  if (!isCount) return line;
  const starts = found.map(({ index }) => index);
  const before = line.slice(0, starts[0]).trim();
  const parts = starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  return [...(before === '' ? [] : [before]), ...parts].join('\n');
}

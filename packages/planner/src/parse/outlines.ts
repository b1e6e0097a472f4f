const outlineStart = /^\s*scenario (?:outline|template)\s*:/i;
const scenarioStart = /^\s*(?:scenario|example|rule|feature|background)\b.*:/i;
const examplesStart = /^\s*(?:examples|scenarios|data)\s*:?\s*$/i;
const tableRow = /^\s*\|(.+)\|\s*$/;

/** Writes a scenario outline once for each row of its examples table. */
export function expandOutlines(text: string): string {
  const lines = text.split('\n');
  const written: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (!examplesStart.test(line)) {
      written.push(line);
      continue;
    }
    const rows: string[][] = [];
    let next = index + 1;
    for (; next < lines.length; next++) {
      const cells = tableRow.exec(lines[next] ?? '')?.[1];
      if (cells === undefined && (lines[next] ?? '').trim() !== '') break;
      if (cells === undefined && rows.length > 0) break;
      if (cells !== undefined) rows.push(cells.split('|').map((cell) => cell.trim()));
    }
    const [heads, ...examples] = rows;
    if (!heads || examples.length === 0) {
      written.push(line);
      continue;
    }
    const outline = written.splice(findStart(written));
    for (const example of examples) written.push(...fillOutline(outline, heads, example), '');
    index = next - 1;
  }
  return written.join('\n');
}

function findStart(written: string[]): number {
  const start = written.findLastIndex((line) => outlineStart.test(line));
  if (start >= 0) return start;
  const other = written.findLastIndex((line) => scenarioStart.test(line));
  return Math.max(other, 0);
}

function fillOutline(outline: string[], heads: string[], example: string[]): string[] {
  const values = new Map(heads.map((head, index) => [head.toLowerCase(), example[index] ?? '']));
  const row = example.join(', ');
  const filled = outline.map((line) => {
    if (outlineStart.test(line)) return `${line.replace(outlineStart, 'Scenario:')} (${row})`;
    return line.replace(
      /(^|["'\s])?<([^<>]+)>(?=(.?))/g,
      (whole, before: string | undefined, name: string, after: string) => {
        const value = values.get(name.trim().toLowerCase());
        if (value === undefined) return whole;
        const isWord = (before === undefined || before.trim() === '') && !/[\w"'/]/.test(after);
        const isPlain = /^[^"]*$/.test(value);
        return (before ?? '') + (isWord && isPlain && before !== undefined ? `"${value}"` : value);
      },
    );
  });
  return filled.some((line) => scenarioStart.test(line)) ? filled : [`Scenario: ${row}`, ...filled];
}

export type CsvCell = string | number | boolean | null | undefined;

/** What a spreadsheet would take for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** Numbers are left as they are, since a negative number is no formula; texts that begin like one are made plain text. */
function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as RFC 4180 has them: commas, lines ended by CR LF, quotes around what needs them. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

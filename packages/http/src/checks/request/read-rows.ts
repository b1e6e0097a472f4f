import { parse } from 'csv-parse/sync';
import { ChecksProblem } from '../model/problem.ts';

export type Row = Record<string, string>;

const mostRows = 1000;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readJson(text: string): Row[] {
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch (error) {
    throw new ChecksProblem(`The data is not valid JSON: ${reasonOf(error)}.`, { cause: error });
  }
  if (!Array.isArray(rows)) throw new ChecksProblem('The data must be a list of objects, one for each row.');
  return rows.map((row: unknown, index) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new ChecksProblem(
        `Row ${index + 1} of the data is not an object. Write each row as {"name": "value"}.`,
      );
    }
    const entries = Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return Object.fromEntries(entries);
  });
}

/** What stands between the names of the head line; cells may hold the others. */
function delimiterOf(text: string): string {
  const head = text.split(/\r?\n/, 1)[0] ?? '';
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}

function readCsv(text: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
    }) as Row[];
  } catch (error) {
    throw new ChecksProblem(`The data is not valid CSV: ${reasonOf(error)}.`, { cause: error });
  }
}

/** The rows of CSV with a head line, or of a JSON list; undefined without any data. */
export function readRows(data: string): Row[] | undefined {
  const text = data.trim();
  if (text === '') return undefined;
  const rows = /^[[{]/.test(text) ? readJson(text) : readCsv(text);
  if (rows.length === 0) {
    throw new ChecksProblem('The data has no rows. Add one below the head line, or leave the data empty.');
  }
  if (rows.length > mostRows) {
    throw new ChecksProblem(`The data has ${rows.length} rows. At most ${mostRows} can be run at once.`);
  }
  return rows;
}

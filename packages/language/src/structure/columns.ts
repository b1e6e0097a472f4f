import { countWords } from './chars.ts';
import type { Table, TableRow } from './tables.ts';

/** What a column of a table holds. */
export type Column = 'number' | 'step' | 'claim' | 'data' | 'note' | 'title' | 'before';

const names: Record<Column, string> = {
  number:
    '#|no|no.|nr|nr.|number|step no|step no.|step #|step nr|step number|s.no|s.no.|s no|sr. no.|sr no|id|test case id|tc id|tc|test id|case id|case|ref|key',
  step: `step|steps|action|actions|test step|test steps|step description|step action|action step|do|what to do|procedure|instruction|instructions|test action
    |user action|steps to reproduce|steps to execute|activity|when`,
  claim: `expected|expected result|expected results|expected outcome|expected outcomes|expected behavior|expected behaviour|expected output|expectation
    |then|should|what should happen|acceptance criteria|expected response|expects`,
  note: `actual|actual result|actual results|actual outcome|status|remark|remarks|comment|comments|note|notes|pass/fail|passed|priority|prio|severity|tester
    |tested by|author|ok?|ok|done|bug|browser|date|module|type|component|executed by|pass / fail|p/f|evidence|screenshot`,
  title:
    'title|test case|test case title|test case name|test title|test name|test|scenario|summary|test scenario|name of the test|test case description|story',
  before:
    'precondition|preconditions|pre-condition|pre-conditions|prerequisite|prerequisites|setup|given|pre-requisites',
  data: 'data|test data|input|inputs|value|values|description',
};

const columns = new Map<string, Column>();
for (const [column, list] of Object.entries(names) as [Column, string][])
  for (const name of list.split('|')) columns.set(name.trim(), column);

export interface TableForm {
  /** Where a row says what to do, and perhaps what comes of it; `cases`: each row is a requirement of its own. */
  kind: 'steps' | 'cases' | 'data';
  /** Its first row names the columns. */
  hasHeader: boolean;
  columns: Column[];
  names: string[];
}

function nameOf(text: string, cell: { start: number; end: number } | undefined): string {
  if (!cell) return '';
  return text
    .slice(cell.start, Math.min(cell.end, cell.start + 60))
    .replace(/[*_`]/g, '')
    .trim();
}

const figure = /^[\s\d.#)(-]*$/;

/** Whether all cells of a column are numbers or empty. */
function isCounted(text: string, rows: readonly TableRow[], column: number): boolean {
  return rows.every(({ cells }) => {
    const cell = cells[column];
    return !cell || figure.test(text.slice(cell.start, Math.min(cell.end, cell.start + 8)));
  });
}

export function readForm(text: string, table: Table): TableForm {
  const rows = table.rows.filter(({ isRule }) => !isRule);
  const header = rows[0]?.cells ?? [];
  const titles = header.map((cell) => nameOf(text, cell));
  const kinds = titles.map((name) => columns.get(name.toLowerCase().replace(/\(s\)$/, 's')));
  const isRuled = table.rows[1]?.isRule === true;
  const isShort = header.every((cell) => countWords(text, cell.start, cell.end, 9) <= 8);
  const hasHeader = rows.length > 1 && (isRuled || isShort);
  if (!hasHeader) return { kind: 'data', hasHeader, columns: header.map(() => 'data'), names: [] };
  const body = rows.slice(1);
  if (kinds.includes('step') || kinds.includes('claim') || kinds.includes('title'))
    settle(text, kinds, titles, body);
  const hasStep = kinds.includes('step');
  const hasClaim = kinds.includes('claim');
  if (!hasStep && !(hasClaim && kinds.includes('title'))) {
    // Without steps the columns are inputs and results, whatever else their names may mean.
    return {
      kind: 'data',
      hasHeader,
      columns: kinds.map((kind) => (kind === 'claim' ? kind : 'data')),
      names: titles,
    };
  }
  const kind = kinds.includes('title') ? 'cases' : 'steps';
  return { kind, hasHeader, columns: kinds.map((one) => one ?? 'data'), names: titles };
}

/** "Step | Action | Expected": the first holds the numbers. "# | Description | Expected": the second says what to do. */
function settle(
  text: string,
  kinds: (Column | undefined)[],
  titles: readonly string[],
  body: readonly TableRow[],
) {
  const steps = kinds.flatMap((kind, index) => (kind === 'step' ? [index] : []));
  for (const index of steps) if (steps.length > 1 && isCounted(text, body, index)) kinds[index] = 'number';
  if (kinds.includes('step')) return;
  const described = titles.findIndex((name) => /^(description|test description|task)$/i.test(name));
  if (described >= 0 && kinds.includes('claim')) kinds[described] = 'step';
}

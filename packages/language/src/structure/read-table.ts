import { skipSpace } from './chars.ts';
import { type Column, readForm, type TableForm } from './columns.ts';
import { put, say } from './say.ts';
import { beginRequirement, contextOf, type Reading } from './state.ts';
import type { Cell, Table, TableRow } from './tables.ts';
import type { Context, Role } from './types.ts';

const rolesOfColumns: Record<Column, Role> = {
  number: 'label',
  step: 'step',
  claim: 'claim',
  data: 'data',
  note: 'note',
  title: 'title',
  before: 'sentence',
};
const emptyCell = /^[-–—\s]*$/;

export function readTable(reading: Reading, table: Table) {
  const form = readForm(reading.text, table);
  const header = form.hasHeader ? table.rows.find(({ isRule }) => !isRule) : undefined;
  for (const row of table.rows) {
    reading.list.beginLine();
    if (row.isRule) continue;
    if (row === header)
      for (const cell of row.cells) reading.list.put(cell.start, cell.end, 'heading', contextOf(reading));
    else sayRow(reading, row, form);
  }
  reading.items = [];
}

function contextOfCell(
  reading: Reading,
  form: TableForm,
  index: number,
  number: string | undefined,
): Context {
  const context = contextOf(reading);
  const name = form.names[index];
  if (name) context.column = name;
  if (number !== undefined) context.number = number;
  return context;
}

function sayRow(reading: Reading, row: TableRow, form: TableForm) {
  if (form.kind === 'cases' && row.cells.some(({ start, end }) => end > start))
    beginRequirement(reading, 'case');
  if (reading.gherkin.inExamples && form.hasHeader) keepExample(reading, row, form);
  let number: string | undefined;
  let step: number | undefined;
  for (const [index, cell] of row.cells.entries()) {
    const written = reading.text.slice(cell.start, Math.min(cell.end, cell.start + 20));
    if (cell.end - cell.start <= 2 && emptyCell.test(written)) continue;
    const column = form.columns[index] ?? 'data';
    const context = contextOfCell(reading, form, index, column === 'number' ? undefined : number);
    if (column === 'number') number = written;
    const said = sayCell(reading, cell, column, context, form, step);
    if (column === 'step') {
      step = said;
      reading.lastStep = said ?? reading.lastStep;
    }
  }
}

function sayCell(
  reading: Reading,
  cell: Cell,
  column: Column,
  context: Context,
  form: TableForm,
  step: number | undefined,
): number | undefined {
  const role = rolesOfColumns[column];
  const start = skipSpace(reading.text, cell.start, cell.end);
  if (column === 'number' || column === 'title' || (column === 'data' && form.kind === 'data')) {
    const parent = reading.gherkin.inExamples ? undefined : (reading.gherkin.step ?? reading.intro);
    return put(reading, start, cell.end, { role, context, parent: column === 'data' ? parent : undefined });
  }
  const parent =
    column === 'step' || column === 'before'
      ? undefined
      : (step ?? (column === 'claim' ? reading.lastStep : undefined));
  return say(reading, start, cell.end, { role, context, parent }).first;
}

function keepExample(reading: Reading, row: TableRow, form: TableForm) {
  const values = row.cells.map((cell, index): [string, string] => [
    form.names[index] ?? '',
    reading.text.slice(cell.start, cell.end),
  ]);
  reading.examples.push({ at: reading.list.pieces.length, example: new Map(values) });
}

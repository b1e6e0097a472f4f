/// <reference lib="dom" />

export interface TableReading {
  headings: string[];
  /** Rows that a cell above still reaches into, by column. */
  spans: number[];
  column: number;
}

/** Which column a cell is in, with cells that span several. Runs in the page: it may use nothing from outside itself. */
export function makeColumns() {
  function startTable(): TableReading {
    return { headings: [], spans: [], column: 0 };
  }

  function startRow(table: TableReading): void {
    table.column = 0;
    table.spans = table.spans.map((left) => Math.max(left - 1, 0));
  }

  /** Takes the next free column; returns it. */
  function enterCell(table: TableReading, cell: Element): number {
    const stated = Number(cell.getAttribute('aria-colindex'));
    while ((table.spans[table.column] ?? 0) > 0) table.column += 1;
    const column = stated > 0 ? stated - 1 : table.column;
    const wide = Math.max(Number(cell.getAttribute('colspan') ?? cell.getAttribute('aria-colspan')) || 1, 1);
    const high = Math.max(Number(cell.getAttribute('rowspan') ?? cell.getAttribute('aria-rowspan')) || 1, 1);
    for (let next = column; next < Math.min(column + wide, column + 50); next += 1) table.spans[next] = high;
    table.column = column + wide;
    return column;
  }

  /** A heading across several columns, such as that of a group of rows, leaves the names that they have. */
  function nameColumn(table: TableReading, column: number, name: string): void {
    const isWide = table.column - column > 1;
    if (isWide && table.headings[column]) return;
    table.headings[column] = name;
  }

  /** The name of a cell's column. A cell across all columns is in none of them. */
  function columnOf(table: TableReading, column: number): string {
    const wide = table.column - column;
    return wide > 1 && wide >= table.headings.length ? '' : (table.headings[column] ?? '');
  }

  return { startTable, startRow, enterCell, nameColumn, columnOf };
}

export type Columns = ReturnType<typeof makeColumns>;

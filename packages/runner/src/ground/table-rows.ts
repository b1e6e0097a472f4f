import type { SeenElement } from '../snapshot/types.ts';

export const cells = /^(?:cell|gridcell|rowheader|columnheader)$/;
const tables = /^(?:table|grid|treegrid)$/;
const slack = 4;

export interface TableRows {
  /** Rows of nothing but column headings. */
  headers: Set<string>;
  /**
   * Rows of one cell across all columns, in tables whose other rows have several: group headings, footers, notes; and the rows of a
   * table in such a cell.
   */
  spanning: Set<string>;
  /** First rows of one cell across all columns: the captions of their tables, or headings of their first group. */
  first: Set<string>;
  /** Tables with a row of column headings: what stands in their cells is a part of them, also another table. */
  headed: Set<string>;
}

function spans({ box }: SeenElement, [cell, other]: readonly SeenElement[]): boolean {
  return cell !== undefined && other === undefined && box.width > 0 && cell.box.width >= box.width - slack;
}

/** Tells apart the rows of tables by what their cells are. */
export function readTableRows(elements: readonly SeenElement[]): TableRows {
  const tableRefs = new Set(elements.filter(({ role }) => tables.test(role)).map(({ ref }) => ref));
  const cellsOf = Map.groupBy(
    elements.filter(({ role }) => cells.test(role)),
    ({ containers }) => containers[0] ?? '',
  );
  const inRow = ({ ref }: SeenElement) => cellsOf.get(ref) ?? [];
  const tableOf = ({ containers }: SeenElement) => containers.find((ref) => tableRefs.has(ref)) ?? '';
  const isHeader = (row: SeenElement) => inRow(row).every(({ role }) => role === 'columnheader');
  const rows = elements.filter(({ role, ref }) => role === 'row' && cellsOf.has(ref));
  const headers = rows.filter(isHeader);
  const data = rows.filter((row) => !isHeader(row));
  const regular = new Set(data.filter((row) => inRow(row).length > 1).map(tableOf));
  const headed = new Set(
    headers
      .filter((row) => inRow(row).filter(({ text, name }) => text !== '' || name !== '').length > 1)
      .map(tableOf),
  );
  const wider = new Set(rows.filter((row) => inRow(row).length > 1).map(tableOf));
  const first = [...Map.groupBy(rows, tableOf)].flatMap(([table, [row]]) =>
    row && wider.has(table) && spans(row, inRow(row)) ? [row.ref] : [],
  );
  const wide = rows.filter((row) => regular.has(tableOf(row)) && spans(row, inRow(row)));
  const holders = new Set(wide.filter((row) => headed.has(tableOf(row))).map(({ ref }) => ref));
  const parts = rows.filter(({ containers }) => containers.some((ref) => holders.has(ref)));
  return {
    headers: new Set(headers.map(({ ref }) => ref)),
    spanning: new Set([...wide, ...parts].map(({ ref }) => ref)),
    first: new Set(first),
    headed,
  };
}

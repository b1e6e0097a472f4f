import type { SeenElement } from './types.ts';

const tables = /^(?:table|grid|treegrid)$/;
const cells = /^(?:cell|gridcell|rowheader)$/;

interface Table {
  element: SeenElement;
  headings: SeenElement[];
  rows: SeenElement[][];
}

function readTable(element: SeenElement, inside: readonly SeenElement[]): Table {
  const byRow = Map.groupBy(
    inside.filter(({ role }) => cells.test(role)),
    ({ containers }) => containers[0],
  );
  return {
    element,
    headings: inside.filter(({ role }) => role === 'columnheader'),
    rows: [...byRow.values()],
  };
}

/** The rows may be scrolled up behind their headings, so that only the sides are compared. */
function isInLine({ box }: SeenElement, below: SeenElement): boolean {
  const isAsWide = Math.abs(box.width - below.box.width) < 40 && Math.abs(box.x - below.box.x) < 40;
  return isAsWide && below.box.y - (box.y + box.height) < 40;
}

/** A table that scrolls below its headings is often two: one of nothing but headings, and one of rows without any. */
export function attachColumns(elements: readonly SeenElement[]): void {
  const found = elements.filter(({ role, states }) => tables.test(role) && states.visible);
  if (found.length < 2) return;
  const refs = new Set(found.map(({ ref }) => ref));
  const inside = Map.groupBy(
    elements.filter(({ role }) => role === 'columnheader' || cells.test(role)),
    ({ containers }) => containers.find((ref) => refs.has(ref)),
  );
  const read = found.map((element) => readTable(element, inside.get(element.ref) ?? []));
  for (const [at, { element, headings, rows }] of read.entries()) {
    const body = read[at + 1];
    const isHead = headings.length > 0 && rows.length === 0;
    if (!isHead || !body || body.headings.length > 0 || body.element.frame !== element.frame) continue;
    if (!body.rows.every((row) => row.length === headings.length) || !isInLine(element, body.element))
      continue;
    for (const row of body.rows)
      for (const [index, cell] of row.entries())
        cell.column ||= headings[index]?.name || headings[index]?.text || '';
  }
}

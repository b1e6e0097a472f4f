/// <reference lib="dom" />

/**
 * Tables that are drawn with plain elements: rows made alike, one below the other, whose parts stand side by side in the same columns.
 * Runs in the page: it may use nothing from outside itself.
 */
export function makeGrids() {
  const known = new WeakMap<Element, string>();
  const seen = new WeakSet<Element>();
  const mostCells = 40;
  const slack = 4;
  const marked =
    /^(?:hd|hdr|head|header|heading|headings|thead|th|titles?|labels|caption)$|head(?:er|ing)?s?$/i;

  function childrenOf(parent: Element): Element[] {
    const children: Element[] = [];
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) children.push(child);
    return children;
  }

  function isPlain(element: Element): boolean {
    return /^(?:div|span|a|p|section|article)$/.test(element.localName) && !element.hasAttribute('role');
  }

  function isRow(element: Element): boolean {
    const count = element.childElementCount;
    if (!isPlain(element) || count < 2 || count > mostCells) return false;
    if (element.querySelector('h1,h2,h3,h4,h5,h6,table,label,nav,form')) return false;
    return element.querySelectorAll('input,select,textarea').length <= 1;
  }

  function boxesOf(row: Element): DOMRect[] {
    return childrenOf(row).map((cell) => cell.getBoundingClientRect());
  }

  /** Parts stand side by side, from left to right. */
  function isLine(boxes: readonly DOMRect[]): boolean {
    return boxes.every((box, index) => {
      const before = boxes[index - 1];
      if (!before) return true;
      return box.left >= before.right - slack && box.top < before.bottom && box.bottom > before.top;
    });
  }

  function areAligned(one: readonly DOMRect[], other: readonly DOMRect[]): boolean {
    const [first, second] = [one[0], other[0]];
    if (one.length !== other.length || !first || !second) return false;
    if (second.top < first.bottom - slack && first.top < second.bottom - slack) return false;
    return one.every((box, index) => Math.abs(box.left - (other[index]?.left ?? 0)) <= slack);
  }

  function isHeader(row: Element, next: Element): boolean {
    if ([...row.classList].some((name) => marked.test(name))) return true;
    if (/\d/.test(row.textContent ?? '') || row.querySelector('button,a[href],input')) return false;
    const [style, other] = [getComputedStyle(row), getComputedStyle(next)];
    const [cell, otherCell] = [row.lastElementChild, next.lastElementChild];
    const inner = cell && otherCell ? [getComputedStyle(cell), getComputedStyle(otherCell)] : [];
    return (
      style.fontWeight !== other.fontWeight ||
      style.fontSize !== other.fontSize ||
      inner[0]?.fontWeight !== inner[1]?.fontWeight ||
      inner[0]?.fontSize !== inner[1]?.fontSize
    );
  }

  function mark(row: Element, role: string): void {
    known.set(row, 'row');
    for (const cell of childrenOf(row)) if (isPlain(cell)) known.set(cell, role);
  }

  /** The rows that are made alike among the children of an element. */
  function findRows(parent: Element): Element[] {
    const alike = Map.groupBy(
      childrenOf(parent).filter(isRow),
      (row) => `${row.localName} ${row.classList[0] ?? ''} ${row.childElementCount}`,
    );
    const [most] = [...alike.values()].sort((one, other) => other.length - one.length);
    return most ?? [];
  }

  /** Two rows that stand as in a table, of which the second is data. */
  function isTable(header: Element | undefined, rows: readonly Element[]): boolean {
    const [first, second] = header ? [header, rows[0]] : rows;
    if (!first || !second) return false;
    const [upper, lower] = [boxesOf(first), boxesOf(second)];
    return isLine(upper) && isLine(lower) && areAligned(upper, lower);
  }

  function take(table: Element, header: Element | undefined, rows: readonly Element[]): void {
    known.set(table, 'table');
    if (header) mark(header, 'columnheader');
    for (const row of rows) mark(row, 'cell');
  }

  /** Looks whether the children of an element are such rows, and notes their roles. */
  function consider(element: Element): void {
    if (seen.has(element) || known.has(element) || element.childElementCount < 2) return;
    seen.add(element);
    if (element.closest('table,[role=table],[role=grid],[role=treegrid],nav')) return;
    const own = findRows(element);
    const [first, second, ...others] = own;
    if (first && second) {
      const header = isHeader(first, second) ? first : undefined;
      const data = header ? [second, ...others] : own;
      if ((header || first.childElementCount > 2) && isTable(header, data)) {
        take(element, header, data);
        return;
      }
    }
    for (const header of childrenOf(element).filter(isRow)) {
      const body = header.nextElementSibling;
      const rows = body && isPlain(body) ? findRows(body) : [];
      const [data] = rows;
      if (!data || data.childElementCount !== header.childElementCount) continue;
      if (!isHeader(header, data) || !isTable(header, rows)) continue;
      known.set(body as Element, 'rowgroup');
      take(element, header, rows);
      return;
    }
  }

  return { consider, roleOf: (element: Element) => known.get(element) };
}

export type Grids = ReturnType<typeof makeGrids>;

import { readControl } from './controls.ts';
import { tellStates } from './details.ts';
import { namePart } from './naming.ts';
import type { Surroundings } from './outline.ts';
import { hasOwnWords, takeApart } from './pieces.ts';
import { isColumn, isText, listThings, makeThing } from './things.ts';
import type { Node } from './tree.ts';
import type { Thing } from './types.ts';
import { fold, isWorded, shorten } from './words.ts';

const cellRoles = /^(?:cell|gridcell|rowheader|columnheader)$/;

interface Row {
  node: Node;
  cells: Node[];
}

/** Column headings once, then a row on each line; a row across all columns is the title of those below it. */
export function readTable(node: Node, around: Surroundings): Thing[] {
  const { rows, loose } = splitRows(node.children);
  if (rows.length === 0) return around.read(node.children);
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const name = namePart(node);
  const content: Thing[] = around.read(loose).filter((one) => fold(one.name) !== fold(name));
  let hasRows = false;
  let open: Thing[] = content;
  const found: Thing[] = [];
  for (const row of rows) {
    const isHead = row.cells.length > 0 && row.cells.every(({ element }) => element.role === 'columnheader');
    if (isHead && !hasRows && (row.cells.length > 1 || widest === 1)) {
      content.push(...row.cells.flatMap((cell) => readColumn(cell, around)));
      continue;
    }
    hasRows = true;
    const [only] = row.cells;
    if (isHead && only && row.cells.length === 1) {
      const title = makeThing(row.node, 'section', shorten(only.element.text));
      content.push(title);
      open = title.content;
      continue;
    }
    const read = readRow(row.node, row.cells, around);
    found.push(...read);
    open.push(...read);
  }
  nameRows(found);
  return [makeThing(node, 'table', name, { content })];
}

function splitRows(nodes: readonly Node[]): { rows: Row[]; loose: Node[] } {
  const found: { rows: Row[]; loose: Node[] } = { rows: [], loose: [] };
  for (const one of nodes) {
    const { role, states } = one.element;
    if (role === 'row') {
      if (states.visible) found.rows.push({ node: one, cells: listRowCells(one) });
      continue;
    }
    const inner = /^(?:table|grid|treegrid)$/.test(role) ? undefined : splitRows(one.children);
    if (!inner || inner.rows.length === 0) found.loose.push(one);
    else {
      found.rows.push(...inner.rows);
      found.loose.push(...inner.loose);
    }
  }
  return found;
}

/** What fills the slot of a cell is told behind it and belongs to it. */
function listCells(nodes: readonly Node[]): Node[] {
  const cells: Node[] = [];
  for (const one of nodes) {
    if (cellRoles.test(one.element.role)) {
      if (one.element.states.visible) cells.push(one);
      continue;
    }
    const inner = listCells(one.children);
    const last = cells.at(-1);
    if (inner.length > 0 || !last) cells.push(...inner);
    else cells.splice(-1, 1, { ...last, children: [...last.children, one] });
  }
  return cells;
}

/** A heading with a button in it is that button; the words of both are the same. */
function readColumn(cell: Node, around: Surroundings): Thing[] {
  const inner = around.read(cell.children).filter((one) => !isText(one) && one.kind !== 'icon');
  const [only] = inner;
  if (
    only &&
    inner.length === 1 &&
    (only.kind === 'button' || only.kind === 'checkbox' || only.kind === 'link')
  )
    return [{ ...only, column: shorten(cell.element.text) }];
  const [own] = readControl({ ...cell, children: [] }, 'column', around);
  return own ? [{ ...own, hint: '' }, ...inner] : inner;
}

export function readRow(node: Node, cells: readonly Node[], around: Surroundings): Thing[] {
  const parts = cells.length > 0 ? cells.map((cell) => readCell(cell, around)) : [around.read(node.children)];
  const flat = parts.flatMap((things, cell) =>
    [...listThings(things)].map((one): Thing => ({ ...one, content: [], cell })),
  );
  if (!flat.some((one) => isWorded(one.name) || one.hint !== '' || !isText(one))) return [];
  const details = [...(node.element.interactive ? ['clickable'] : []), ...tellStates(node.element, 'row')];
  const lead = flat.find(isNaming) ?? flat.find(({ kind, name }) => kind === 'button' && isWorded(name));
  return [makeThing(node, 'row', lead?.name ?? '', { content: flat, details, ...(lead && { lead }) })];
}

export function listRowCells(node: Node): Node[] {
  return listCells(node.children);
}

function readCell(cell: Node, around: Surroundings): Thing[] {
  const inner = around.read(cell.children);
  const { column, text } = cell.element;
  const isPlain = inner.every((one) => isText(one)) && inner.length <= 1;
  if (inner.length > 0 && !isPlain) {
    if (!hasOwnWords(takeApart(cell))) return inner;
    return around.inside(cell);
  }
  return [makeThing(cell, 'cell', shorten(text, 80), { ...(column !== '' && { column }) })];
}

const longestName = 60;

/** Column headings that stay in sight while the rows scroll are often a table of their own. */
export function joinTables(things: readonly Thing[]): Thing[] {
  const joined: Thing[] = [];
  for (const thing of things) {
    const before = joined.at(-1);
    const isHead = before?.kind === 'table' && before.content.every(isColumn);
    if (before && isHead && thing.kind === 'table' && !thing.content.some(isColumn))
      joined.splice(-1, 1, {
        ...thing,
        name: thing.name || before.name,
        refs: [...thing.refs, ...before.refs],
        content: [...before.content, ...thing.content],
      });
    else joined.push(thing);
  }
  return joined;
}

/** A person calls a row by its first words; a number alone only if it is long, such as an order's. */
function isNaming(one: Thing): boolean {
  if (!isText(one) && one.kind !== 'link' && one.kind !== 'heading') return false;
  if (/^\p{Lu}{1,2}$/u.test(one.name)) return false;
  return /\p{L}|\d{3}/u.test(one.name) && one.name.length <= longestName;
}

const mostAlike = 0.8;

/** Rows go by the first column whose words tell most of them apart. */
function nameRows(rows: readonly Thing[]): void {
  const named = rows.map((row) => row.content.filter(isNaming));
  const columns = Map.groupBy(named.flat(), ({ cell }) => cell ?? 0);
  const distinct = [...columns].map(([at, cells]) => ({
    at,
    names: new Set(cells.map(({ name }) => fold(name))).size,
  }));
  const most = distinct.reduce((sum, { names }) => Math.max(sum, names), 0);
  const best = distinct
    .sort((one, other) => one.at - other.at)
    .find(({ names }) => names >= mostAlike * most);
  const times = Map.groupBy(named.flat(), ({ name }) => fold(name));
  const isOnly = ({ name }: Thing) => times.get(fold(name))?.length === 1;
  for (const [at, row] of rows.entries()) {
    const own = named[at] ?? [];
    const told = own.find(({ cell }) => cell === best?.at);
    const lead = told && isOnly(told) ? told : (own.find(isOnly) ?? told ?? row.lead);
    row.name = lead?.name ?? '';
    if (lead) row.lead = lead;
  }
  hideRepeated(rows);
}

const longestSaid = 20;

/** "Press Space to select this row" on every row is not to be seen, and tells nothing. */
function hideRepeated(rows: readonly Thing[]): void {
  const ticked = rows.flatMap((row) =>
    row.content.filter(({ kind }) => kind === 'checkbox' || kind === 'radio button'),
  );
  for (const alike of Map.groupBy(ticked, ({ name }) => name).values())
    if (alike.length > 1) for (const one of alike) if (one.name.length > longestSaid) one.name = '';
}

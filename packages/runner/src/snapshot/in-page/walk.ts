/// <reference lib="dom" />
import type { Clip, Clipping } from './clipping.ts';
import type { Columns, TableReading } from './columns.ts';
import type { Describe } from './describe.ts';
import type { Generated } from './generated.ts';
import type { Grids } from './grids.ts';
import type { Names } from './names.ts';
import type { Places } from './places.ts';
import type { KeptFrame, RawElement, RawFrame, WalkLimits } from './raw.ts';
import type { Roles } from './roles.ts';
import type { Sight } from './sight.ts';

interface Parts {
  roles: Roles;
  names: Names;
  places: Places;
  columns: Columns;
  sight: Sight;
  describe: Describe;
  clipping: Clipping;
  generated: Generated;
  grids: Grids;
}

interface Around {
  rendered: boolean;
  /** No ancestor is fully transparent. */
  opaque: boolean;
  /** Its own text can be read. */
  readable: boolean;
  clip: Clip;
  containers: number[];
  table: TableReading | undefined;
  column: string;
  /** The parent already shows the hand cursor, so that of the child says nothing. */
  pointer: boolean;
  depth: number;
}

/** Text as read on the page, and as it names things (with what pictures stand for). */
interface Gathered {
  text: string;
  content: string;
  /** Space around it sets it apart from what stands beside it, as the count in "Cart 3". */
  apart?: boolean;
}

/** Goes through a frame once, children before parents' texts. Runs in the page: it may use nothing from outside itself. */
export function walk(
  { roles, names, places, columns, sight, describe, clipping, generated, grids }: Parts,
  limits: WalkLimits,
): KeptFrame {
  const skipped = new Set(
    'script style noscript template head meta link title base param source track datalist'.split(' '),
  );
  const closed = new Set(
    'select textarea input svg canvas video audio object embed iframe progress meter'.split(' '),
  );
  const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';
  const kept = 600;
  const mostText = 400_000;
  const stopAt = performance.now() + limits.milliseconds;
  const raw: RawElement[] = [];
  const elements: Element[] = [];
  const pageText: string[] = [];
  let textLength = 0;
  let truncated = false;
  let visited = 0;
  let hidden = 0;

  function childrenOf(element: Element): Iterable<Node> {
    if (element.shadowRoot) return element.shadowRoot.childNodes;
    if (element instanceof HTMLSlotElement) {
      const assigned = element.assignedNodes();
      if (assigned.length > 0) return assigned;
    }
    return element.childNodes;
  }

  function isOver(): boolean {
    visited += 1;
    if (visited % 128 === 0 && performance.now() > stopAt) truncated = true;
    return truncated && performance.now() > stopAt;
  }

  function hasOwnText(element: Element): boolean {
    for (const node of childrenOf(element)) if (node.nodeType === 3 && node.nodeValue?.trim()) return true;
    return false;
  }

  /** Elements nobody sees are told of too, but must not crowd out the others. */
  function hasRoom(rendered: boolean): boolean {
    if (raw.length < limits.maxElements && (rendered || hidden < limits.maxElements / 4)) return true;
    truncated = true;
    return false;
  }

  /** Twice what is told, since spaces are taken out of it at the end. */
  function addText(part: string): void {
    if (textLength > 2 * mostText) truncated = true;
    else pageText.push(part);
    textLength += part.length;
  }

  function join(before: string, part: string, apart: boolean | undefined): string {
    const isRunOn = apart && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(part);
    return isRunOn ? `${before} ${part}` : before + part;
  }

  /** People read what is drawn, from the last to the first here. */
  function isReversed(style: CSSStyleDeclaration | undefined): boolean {
    return (style?.display.endsWith('flex') ?? false) && (style?.flexDirection.endsWith('-reverse') ?? false);
  }

  function isApart(style: CSSStyleDeclaration): boolean {
    return parseFloat(style.marginLeft) + parseFloat(style.paddingLeft) >= 3;
  }

  function gather(
    element: Element,
    around: Around,
    drawn: { before: string; after: string } | undefined,
    style: CSSStyleDeclaration | undefined,
  ): Gathered {
    let text = '';
    let content = '';
    if (drawn?.before) {
      text += `${drawn.before} `;
      if (around.readable) addText(`${drawn.before} `);
    }
    const nodes = isReversed(style) ? [...childrenOf(element)].reverse() : childrenOf(element);
    for (const node of nodes) {
      if (node.nodeType === 3) {
        // Single spaces are left alone: to replace each by itself takes seconds on a long page.
        const part = (node.nodeValue ?? '').replace(/\s{2,}|[^\S ]/g, ' ');
        if (around.readable && part !== '') addText(part);
        if (text.length < kept) text += part;
        if (content.length < kept) content += part;
      } else if (node.nodeType === 1) {
        const inner = visit(node as Element, around);
        if (text.length < kept) text = join(text, inner.text, inner.apart);
        if (content.length < kept) content = join(content, inner.content, inner.apart);
      }
    }
    if (drawn?.after) {
      text += ` ${drawn.after}`;
      if (around.readable) addText(` ${drawn.after}`);
    }
    return { text: text.slice(0, kept), content: content.slice(0, kept) };
  }

  function visit(element: Element, around: Around): Gathered {
    const tag = element.localName;
    if (skipped.has(tag) || around.depth > 400 || isOver()) return { text: '', content: '' };
    if (tag === 'input' && describe.isMachinery(element)) return { text: '', content: '' };
    const style = around.rendered ? getComputedStyle(element) : undefined;
    const rendered = style !== undefined && sight.isRendered(element, style);
    const inline = style?.display.startsWith('inline') || style?.display === 'contents';
    const edge = inline ? '' : ' ';
    if (rendered && !inline) addText('\n');

    if (rendered) grids.consider(element);
    let role = grids.roleOf(element) ?? roles.roleOf(element);
    if (rendered && style && role === 'generic' && places.isWindow(element, style)) role = 'dialog';
    const pointer = style?.cursor === 'pointer';
    const interactive =
      describe.isInteractive(element, role) ||
      (pointer && role !== 'none' && (!around.pointer || describe.isIcon(element)));
    const heading = places.headingOf(element);
    const part =
      places.isPart(role) ||
      heading !== undefined ||
      (role === 'generic' && places.isCard(element)) ||
      (interactive && element.querySelector(headings) !== null) ||
      tag === 'section';
    const worth = describe.isWorth(element, role, interactive || part) || hasOwnText(element);
    const index = worth && hasRoom(rendered) ? raw.length : -1;
    if (index >= 0 && !rendered) hidden += 1;

    const opaque = around.opaque && style?.opacity !== '0' && style?.contentVisibility !== 'hidden';
    const isShown = rendered && opaque && style.visibility === 'visible';
    const reachable = rendered && (index < 0 || clipping.isWithinReach(element, style, around.clip));
    const readable = isShown && reachable && style.fontSize !== '0px';
    const inner: Around = {
      rendered,
      opaque,
      readable,
      clip: rendered ? clipping.enter(element, style, around.clip) : around.clip,
      containers: part && index >= 0 ? [index, ...around.containers] : around.containers,
      table: around.table,
      column: around.column,
      pointer,
      depth: around.depth + 1,
    };
    if (role === 'table' || role === 'grid' || role === 'treegrid') inner.table = columns.startTable();
    if (role === 'row' && around.table) columns.startRow(around.table);
    const cell =
      around.table && /cell$|^(?:column|row)header$/.test(role)
        ? columns.enterCell(around.table, element)
        : -1;
    if (cell >= 0 && role !== 'columnheader')
      inner.column = around.table ? columns.columnOf(around.table, cell) : '';

    const record: RawElement = {
      tag,
      role,
      path: '',
      box: [0, 0, 0, 0],
      states: {},
      containers: around.containers,
    };
    if (index >= 0) {
      raw.push(record);
      elements.push(element);
    }
    const gathered =
      closed.has(tag) && !describe.hasListedOptions(element)
        ? describe.readClosed(element)
        : gather(element, inner, rendered ? generated.read(element) : undefined, style);
    if (closed.has(tag) && readable && gathered.text) addText(gathered.text);
    if (role === 'columnheader' && around.table && cell >= 0)
      columns.nameColumn(around.table, cell, names.tidy(gathered.content, 80));
    if (index >= 0) {
      if (inner.column) record.column = inner.column;
      const shown = describe.fillIn(record, {
        element,
        style,
        rendered,
        opaque,
        reachable,
        interactive,
        gathered,
        heading,
      });
      if (shown !== element) elements[index] = shown;
    }
    if (rendered && !inline) addText('\n');
    // Text for screen readers alone names what holds it, but nobody reads it.
    const text = isShown && !readable ? '' : edge + gathered.text + edge;
    if (!isShown && around.readable) return { text: '', content: '' };
    return {
      text,
      ...(inline && style && isApart(style) && { apart: true }),
      content: describe.readAlternative(element) ?? edge + gathered.content + edge,
    };
  }

  if (document.body)
    visit(document.body, {
      rendered: true,
      opaque: true,
      readable: true,
      clip: clipping.none,
      containers: [],
      table: undefined,
      column: '',
      pointer: false,
      depth: 0,
    });
  const text = pageText
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
  const frame: RawFrame = {
    elements: raw,
    text: text.slice(0, mostText),
    truncated: truncated || text.length > mostText,
    address: location.href,
    title: document.title,
    viewport: { width: innerWidth, height: innerHeight },
  };
  return { json: JSON.stringify(frame), elements };
}

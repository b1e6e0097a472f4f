import type { PageSnapshot, SeenElement } from '@assay/runner/snapshot';

type Given = Partial<Omit<SeenElement, 'states' | 'containers'>> & {
  states?: Partial<SeenElement['states']>;
};

/** An element of a made-up page: `button "Save"`, with more where it matters, and what lies in it. */
export interface Piece {
  tag: string;
  role: string;
  given: Given;
  inside: (Piece | string)[];
}

const roles: Record<string, string> = {
  a: 'link',
  article: 'article',
  button: 'button',
  dialog: 'dialog',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  iframe: 'iframe',
  img: 'img',
  input: 'textbox',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  p: 'paragraph',
  select: 'combobox',
  table: 'table',
  td: 'cell',
  th: 'columnheader',
  tr: 'row',
  ul: 'list',
};
const widgets = /^(?:button|link|textbox|combobox|checkbox|radio|slider|tab|switch)$/;
const parts =
  /^(?:row|listitem|dialog|region|form|group|table|list|article|navigation|main|iframe|tabpanel|contentinfo)$/;

export function part(kind: string, given: Given = {}, ...inside: (Piece | string)[]): Piece {
  const [tag = 'div', role = roles[tag] ?? 'generic'] = kind.split('.');
  return { tag, role, given, inside };
}

/** A page by hand; each element stands below the one before. */
export function pageOf(...pieces: Piece[]): PageSnapshot {
  const elements: SeenElement[] = [];
  addAll(pieces, 'html>body', [], elements, 0);
  return {
    address: 'http://127.0.0.1/',
    title: 'Shop',
    frames: [{ address: 'http://127.0.0.1/', name: '' }],
    elements,
    text: '',
    truncated: false,
    viewport: { width: 1280, height: 720 },
  };
}

function textOf(piece: Piece | string): string {
  if (typeof piece === 'string') return piece;
  return piece.given.text ?? piece.inside.map(textOf).join(' ').trim();
}

function addAll(
  pieces: readonly (Piece | string)[],
  path: string,
  containers: string[],
  elements: SeenElement[],
  frame: number,
): void {
  const times = new Map<string, number>();
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    const time = (times.get(piece.tag) ?? 0) + 1;
    times.set(piece.tag, time);
    const own = `${path}>${piece.tag}:nth-of-type(${time})`;
    const element = makeElement(piece, own, containers, elements.length, frame);
    elements.push(element);
    const isPart = parts.test(piece.role) || piece.given.label !== undefined || piece.inside.length > 1;
    const isFrame = piece.role === 'iframe';
    const around = isPart ? [element.ref, ...containers] : containers;
    addAll(piece.inside, isFrame ? 'html>body' : own, around, elements, isFrame ? frame + 1 : frame);
  }
}

function makeElement(
  piece: Piece,
  path: string,
  containers: string[],
  index: number,
  frame: number,
): SeenElement {
  const { tag, role, given } = piece;
  const text = textOf(piece);
  const isField = /^(?:textbox|combobox|slider)$/.test(role);
  return {
    ref: `e${index}`,
    frame,
    tag,
    role,
    name: widgets.test(role) || role === 'heading' ? text : '',
    label: '',
    placeholder: '',
    title: '',
    testId: '',
    value: '',
    inputType: '',
    nearby: '',
    column: '',
    interactive: widgets.test(role),
    box: { x: 0, y: index * 40, width: 200, height: 30 },
    inView: true,
    covered: false,
    options: [],
    constraints: {},
    href: '',
    path,
    ...given,
    text: isField ? (given.text ?? '') : text,
    containers,
    states: {
      visible: true,
      enabled: true,
      editable: role === 'textbox',
      focused: false,
      required: false,
      checked: undefined,
      selected: undefined,
      expanded: undefined,
      invalid: false,
      ...given.states,
    },
  };
}

export function row(...cells: (Piece | string)[]): Piece {
  return part('tr', {}, ...cells.map((cell) => part('td', {}, cell)));
}

export function head(...columns: string[]): Piece {
  return part('tr', {}, ...columns.map((column) => part('th', {}, column)));
}

export const button = (name: string, given: Given = {}) => part('button', given, name);
export const field = (label: string, given: Given = {}) => part('input', { label, name: label, ...given });

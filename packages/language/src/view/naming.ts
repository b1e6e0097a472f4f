import type { Kind } from '@assay/planner/steps';
import { tickedKinds, typedKinds } from './kinds.ts';
import type { Labels } from './labels.ts';
import { type Node, walkNodes } from './tree.ts';
import { isWorded, shorten, tidy } from './words.ts';

interface Naming {
  name: string;
  hint: string;
  badge: string;
}

const longestShown = 60;

/** What a person calls a control, and where it shows no words, what its makers call it. */
export function nameControl(node: Node, kind: Kind, labels: Labels): Naming {
  const { label, name, placeholder, title, text, column, ref, role } = node.element;
  const isField = typedKinds.has(kind) || tickedKinds.has(kind);
  const badge = typedKinds.has(kind) ? '' : badgeIn(node);
  const shown = isWorded(text) && text.length <= longestShown ? text : '';
  const words = isField
    ? [labels.byField.get(ref) ?? '', name, placeholder, title, tickedKinds.has(kind) ? text : '', column]
    : role === 'icon'
      ? [title]
      : [shown, name, label, text, title, placeholder];
  const told = words.map((one) => withoutBadge(tidy(one), badge));
  const picture = !isField && isCount(text.trim()) ? hintOf(node) : '';
  // "🔔 4": a count beside a picture.
  if (picture !== '' && isCount(told.find(isWorded) ?? ''))
    return { name: pictureIn(node), hint: picture, badge: tidy(text) };
  const found = told.find(isWorded) ?? pictureIn(node);
  if (found !== '') return { name: shorten(found.replace(/[\s:*]+$/, '')), hint: '', badge };
  const sign = isField || role === 'icon' ? '' : tidy(text);
  return { name: shorten(sign), hint: sign === '' ? hintOf(node) : '', badge };
}

const count = /^\(?\d{1,4}\+?\)?$/;

/** The count on a button: "3" in "Cart 3". */
function badgeIn({ element, children }: Node): string {
  for (const { element: inner } of walkNodes(children))
    if (inner.states.visible && count.test(inner.text) && inner.text !== element.text) return inner.text;
  return '';
}

export function isCount(text: string): boolean {
  return count.test(text);
}

function withoutBadge(text: string, badge: string): string {
  if (badge === '' || !text.endsWith(` ${badge}`)) return text;
  const rest = text.slice(0, -badge.length).trim();
  return isWorded(rest) ? rest : text;
}

/** The words of a picture in it. */
function pictureIn({ children }: Node): string {
  for (const { element } of walkNodes(children)) {
    if (element.role !== 'img') continue;
    const name = element.name || element.title;
    if (isWorded(name)) return shorten(name);
  }
  return '';
}

/** Words of classes and ids that say how a thing looks or how it is built, not what it is for. */
const looks = new Set(
  `lnk button btn link input select field check checkbox dropdown toggle show light dark white black primary secondary success
  danger warning info muted text small large mini tiny big left right top bottom center floated start end inline block fixed
  outline outlined filled solid regular brands ghost plain flat raised round rounded circular square basic default custom
  hidden visible active open closed hover focus focused wrapper container content inner outer item items box group label
  icon icons img image svg ui material symbols card body title cell action actions trigger control`
    .split(/\s+/)
    .concat(['sh', 'st', 'el', 'id', 'ico']),
);

/** Words inside ids, classes and attributes for tests; without those that say nothing, if others are left. */
function hintOf({ element, children }: Node): string {
  const own = element.role === 'icon' ? element.name || element.testId : element.testId;
  const telling = tellingWords(own);
  if (telling !== '') return telling;
  for (const { element: inner } of walkNodes(children)) {
    const words = tellingWords(inner.role === 'icon' ? inner.name || inner.testId : inner.testId);
    if (words !== '') return words;
  }
  return '';
}

/** A word that a program made up, such as "8aee" or "r1a". */
const made = /^(?=.*\d)[0-9a-f]{3,}$|^[a-z]{0,2}\d+[a-z]?\d*$/i;

export function tellingWords(hint: string): string {
  const words = tidy(hint).split(' ');
  const isTelling = (word: string) => word.length > 1 && !looks.has(word.toLowerCase()) && !made.test(word);
  const telling = words.filter(isTelling);
  return shorten([...new Set(telling)].join(' '), 60);
}

/** The name of a part of the page: its own, or that of its heading. */
export function namePart({ element }: Node): string {
  return shorten(element.name || element.label).replace(/[\s:*]+$/, '');
}

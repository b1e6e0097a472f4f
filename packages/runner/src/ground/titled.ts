import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { holdsName, normaliseName, withoutCount } from './naming.ts';
import { listGroup } from './table-groups.ts';
import { isInside, liesIn, type View } from './view.ts';

const marked = /^(?:region|group|form|dialog|alertdialog|tabpanel|article|search|table|grid|list)$/;
const outer = /^(?:main|banner|navigation|contentinfo|complementary)$/;

/** What an element is built like: its path without positions. */
const formOf = ({ frame, path }: SeenElement) => `${frame} ${path.replace(/:nth-of-type\(\d+\)/g, '')}`;

const parentOf = ({ path }: SeenElement) => path.slice(0, path.lastIndexOf('>'));

function isTitle({ role, large, interactive }: SeenElement): boolean {
  return role === 'heading' || (large === true && !interactive);
}

/** The button that folds a part open and closed is its title: "GET /books List books". */
function isFolding({ role, states, options }: SeenElement): boolean {
  return role === 'button' && states.expanded !== undefined && options.length === 0;
}

/** A title of the same sort. A second button of the same bar is no title of another part. */
function isOtherTitle(head: SeenElement, one: SeenElement): boolean {
  if (isTitle(head)) return isTitle(one) && one.role === head.role;
  return isFolding(one) && parentOf(one) !== parentOf(head);
}

function findHeads({ snapshot }: View, { name, kind }: Target): SeenElement[] {
  const wanted = normaliseName(name);
  // The first heading names the page as a whole, not a section of it.
  const seen = snapshot.elements.filter(
    ({ states, tag }) => states.visible && (kind === 'card' || tag !== 'h1'),
  );
  const exact = seen.filter((one) => isTitle(one) && normaliseName(one.text) === wanted);
  const titles =
    exact.length > 0 ? exact : seen.filter((one) => isTitle(one) && withoutCount(one.text) === wanted);
  // A heading within a large box says the same.
  const heads = titles.filter((one) => !titles.some((other) => liesIn(other, one)));
  if (heads.length > 0) return heads;
  return seen.filter((one) => isFolding(one) && holdsName(normaliseName(one.name || one.text), wanted));
}

const whole = /^(?:article|listitem|row|region|group|form|dialog|alertdialog|tabpanel)$/;

/** All of it stands in the title's own line: a bar with a title, whose part follows below. */
function isBar(head: SeenElement, inside: readonly SeenElement[]): boolean {
  const bottom = head.box.y + head.box.height;
  return inside.every(
    ({ box, states }) => !states.visible || (box.y < bottom && head.box.y < box.y + box.height),
  );
}

/** The part of the page around a title: what is marked as one, or else the largest that has no other title of its sort. */
function findPart(view: View, head: SeenElement, { kind }: Target): SeenElement | undefined {
  const form = formOf(head);
  const others = view.snapshot.elements.filter((one) => one !== head && one.states.visible);
  const alike = others.filter((one) => formOf(one) === form && isOtherTitle(head, one));
  const ranked = others.filter(
    (one) => head.role === 'heading' && one.role === 'heading' && one.tag === head.tag,
  );
  const around: SeenElement[] = [];
  for (const ref of head.containers) {
    const one = view.byRef.get(ref);
    if (!one || outer.test(one.role) || alike.some((other) => liesIn(other, one))) break;
    if (normaliseName(one.text) !== normaliseName(head.text)) around.push(one);
  }
  // The next larger one holds several of its sort.
  const largest = around.at(-1);
  if (alike.length > 0) {
    const inside = others.filter((one) => largest && liesIn(one, largest));
    return kind === 'section' && head.role === 'heading' && isBar(head, inside) ? undefined : largest;
  }
  const isWhole = ({ role, ref }: SeenElement) => whole.test(role) || view.boxes.has(ref);
  return around.find(isWhole) ?? around.findLast((one) => !ranked.some((other) => liesIn(other, one)));
}

/** A part of the page is marked as one and has that very name. */
function hasMarked({ snapshot }: View, name: string): boolean {
  const wanted = normaliseName(name);
  return snapshot.elements.some(
    (one) => one.states.visible && marked.test(one.role) && normaliseName(one.name || one.label) === wanted,
  );
}

/** The rows of a table that one across all columns is the title of, where the name is no title elsewhere. */
function listRows(view: View, target: Target): SeenElement[] {
  const group = listGroup(view, target);
  return findHeads(view, target).every((head) => group.includes(head)) ? group : [];
}

/** "The Welcome card", "the List loans section": the parts of the page whose title is the name. */
export function findTitled(view: View, target: Target): SeenElement[] {
  const { name, kind, near, ordinal } = target;
  if ((kind !== 'card' && kind !== 'section') || name === '' || near || ordinal !== undefined) return [];
  if (hasMarked(view, name) || listRows(view, target).length > 0) return [];
  const parts = findHeads(view, target).map((head) => findPart(view, head, target));
  const titled = [...new Set(parts.filter((part) => part !== undefined))];
  return titled.length > 0 || kind !== 'card' ? titled : findHolders(view, normaliseName(name));
}

/** A card to click on may have its buttons beside it: all that lies in the same box, where that has no other card. */
export function listAround(view: View, card: SeenElement): SeenElement[] {
  if (!view.boxes.has(card.ref)) return [];
  const { elements } = view.snapshot;
  const around = `${card.path.slice(0, card.path.lastIndexOf('>'))}>`;
  const inside = elements.filter((one) => one.frame === card.frame && one.path.startsWith(around));
  const isOther = (one: SeenElement) =>
    one !== card && !liesIn(one, card) && (one.role === 'heading' || view.boxes.has(one.ref));
  return inside.some(isOther) ? [] : inside;
}

/** Headings of the same rank or a higher one end what follows a heading; other titles are ended by those made alike. */
function endsPart(head: SeenElement, one: SeenElement): boolean {
  const rank = /^h([1-6])$/;
  const [own, other] = [rank.exec(head.tag)?.[1], rank.exec(one.tag)?.[1]];
  if (own !== undefined && other !== undefined) return other <= own;
  return formOf(one) === formOf(head) && isOtherTitle(head, one);
}

/** Parts of a page that lie side by side, each below its title: the title and what follows it in the same box. */
function listFollowing({ snapshot }: View, head: SeenElement, path: string): SeenElement[] {
  const inside = `${path.slice(0, path.lastIndexOf('>'))}>`;
  const isBeside = (one: SeenElement) => one.frame === head.frame && one.path.startsWith(inside);
  const following = snapshot.elements.slice(snapshot.elements.indexOf(head)).filter(isBeside);
  const end = following.findIndex((one) => one !== head && one.states.visible && endsPart(head, one));
  return following.slice(0, end === -1 ? undefined : end);
}

/** Where the part around a title is no element of the view: what lies in the largest box without another title of its sort. */
export function listTitled(view: View, target: Target): SeenElement[] {
  const { name, kind, near, ordinal } = target;
  if ((kind !== 'card' && kind !== 'section') || name === '' || near || ordinal !== undefined) return [];
  if (hasMarked(view, name)) return [];
  const group = listRows(view, target);
  if (group.length > 0) return group;
  const [head, other] = findHeads(view, target);
  if (!head || other) return [];
  const { elements } = view.snapshot;
  const form = formOf(head);
  const rivals = elements.filter(
    (one) => one !== head && one.states.visible && formOf(one) === form && isOtherTitle(head, one),
  );
  if (rivals.length === 0) return [];
  let path = head.path;
  for (let end = path.lastIndexOf('>'); end > 0; end = path.lastIndexOf('>')) {
    const wider = path.slice(0, end);
    if (rivals.some((one) => one.path.startsWith(`${wider}>`))) break;
    path = wider;
  }
  const inBox = elements.filter((one) => one.frame === head.frame && one.path.startsWith(`${path}>`));
  const more = inBox.filter((one) => one.states.visible && !isInside(one, head) && !isInside(head, one));
  const following = kind === 'section' && head.role === 'heading' ? listFollowing(view, head, path) : [];
  const isFollowed = following.some((one) => one !== head && one.states.visible && !inBox.includes(one));
  if (isFollowed && isBar(head, more)) return following;
  return more.some((one) => one !== head) ? inBox : [];
}

/** "The TASK-2 card": the entry or the box to click on that shows this text. */
function findHolders(view: View, wanted: string): SeenElement[] {
  const { elements } = view.snapshot;
  const texts = elements.filter(({ text, states }) => states.visible && normaliseName(text) === wanted);
  return elements.filter(
    (one) =>
      one.states.visible &&
      (one.role === 'article' || view.boxes.has(one.ref)) &&
      texts.some((text) => liesIn(text, one)),
  );
}

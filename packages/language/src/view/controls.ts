import type { Kind } from '@assay/planner/steps';
import { tellDetails, tellOptions } from './details.ts';
import { controlKind, groupKind, isLooselyClickable } from './kinds.ts';
import { nameControl } from './naming.ts';
import type { Surroundings } from './outline.ts';
import { makeThing } from './things.ts';
import { type Node, walkNodes } from './tree.ts';
import type { Thing } from './types.ts';
import { fold, isWorded } from './words.ts';

/** A control, and whatever in it can be used by itself: the cross on a tab. */
export function readControl(node: Node, kind: Kind, around: Surroundings): Thing[] {
  const { element, children } = node;
  const inner = [...walkNodes(children)].filter((one) => !one.hidden);
  if (isLooselyClickable(element) && inner.some(isMore)) return around.inside(node);
  const { name, hint, badge } = nameControl(node, kind, around.labels);
  if (kind === 'icon' && name === '' && hint === '' && element.role !== 'generic') return [];
  const options = tellOptions(element, kind);
  const own = makeThing(node, kind, name, {
    hint,
    details: tellDetails(element, kind, name, badge),
    ...(options && { options }),
  });
  const others = inner.flatMap((one) => {
    const innerKind = controlKind(one.element);
    if (!innerKind || isLooselyClickable(one.element) || innerKind === 'option' || kind === 'icon') return [];
    if (kind === 'dropdown' && one.element.role !== 'button') return [];
    return readControl({ ...one, children: [] }, innerKind, around);
  });
  const said = (one: Thing) => fold(one.name) === fold(name) && one.kind !== 'field';
  own.refs.push(...others.filter(said).flatMap(({ refs }) => refs));
  if (others.some((one) => one.focused && said(one))) own.focused = true;
  return [own, ...others.filter((one) => !said(one) && (one.name !== '' || one.hint !== ''))];
}

/** Others than a plain label, such as rows: the click belongs to them. */
function isMore({ element }: Node): boolean {
  const kind = controlKind(element);
  if (kind && kind !== 'icon' && isWorded(element.text + element.name)) return true;
  const group = groupKind(element);
  return group !== undefined && group !== 'item' && group !== 'list' && group !== 'card';
}

const mostInCard = 40;

function isLarge({ element }: Node): boolean {
  return /^(?:row|table|grid|form|textbox|dialog)$/.test(element.role);
}

const blocks = /^(?:heading|paragraph|listitem)$/;

/** A link or a button around a heading or several texts. */
export function isCardToClick({ element, children }: Node): boolean {
  if (!/^(?:button|link|generic)$/.test(element.role) || children.length < 2) return false;
  const all = [...walkNodes(children)].filter((one) => one.element.states.visible);
  if (all.length > mostInCard || all.some(isLarge)) return false;
  const inner = all.filter((one) => isWorded(one.element.text));
  const headings = inner.filter((one) => one.element.role === 'heading').length;
  const parts = inner.filter((one) => blocks.test(one.element.role) && one.children.length === 0).length;
  return headings === 1 ? inner.length > 1 : headings === 0 && parts >= 2;
}

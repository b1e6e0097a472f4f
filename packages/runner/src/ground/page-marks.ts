import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

/** A text by which people know a page although it is no title and no heading. */
export interface PageMark {
  text: string;
  by: 'the selected menu item' | 'the breadcrumb' | 'large text at its top';
}

const trail = /\bbread ?crumbs?\b|\bcrumbs?\b/i;
/** "Inbox › Invoice 1043": the parts of a breadcrumb that is nothing but text. */
const steps = /^.{1,60}\s[›»>/→]\s([^›»>/→]+)$/;
const longestMark = 80;
/** Share of the viewport's height that counts as the top. */
const top = 0.75;

function textOf({ name, text }: SeenElement): string {
  return text || name;
}

function isBrief(element: SeenElement): boolean {
  const text = textOf(element);
  return element.states.visible && text !== '' && text.length <= longestMark;
}

/** A count behind the name of a menu item is no part of it. */
function withoutCount(text: string): string {
  return text.replace(/\s*\(?\d+\)?$/, '');
}

function isSelected({ states, chosen }: SeenElement): boolean {
  return states.selected === true || chosen === true;
}

/** The last that a breadcrumb names is where one is. */
function findCrumbs(elements: readonly SeenElement[]): SeenElement[] {
  const trails = elements.filter(
    ({ states, name, label, testId }) =>
      states.visible && [name, label, testId].some((text) => trail.test(text)),
  );
  return trails.flatMap(({ path, frame }) => {
    const inside = elements.filter(
      (one) => one.frame === frame && one.path.startsWith(`${path}>`) && isBrief(one),
    );
    return inside.slice(-1);
  });
}

/** All by which a page may be recognised beside title, headings and address. */
export function marksOf({ elements, viewport }: PageSnapshot): PageMark[] {
  const mark = (by: PageMark['by']) => (element: SeenElement) => ({
    text: withoutCount(textOf(element)),
    by,
  });
  const isLinked = ({ interactive, role }: SeenElement) =>
    interactive || /^(?:link|tab|menuitem|treeitem|listitem)$/.test(role);
  const selected = elements.filter(
    (element) => isBrief(element) && isSelected(element) && isLinked(element) && element.role !== 'option',
  );
  const large = elements.filter(
    (element) =>
      element.large === true &&
      isBrief(element) &&
      !element.interactive &&
      element.role !== 'heading' &&
      element.frame === 0 &&
      element.box.y < viewport.height * top,
  );
  return [
    ...selected.map(mark('the selected menu item')),
    ...findCrumbs(elements).map(mark('the breadcrumb')),
    ...elements.flatMap((element): PageMark[] => {
      const isAtTop = isBrief(element) && element.box.y < viewport.height * top;
      const [, last] = (isAtTop && steps.exec(element.text)) || [];
      return last === undefined ? [] : [{ text: last, by: 'the breadcrumb' }];
    }),
    ...large.map(mark('large text at its top')),
  ];
}

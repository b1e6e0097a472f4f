import { liesIn, viewOf } from '../../ground/view.ts';
import { fold } from '../../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';
import type { PageForm } from './collect-forms.ts';

const kindWord = / (?:column|list|section|board|table|card|page|group|row|item|folder|goal|account)$/;

function holdersOf(snapshot: PageSnapshot, element: SeenElement): SeenElement[] {
  const { byRef } = viewOf(snapshot);
  return element.containers.flatMap((ref) => byRef.get(ref) ?? []);
}

const around = /^(?:main|banner|navigation|contentinfo|document)$/;

/** Whether the words name what the element lies in: the part of the page, or what the page itself is about. */
export function liesInNamed(snapshot: PageSnapshot, element: SeenElement, name: string): boolean {
  const wanted = new Set([fold(name), fold(name).replace(kindWord, '')]);
  const holders = [element, ...holdersOf(snapshot, element)].filter(({ role }) => !around.test(role));
  const headings = holders.flatMap((holder) =>
    snapshot.elements
      .filter(({ role, states }) => role === 'heading' && states.visible)
      .filter((heading) => liesIn(heading, holder))
      .slice(0, 1),
  );
  return [...holders, ...headings].some(({ name: own, text, role }) =>
    wanted.has(fold(own || (role === 'heading' ? text : ''))),
  );
}

/** "To the team": what all of the page is about, in small letters. */
function isPageTopic({ elements, title, address }: PageSnapshot, name: string): boolean {
  if (/\p{Lu}|\d/u.test(name)) return false;
  const words = fold(name);
  const headings = elements.filter(({ tag, states }) => /^h[1-3]$/.test(tag) && states.visible);
  const texts = [title, URL.parse(address)?.pathname ?? '', ...headings.map(({ text }) => text)].map(fold);
  return texts.some((text) => ` ${text} `.includes(` ${words} `));
}

export function namesPlace(snapshot: PageSnapshot, { place, fields }: PageForm, name: string): boolean {
  const [first] = fields;
  const inner = place ?? first?.element;
  return (inner !== undefined && liesInNamed(snapshot, inner, name)) || isPageTopic(snapshot, name);
}

import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, Purpose, SeenElement } from '@assay/runner/internals';
import { ground } from '@assay/runner/internals';
import { tidy } from './author-words.ts';

function textsOf(element: SeenElement): string[] {
  const { name, label, text, placeholder, title, testId, nearby, value, column, options } = element;
  return [name, label, text, placeholder, title, testId, nearby, value, column, ...options].filter(Boolean);
}

/** "three-dots-vertical" and "three dots vertical" are the same name. */
function bare(text: string): string {
  return tidy(text).replace(/[-_]+/g, ' ');
}

const known = new WeakMap<PageSnapshot, { all: string; shown: Set<string> }>();

function textsOn(snapshot: PageSnapshot): { all: string; shown: Set<string> } {
  const made = known.get(snapshot);
  if (made) return made;
  const { elements, text, title } = snapshot;
  const every = elements.flatMap(textsOf);
  const shown = elements
    .filter(({ states }) => states.visible)
    .flatMap(({ name, label, text: own, placeholder, title: tip }) => [name, label, own, placeholder, tip]);
  const texts = {
    all: tidy([title, text, ...every].join('\n')),
    shown: new Set(shown.filter(Boolean).map(tidy)),
  };
  known.set(snapshot, texts);
  return texts;
}

/** The name stands somewhere on the page, seen or not. */
export function hasText(snapshot: PageSnapshot, name: string): boolean {
  return textsOn(snapshot).all.includes(tidy(name));
}

/** Something that can be seen is called exactly so. */
export function isShown(snapshot: PageSnapshot, name: string): boolean {
  return textsOn(snapshot).shown.has(tidy(name));
}

export type Resolved =
  | { outcome: 'found'; isBorne: boolean; called: string }
  | { outcome: 'ambiguous' | 'not found'; phrases: string[] };

/** What else the runner tries when a choice is not found by its own purpose. */
const otherwise: Partial<Record<Purpose, readonly Purpose[]>> = {
  select: ['set', 'choose', 'click'],
  set: ['type', 'select'],
  type: ['set', 'select'],
  check: ['choose', 'click'],
  choose: ['click', 'select'],
  click: ['choose'],
};

function isOffered(snapshot: PageSnapshot, { name, within, near }: Target, purpose: Purpose): boolean {
  if (!['click', 'choose'].includes(purpose) || within || near || name === '') return false;
  return snapshot.elements.some(({ options }) => options.some((option) => tidy(option) === tidy(name)));
}

export async function resolveOn(snapshot: PageSnapshot, target: Target, purpose: Purpose): Promise<Resolved> {
  let first: Resolved | undefined;
  for (const one of [purpose, ...(otherwise[purpose] ?? [])]) {
    const grounding = await ground(snapshot, target, one);
    if (grounding.outcome === 'found') {
      const { element } = grounding.chosen;
      const isBorne = textsOf(element).some((text) => bare(text).includes(bare(target.name)));
      return { outcome: 'found', isBorne, called: element.name || element.label || element.text };
    }
    const near = grounding.outcome === 'ambiguous' ? grounding.candidates : grounding.nearest;
    first ??= { outcome: grounding.outcome, phrases: near.map(({ phrase }) => phrase) };
    if (grounding.outcome === 'ambiguous') break;
  }
  if (isOffered(snapshot, target, purpose)) return { outcome: 'found', isBorne: true, called: target.name };
  return first ?? { outcome: 'not found', phrases: [] };
}

import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { compare, compareLiterally } from './compare.ts';
import { gate } from './gate.ts';
import type { Context } from './outcome.ts';
import { type Question, type Scored, scoreWords, weighCircumstances } from './score-element.ts';
import type { Purpose } from './types.ts';
import { liesIn, type View } from './view.ts';

interface Asked {
  target: Target;
  purpose: Purpose;
  context: Context;
  elements: readonly SeenElement[];
}

const containerKinds = new Set([
  'row',
  'card',
  'item',
  'dialog',
  'section',
  'form',
  'table',
  'list',
  'frame',
]);

/** A part of the page is meant, whatever it is needed for. */
export function isContainer({ kind }: Target, purpose: Purpose): boolean {
  return purpose === 'container' || (kind !== undefined && containerKinds.has(kind));
}

/** In an open dialog is meant first what lies in it. */
const dialogBonus = 0.06;
const refused = 0.3;
const written = /^(?:textbox|searchbox|combobox|spinbutton|slider|listbox)$/;
const listed = /^(?:listitem|row|article)$/;

function findDialog(view: View): SeenElement | undefined {
  return view.snapshot.elements.findLast(
    ({ role, states, covered }) => /^(?:alert)?dialog$/.test(role) && states.visible && !covered,
  );
}

/** All elements that can be meant, with how well the target's name fits each. */
export function scoreNamed(view: View, { target, purpose, context, elements }: Asked): Scored[] {
  const phrase = view.wording(target.name);
  const question: Question = {
    phrase,
    purpose,
    byContents: isContainer(target, purpose),
    ...(target.kind && { longer: view.wording(`${target.name} ${target.kind}`) }),
    ...(context.isLiteral ? { isLiteral: true } : context.meanings && { meanings: context.meanings }),
    ...(target.ordinal !== undefined && /^(?:item|card|row)$/.test(target.kind ?? '') && { byClass: true }),
  };
  const dialog = findDialog(view);
  const contents = question.byContents
    ? scoreContents(view, target.name, context.isLiteral === true)
    : undefined;
  const scored: Scored[] = [];
  for (const element of elements) {
    const fit = gate(view, element, purpose, target.kind);
    if (fit === 'no') continue;
    // "The 'Your statement' message" is one of a list, named by a part of what it shows.
    const isListed = target.kind === 'message' && listed.test(element.role);
    let found = scoreWords(view, isListed ? { ...question, byContents: true } : question, element);
    const content = contents?.get(element.ref) ?? 0;
    if (content > found.words)
      found = { element, words: content, tier: 'part of it', reason: 'it holds this text' };
    // An icon shows no words: the folder "Bin" is none.
    if (target.kind === 'icon' && !/^(?:img|icon)$/.test(element.role) && /\p{L}{2}/u.test(element.text))
      found = { ...found, words: found.words * 0.8 };
    if (!contents && !isListed && isMereText(found, purpose, fit === 'near' ? target.kind : undefined))
      found = { ...found, words: Math.min(found.words, refused) };
    if (found.words === 0) continue;
    const bonus = dialog && liesIn(element, dialog) ? dialogBonus : 0;
    scored.push({ ...found, rank: found.words + weighCircumstances(view, element, purpose, fit) + bonus });
  }
  return scored;
}

/** A sentence that happens to contain the words is nothing to click on, and no heading. */
function isMereText(
  { element, tier }: Omit<Scored, 'rank'>,
  purpose: Purpose,
  kind: Target['kind'] | undefined,
): boolean {
  const isTouched = purpose === 'click' || purpose === 'hover' || purpose === 'drag' || purpose === 'choose';
  const mayBe = kind === 'heading' ? false : !isTouched || element.interactive;
  return !mayBe && tier !== 'exact' && tier !== 'same words' && tier !== 'same meaning';
}

/** "The row of X": how well the texts inside each container match. */
function scoreContents(view: View, name: string, isLiteral: boolean): Map<string, number> {
  const key = isLiteral ? `literally ${name}` : name;
  const known = view.contents.get(key);
  if (known) return known;
  const phrase = view.wording(name);
  const scores = new Map<string, number>();
  const score = (text: string) =>
    isLiteral
      ? compareLiterally(phrase, view.wording(text), view.weigh).score
      : compare(phrase, view.wording(text), view.weigh, false).score;
  view.contents.set(key, scores);
  for (const element of view.snapshot.elements) {
    if (!element.states.visible) continue;
    const texts = [element.text.length <= 200 ? element.text : '', element.name, element.value];
    const best = Math.max(0, ...texts.map((text) => (text === '' ? 0 : score(text))));
    if (best < 0.5) continue;
    // A little below what a name of its own would count.
    for (const ref of element.containers) scores.set(ref, Math.max(scores.get(ref) ?? 0, best * 0.92));
  }
  return scores;
}

/** Where the kind alone says what is meant ("the dialog", "the second row"). */
export function scoreUnnamed(view: View, { target, purpose, elements }: Asked): Scored[] {
  const fitting: Record<'fits' | 'near', Scored[]> = { fits: [], near: [] };
  for (const element of elements) {
    const fit = gate(view, element, purpose, target.kind);
    if (fit === 'no' || view.headerRows.has(element.ref) || isIdle(element, target)) continue;
    // Beside something also a row across all columns may be meant, such as the details below a row.
    if (target.kind === 'row' && !target.near && view.spanningRows.has(element.ref)) continue;
    const rank = 0.9 + weighCircumstances(view, element, purpose, fit);
    fitting[fit].push({
      element,
      words: 0.9,
      rank,
      tier: 'exact',
      reason: `it is a ${target.kind ?? element.role}`,
    });
  }
  const chosen = dropParts(view, target, fitting.fits.length > 0 ? fitting.fits : fitting.near);
  const seen = preferWhere(chosen, ({ element }) => element.states.visible);
  if (target.kind === 'badge') return preferBadges(seen);
  // "The field below X" is one to write in, where there is one; others are called dropdowns.
  if (target.kind === 'field') return preferWhere(seen, ({ element }) => element.tag !== 'select');
  if (target.kind === 'card') return preferCards(view, seen);
  // The items of a page are seldom those of its menus.
  return target.kind === 'item' || target.kind === 'list'
    ? preferWhere(seen, ({ element }) => !isInMenu(view, element) && !closed.test(element.role))
    : seen;
}

/** A table in a cell of a table with column headings is a part of that one, such as its footer. */
function dropParts(view: View, { kind }: Target, chosen: Scored[]): Scored[] {
  if (kind !== 'table') return chosen;
  const headed = new Set(
    chosen.map(({ element }) => element.ref).filter((ref) => view.headedTables.has(ref)),
  );
  return chosen.filter(({ element }) => !element.containers.some((ref) => headed.has(ref)));
}

/** Lists by their role that nobody calls so who speaks of what a page lists. */
const closed = /^(?:navigation|combobox|menu)$/;

/** What the page itself marks as an entry, rather than boxes that are merely built alike. */
function preferCards(view: View, seen: Scored[]): Scored[] {
  const outside = preferWhere(seen, ({ element }) => !isInMenu(view, element) && !closed.test(element.role));
  const marked = outside.filter(({ element }) => element.role === 'article');
  return marked.length > 0 ? marked : preferWhere(outside, ({ element }) => view.boxes.has(element.ref));
}

/** A badge is marked as one, or is a number, or a word. */
function preferBadges(seen: Scored[]): Scored[] {
  const counters = seen.filter(({ element }) => /\b(?:badge|count|counter)\b/i.test(element.testId));
  const marked = counters.length > 0 ? counters : seen.filter(({ element }) => isMarkedBadge(element));
  if (marked.length > 0) return marked;
  const counts = seen.filter(({ element }) => /^\W*\d+\+?\W*$/.test(element.text));
  return counts.length > 0 ? counts : seen.filter(({ element }) => !/\s/.test(element.text.trim()));
}

/** Called a badge, tag or chip by who made the page. */
export function isMarkedBadge({ testId }: SeenElement): boolean {
  return (
    /\b(?:badge|tag|chip|pill|lozenge)s?\b/i.test(testId) && !/\b(?:list|wrapper|group|input)\b/i.test(testId)
  );
}

function preferWhere<T>(list: T[], holds: (one: T) => boolean): T[] {
  const preferred = list.filter(holds);
  return preferred.length > 0 ? preferred : list;
}

export function isInMenu(view: View, { containers }: SeenElement): boolean {
  return containers.some((ref) =>
    /^(?:navigation|menu|menubar|contentinfo|banner)$/.test(view.byRef.get(ref)?.role ?? ''),
  );
}

/** A message that says nothing, and an element that nobody would point at without a name. */
function isIdle(element: SeenElement, { kind }: Target): boolean {
  // The value beside a slider has the role of a message, but nobody calls it one.
  if (kind === 'message') return element.text === '' || element.tag === 'output';
  if (kind === 'text') return element.text === '' || element.interactive || written.test(element.role);
  return kind === undefined && !element.interactive;
}

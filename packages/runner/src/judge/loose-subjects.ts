import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { isList } from '../ground/listed.ts';
import { nameTarget } from '../ground/name-target.ts';
import type { Candidate, Discourse, Grounding } from '../ground/types.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isOnlyName } from './own-name.ts';
import type { PageView } from './page-view.ts';
import { observeSmallText } from './small-texts.ts';
import { containsText, show } from './texts.ts';
import { judged, type Observation } from './types.ts';

function findItem({ elements }: PageSnapshot, { containers, frame }: SeenElement): SeenElement | undefined {
  const inner = elements.find((one) => one.ref === containers[0] && one.frame === frame);
  return inner && /^(?:article|listitem|row)$/.test(inner.role) ? inner : undefined;
}

/** "The order FH-7 shows Received": the whole row that a cell, or a link in it, is the name of. */
function findRow(snapshot: PageSnapshot, element: SeenElement): SeenElement | undefined {
  const isPart = /^(?:(?:grid)?cell|rowheader|link)$/.test(element.role);
  const item = isPart ? findItem(snapshot, element) : undefined;
  return item?.role === 'row' ? item : undefined;
}

/** The part of the page that a heading is the title of. */
function findTitled({ elements }: PageSnapshot, heading: SeenElement): SeenElement | undefined {
  return elements.find(
    ({ role, name, ref, frame }) =>
      role === 'region' &&
      name === heading.text &&
      frame === heading.frame &&
      heading.containers.includes(ref),
  );
}

const holding = /^(?:iframe|region|group|tabpanel|table|grid|list|figure|form|dialog|article|complementary)$/;

/** "The preview shows X" is said of what the heading stands over, not of the heading. */
export function preferHolder(target: Target, condition: Condition, grounding: Grounding): Grounding {
  if (grounding.outcome !== 'ambiguous' || (condition.is !== 'text' && condition.is !== 'holding'))
    return grounding;
  const isTitle = ({ role, text }: SeenElement) => role === 'heading' && isOnlyName(text, target.name);
  const rest = grounding.candidates.filter(({ element }) => !isTitle(element));
  const [only] = rest;
  if (!only || rest.length === grounding.candidates.length || !rest.every(isHolder)) return grounding;
  return rest.length === 1
    ? { outcome: 'found', chosen: only, others: [], guessed: false }
    : { ...grounding, candidates: rest };
}

function isHolder({ element }: Candidate): boolean {
  return holding.test(element.role);
}

/** "The Rain post" is the whole post, although only its heading says Rain. */
export function widenToItem(
  snapshot: PageSnapshot,
  target: Target,
  condition: Condition,
  grounding: Grounding,
): Grounding {
  if (grounding.outcome !== 'found' || condition.is !== 'text') return grounding;
  const { element } = grounding.chosen;
  const row = target.kind === 'item' ? findRow(snapshot, element) : undefined;
  if (row) return { ...grounding, chosen: { ...grounding.chosen, element: row } };
  if (target.kind) return grounding;
  const isLead = element.role === 'heading' || element.role === 'rowheader';
  const part = isLead && condition.how === 'contains' ? findTitled(snapshot, element) : undefined;
  if (part) return { ...grounding, chosen: { ...grounding.chosen, element: part } };
  const item =
    isLead && foldWords(element.text) !== foldWords(target.name) ? findItem(snapshot, element) : undefined;
  return item ? { ...grounding, chosen: { ...grounding.chosen, element: item } } : grounding;
}

/** What is ticked, filled in or pressed says nothing in words of its own. */
const silent = /^(?:checkbox|radio|switch|textbox|searchbox|spinbutton|combobox|slider|option|button|link)$/;

function isSpokenPage({ name, kind }: Target, seen: Observation, discourse: Discourse): boolean {
  if (name !== 'it' || kind) return false;
  // Before anything was spoken of, there is nothing else than the page.
  if (discourse.wasUsed || !discourse.lastElement) return true;
  return seen.outcome === 'judged' && silent.test(seen.found?.element.role ?? '');
}

/** What was typed goes by the name of its field from then on: "the comment appears in the list". */
export function nameTyped(page: PageView, target: Target): Target | undefined {
  const { name, ordinal } = target;
  if (name === '' || ordinal !== undefined || /\d/.test(name)) return undefined;
  const typed = page.typed.findLast(({ field }) => ` ${foldWords(field)} `.includes(` ${foldWords(name)} `));
  if (!typed || typed.text.trim() === '') return undefined;
  const { kind: _, ...rest } = target;
  return { ...rest, name: typed.text };
}

const howMany = /^\d+(?:\s*(?:[–—-]|to)\s*\d+)?(?:\s+(?:of|from|\/)\s+\d+)?(?: \p{Ll}[\p{L}-]*){0,2}$/u;

/** "The list shows 1–8 of 24": how many there are is told of a list as well where it stands right above or below it. */
function observeBeside(
  { elements }: PageSnapshot,
  target: Target,
  value: string,
  seen: Observation,
): Observation | undefined {
  const list = seen.outcome === 'judged' ? seen.found?.element : undefined;
  if (target.name !== '' || target.within || !isList(target) || !list) return undefined;
  if (!howMany.test(value)) return undefined;
  const parent = `${list.path.slice(0, list.path.lastIndexOf('>'))}>`;
  const said = elements.find(
    ({ path, frame, states, text }) =>
      states.visible && frame === list.frame && path.startsWith(parent) && containsText(text, value),
  );
  return said && judged(true, `beside it stands ${show(said.text)}`);
}

/** A label of the very name was found: "the Status text" is the value beside it, not any text that tells of a status. */
function bearsName({ name }: Target, seen: Observation): boolean {
  const element = seen.outcome === 'judged' ? seen.found?.element : undefined;
  return element !== undefined && name !== '' && isOnlyName(element.text, name);
}

/**
 * "It should say …" after a deed is as often said of the page as of what was used. And a message that is not there, with nowhere
 * the text that it should show, is one that did not come: the claim is wrong, not unclear.
 */
export function speakLoosely(
  page: PageView,
  target: Target,
  condition: Condition,
  seen: Observation,
): Observation {
  const { snapshot } = page;
  if (condition.is !== 'text' || condition.how === 'matches') return seen;
  if (seen.outcome === 'judged' && seen.holds) return seen;
  const isOnPage = containsText(snapshot.text, condition.value);
  const isPage = isSpokenPage(target, seen, page.discourse);
  if (isPage && isOnPage) return judged(true, `the page shows ${show(condition.value)}`);
  const isMissing = seen.outcome === 'problem' && seen.problem.class === 'not found';
  if ((target.kind === 'message' || isPage) && isMissing && !isOnPage)
    return judged(false, `${nameTarget(target)} is not there, and the text is nowhere on the page`);
  const below = observeBeside(snapshot, target, condition.value, seen);
  if (below) return below;
  return bearsName(target, seen) ? seen : (observeSmallText(page, target, condition) ?? seen);
}

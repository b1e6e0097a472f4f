import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import { isInside } from '../ground/view.ts';
import { Problem } from '../progress/problem.ts';
import { isChoiceButton } from '../snapshot/attach-labels.ts';
import type { SeenElement } from '../snapshot/types.ts';
import { collectThings } from './collect-things.ts';
import { collectCounted, itemsIn } from './count.ts';
import { needReadings, readingOf } from './facts.ts';
import { groundIn } from './ground-in.ts';
import { innermost } from './observe-message.ts';
import type { PageView } from './page-view.ts';
import { findPart } from './sorting.ts';
import { containsText, equalsText, show } from './texts.ts';
import { findPagedTotal, type Told } from './told-counts.ts';
import { type Chosen, choose, type Judged, judged, type Observation, unsure } from './types.ts';

/** One thing that is held: the names it goes by, and all that it shows. */
interface Held {
  names: string[];
  shown: string;
}

interface Contents {
  held: Held[];
  found?: Chosen;
  /** What it holds, where these are elements. */
  elements?: readonly SeenElement[];
  /** Why there may be more than is seen. */
  more?: string;
}

const lists = /^(?:list|listbox|table|grid|treegrid|tree|menu|combobox|radiogroup|tablist)$/;
/** As many options as a look keeps. */
const mostOptions = 300;

function tellMore(text: string): Problem {
  return new Problem('not understood', text);
}

/** What a row or an item is called: its heading, its first words, or its cell in a column of names. */
function namesOf({ snapshot }: PageView, thing: SeenElement): string[] {
  const inside = snapshot.elements.filter((one) => one.states.visible && isInside(one, thing));
  if (thing.role === 'row') {
    const cells = inside.filter(({ role }) => /cell$|header$/.test(role));
    const named = cells.filter(({ column }) => /^(?:name|title)$/.test(foldWords(column)));
    return [...cells.slice(0, 1), ...named].map(({ text }) => text);
  }
  const [first] = innermost(inside).filter(({ text }) => text !== '');
  return [findPart(snapshot, thing, 'name') ?? '', first?.text ?? '', thing.name];
}

function readThings(page: PageView, things: readonly SeenElement[]): Held[] {
  needReadings(page, things);
  return things.map((thing) => {
    const { text, lead, held, value } = readingOf(page, thing);
    const names = [text, lead, held ?? '', value ?? '', ...namesOf(page, thing)];
    return { names: names.filter((name) => name !== ''), shown: text };
  });
}

/** A cell is what it shows, no part of it. */
function readCells(page: PageView, cells: readonly SeenElement[]): Held[] {
  needReadings(page, cells);
  return cells.map((cell) => {
    const { text, held } = readingOf(page, cell);
    return { names: [text, ...(held === undefined ? [] : [held])], shown: text || held || '' };
  });
}

function readOptions(element: SeenElement): Contents | Problem {
  if (element.options.length >= mostOptions)
    return tellMore(`It offers ${element.options.length} options or more, which are not all looked at.`);
  return { held: element.options.map((option) => ({ names: [option], shown: option })) };
}

/** Whether the page tells of more of them. Where it tells how many it shows, a list of another length is not meant. */
function isPaged({ count, shown }: Told, length: number): boolean {
  return count > length && (shown === undefined || shown === length);
}

/** What a list, a table, a column or a choice holds. */
function readContents(page: PageView, target: Target): Contents | Problem {
  const { snapshot } = page;
  if (snapshot.truncated)
    return tellMore('The page is too large to look at all of it, so there may be more. Narrow it down.');
  if (target.kind === 'column') {
    const cells = collectThings(page, target);
    if (cells instanceof Problem) return cells;
    if (cells.length === 0) return new Problem('not found', `${nameTarget(target)} has no cells.`);
    return { held: readCells(page, cells), elements: cells };
  }
  const grounding = groundIn(page, target, target.kind === 'dropdown' ? 'look' : 'container');
  const named = grounding.outcome === 'found' ? grounding : groundIn(page, target, 'look');
  if (named.outcome !== 'found') return explain(target, named);
  const { element } = named.chosen;
  const found = choose(snapshot, target, [named.chosen, ...named.others]);
  if (
    element.options.length > 0 &&
    (element.tag === 'select' || isChoiceButton(element) || element.role !== 'listbox')
  ) {
    const options = readOptions(element);
    return options instanceof Problem ? options : { ...options, found };
  }
  const inside = snapshot.elements.filter((one) => one.states.visible && isInside(one, element));
  const listed = itemsIn(inside);
  const things =
    listed.length > 0 ? listed : (collectCounted(snapshot, { name: '', kind: 'item' }, element) ?? []);
  if (things.length === 0 && !lists.test(element.role))
    return new Problem(
      'not found',
      `${nameTarget(target)} is a ${element.role} in which no items could be told apart. Name the list or table.`,
    );
  const total = findPagedTotal(snapshot, { name: '', kind: 'item', within: target }, undefined);
  return {
    held: readThings(page, things),
    elements: things,
    found,
    ...(total && isPaged(total, things.length) && { more: `the page says ${show(total.words)}` }),
  };
}

function proveBy({ snapshot }: PageView, { elements }: Contents): Pick<Judged, 'proof'> {
  return elements ? { proof: { of: 'elements', elements, snapshot } } : {};
}

function bears({ names }: Held, value: string): boolean {
  return names.some((name) => equalsText(name, value));
}

/** Whether each value can be given a thing of its own, where a thing may go by several names. */
function canAssign(values: readonly string[], held: readonly Held[]): boolean {
  const takenBy = new Map<Held, string>();
  const give = (value: string, tried: Set<Held>): boolean =>
    held.some((one) => {
      if (tried.has(one) || !bears(one, value)) return false;
      tried.add(one);
      const taken = takenBy.get(one);
      if (taken !== undefined && !give(taken, tried)) return false;
      takenBy.set(one, value);
      return true;
    });
  return values.every((value) => give(value, new Set()));
}

function list(held: readonly Held[]): string {
  if (held.length === 0) return 'it holds nothing';
  return `it holds ${held
    .slice(0, 12)
    .map(({ shown }) => show(shown))
    .join(', ')}${held.length > 12 ? ', …' : ''}`;
}

/** Whether these are all its items, rows, cells or options, and there are no others. */
export function observeExactly(
  page: PageView,
  target: Target,
  { values, ordered }: Extract<Condition, { is: 'holding exactly' }>,
): Observation {
  const contents = readContents(page, target);
  if (contents instanceof Problem) return { outcome: 'problem', problem: contents };
  const { held, found, more } = contents;
  const told = list(held);
  if (more && held.length <= values.length) return unsure(`${told}, but ${more}`, found);
  if (held.length !== values.length) return judged(false, `${told}, ${held.length} in all`, found);
  const holds = ordered
    ? values.every((value, index) => held[index] !== undefined && bears(held[index], value))
    : canAssign(values, held);
  return { ...judged(holds, told, found), ...proveBy(page, contents) };
}

/** Whether all that it holds shows the text. That it holds nothing is no proof of either. */
export function observeOnlyShowing(page: PageView, target: Target, value: string): Observation {
  const contents = readContents(page, target);
  if (contents instanceof Problem) return { outcome: 'problem', problem: contents };
  const { held, found } = contents;
  if (held.length === 0) return unsure('it holds nothing', found);
  const other = held.find(({ shown }) => !containsText(shown, value));
  const actual = other
    ? `one of ${held.length} shows ${show(other.shown)}`
    : `${held.length} were looked at, all of them show it`;
  return { ...judged(other === undefined, actual, found), ...proveBy(page, contents) };
}

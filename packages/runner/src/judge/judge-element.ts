import type { Condition } from '@assay/planner/steps';
import { toIsoDate, toIsoDateOf } from '../ground/input-value.ts';
import { nameTarget } from '../ground/name-target.ts';
import { isInside } from '../ground/view.ts';
import { Problem } from '../progress/problem.ts';
import type { Reading, SeenElement } from '../snapshot/types.ts';
import { attributeOf, readingOf, styleOf } from './facts.ts';
import { compare, pickNumbers, readNumbers } from './numbers.ts';
import { isOnlyName, withoutName } from './own-name.ts';
import type { PageView } from './page-view.ts';
import { findPeers } from './peers.ts';
import { findPart } from './sorting.ts';
import { containsText, equalsText, equalsValue, matchText, show, tidy } from './texts.ts';
import type { Chosen } from './types.ts';
import { judged, type Observation, unsure } from './types.ts';

type Counted = Exclude<
  Condition,
  {
    is:
      | 'visible'
      | 'hidden'
      | 'count'
      | 'sorted'
      | 'compared'
      | 'holding'
      | 'holding exactly'
      | 'holding only'
      | 'sum'
      | 'error'
      | 'renamed';
  }
>;

/** What an element shows: its text, what a field holds, or, for a mere label, what stands beside it. */
export function textsOf(reading: Reading, found: Chosen): string[] {
  const isOnlyLabel = reading.value === undefined && isOnlyName(reading.text, found.target.name);
  const own = reading.value === undefined ? [reading.text] : [...reading.chosen, reading.value];
  if (isOnlyLabel && reading.beside) own.push(reading.beside);
  if (reading.alternative && !own.some(Boolean)) own.push(reading.alternative);
  // An icon shows its name when one points at it.
  const isIcon =
    reading.value === undefined && /^(?:button|link|tab|menuitem|switch)$/.test(found.element.role);
  if (isIcon && !own.some(Boolean)) own.push(found.element.name || found.element.title);
  return own;
}

/** The last one is the fullest: what is beside a label says more than the label. */
export function mainText(texts: readonly string[]): string {
  return texts.at(-1) ?? '';
}

/** "The first row is Ada": an item is called by its heading or first words, not by all that it shows. */
function isItem({ element, target }: Chosen): boolean {
  const isWhole = target.kind === 'item' || target.kind === 'card' || target.kind === 'row';
  return isWhole && /^(?:listitem|row|article|option|treeitem|generic)$/.test(element.role);
}

/** What is chosen among the choices of a group. */
function findChosen({ snapshot, element }: Chosen): string[] {
  if (!/^(?:radiogroup|group|listbox|tablist)$/.test(element.role)) return [];
  return snapshot.elements
    .filter(
      (one) =>
        /^(?:radio|option|tab)$/.test(one.role) &&
        (one.states.checked === true || one.states.selected === true) &&
        isInside(one, element),
    )
    .map(({ name, label, text }) => name || label || text);
}

const holders = /^(?:item|card|row|section|list|table|form|dialog|column)$/;

/** "The first product shows $12": a figure that is all of one of its parts. */
function showsWhole({ snapshot, element, target }: Chosen, value: string): boolean {
  if (!holders.test(target.kind ?? '') || !/^\W{0,2}\d/.test(value)) return false;
  return snapshot.elements.some(
    (part) =>
      part.states.visible &&
      isInside(part, element) &&
      (equalsText(part.text, value) ||
        isOnlyFigure(part.text, value) ||
        (price.test(value) && containsText(part.text, value))),
  );
}

/** Amounts of money may stand beside others: "€15.00 €12.00", "27.10 (9.03 each)". */
const price = /^[-+]?\p{Sc}\s?\d[\d.,]*$|^[-+]?\d[\d.,]*\s?\p{Sc}$|^[-+]?\d+[.,]\d\d$/u;

/** "27.10 (9.03 each)" shows 27.10: what follows in brackets only tells more about it. */
function leadsWith({ target }: Chosen, text: string, value: string): boolean {
  const isText = target.kind === undefined || target.kind === 'text' || target.kind === 'cell';
  return isText && price.test(value) && new RegExp(`^${RegExp.escape(value)}\\s*[(\\[]`).test(tidy(text));
}

/** "Fines to pay: £3.40 Settle fines" shows "£3.40": the one figure of a text, whatever words stand around it. */
function isOnlyFigure(text: string, value: string): boolean {
  if (!/^\W{0,2}\d/.test(value) || readNumbers(value).length !== 1 || readNumbers(text).length !== 1)
    return false;
  const isNegative = /(?:^|\s)[-−–]\s?\p{Sc}?\d/u;
  return containsText(text, value) && isNegative.test(text) === isNegative.test(value);
}

const compound = /^\d+(?:[/:]\d+(?:[/:]\d+)?|\.\d+(?:\.\d+)+| [a-z]{1,3})$/i;

/** "Town Library 1.4.0", "TASK-1 1/3 High", "1012 AB": versions, fractions, times, days and codes may stand among other words. */
function showsToken({ target }: Chosen, text: string, value: string): boolean {
  const isPart = target.name !== '' || target.kind === 'option' || holders.test(target.kind ?? '');
  if (!isPart || !compound.test(value)) return false;
  // "1/3" does not stand in "1/3/2025", nor in "11/3".
  const alone = new RegExp(
    `(?<![\\p{L}\\p{N}/:.,-])${RegExp.escape(value)}(?![\\p{L}\\p{N}]|[/:.,-]\\d)`,
    'iu',
  );
  return alone.test(text);
}

const counters = /^(?:link|button|tab|menuitem)$/;

/** A text that bears a name and one figure shows that figure. */
function isNamedFigure({ target, element }: Chosen, text: string, value: string): boolean {
  const isText =
    target.kind === undefined || target.kind === 'text' || target.kind === 'badge' || target.kind === 'cell';
  const isTold = target.name !== '' || target.near !== undefined;
  // A link or button with a counter: "🔔 3", "Approvals 4".
  const isCounter = counters.test(element.role) && /^[^\d]*\b\d+\)?$/.test(tidy(text));
  return isTold && (isCounter || (isText && !element.interactive)) && isOnlyFigure(text, value);
}

const scales = /^(?:slider|progressbar|meter|spinbutton)$/;

/** A slider shows its number beside it, often with its unit. Where it does, that is what a person reads, and both must agree. */
function judgeScale(
  found: Chosen,
  reading: Reading,
  matches: (text: string) => boolean,
): Observation | undefined {
  const { scale } = reading;
  if (!scales.test(found.element.role) || !scale) return undefined;
  const [value] = readNumbers(reading.value ?? '');
  const numbers = readNumbers(scale);
  if (numbers.length !== 1) return undefined;
  const holds = matches(scale) || matches(reading.value ?? '');
  const agrees = value === undefined || numbers[0]?.value === value.value;
  return judged(
    holds && agrees,
    `it shows ${show(scale)}${agrees ? '' : `, but stands at ${value?.value}`}`,
    found,
  );
}

function fits(value: number, condition: Extract<Condition, { is: 'number' | 'between' }>): boolean {
  if (condition.is === 'number') return compare(value, condition.comparison, condition.value);
  return value >= condition.least && value <= condition.most;
}

function judgeNumber(
  found: Chosen,
  reading: Reading,
  condition: Extract<Condition, { is: 'number' | 'between' }>,
): Observation {
  const own = mainText(textsOf(reading, found).filter(Boolean));
  // A cell whose field holds the number says nothing of it in words.
  const spoken = readNumbers(own).length > 0 ? own : (reading.held ?? own);
  // The page writes "Holds4" where the count is set apart by space alone; the snapshot keeps them apart.
  const text = readNumbers(spoken).length === 0 && /\p{L}\d/u.test(spoken) ? found.element.text : spoken;
  const numbers = pickNumbers(readNumbers(text), condition.unit);
  const isScale = scales.test(found.element.role);
  const scale = isScale
    ? judgeScale(found, reading, (shown) =>
        pickNumbers(readNumbers(shown), condition.unit).some(({ value }) => fits(value, condition)),
      )
    : undefined;
  if (scale) return scale;
  const results = new Set(numbers.map(({ value }) => fits(value, condition)));
  const [holds] = results;
  if (holds === undefined) return judged(false, `it shows ${show(text)}, which is no such number`, found);
  if (results.size > 1) {
    const message = `${nameTarget(found.target)} shows several numbers (${show(text)}). Name the one that is meant.`;
    return { outcome: 'problem', problem: new Problem('ambiguous', message) };
  }
  return judged(holds, `it shows ${show(text)}`, found);
}

const leadsElsewhere = /^(?:link|button|tab|treeitem|menuitem|heading)$/;

const controls =
  /^(?:button|link|tab|menuitem|menuitemcheckbox|menuitemradio|option|treeitem|textbox|searchbox|combobox|spinbutton|slider|listbox|checkbox|radio|radiogroup|switch|group|form|fieldset)$/;

/** A name in a list is neither enabled nor disabled; "active" is what is said of it there. */
function canBeUsed({ role, interactive, states }: SeenElement): boolean {
  return interactive || states.editable || controls.test(role);
}

/** One beside it that says of itself whether it is chosen: then those that say nothing are not. */
function hasStatedPeer({ snapshot, element }: Chosen): boolean {
  return findPeers(snapshot, element).some(
    ({ states, chosen }) => states.selected === true || states.checked === true || chosen === true,
  );
}

/** By what it says of itself, else by what it looks like beside others. Where neither tells, it is no more "not selected" than selected. */
function judgeChosen(found: Chosen, word: 'selected' | 'pressed'): Observation {
  const { states, chosen } = found.element;
  const isStated = states.selected !== undefined || states.checked !== undefined;
  const isChosen = isStated ? states.selected === true || states.checked === true : chosen === true;
  const isKnown = isStated || chosen !== undefined || hasStatedPeer(found);
  if (!isKnown) return unsure(`it does not show whether it is ${word}`, found);
  return judged(isChosen, isChosen ? `it is ${word}` : `it is not ${word}`, found);
}

function judgeState(found: Chosen, reading: Reading, is: string): Observation | undefined {
  const { states, role } = found.element;
  const say = (holds: boolean, isSo: boolean, word: string, otherwise: string) =>
    judged(holds, isSo ? `it is ${word}` : `it is ${otherwise}`, found);
  const checked = states.checked === true;
  switch (is) {
    case 'enabled':
    case 'disabled':
      if (states.enabled && !canBeUsed(found.element)) {
        const message = `${nameTarget(found.target)} is a ${role}, which is neither enabled nor disabled. Name the control, or say what should be read there.`;
        return { outcome: 'problem', problem: new Problem('not found', message) };
      }
      return say(states.enabled === (is === 'enabled'), states.enabled, 'enabled', 'disabled');
    case 'checked':
    case 'unchecked':
      if (states.checked === undefined && states.selected === undefined) {
        const message = `${nameTarget(found.target)} is a ${role}, which cannot be checked.`;
        return { outcome: 'problem', problem: new Problem('not found', message) };
      }
      return say(
        (checked || states.selected === true) === (is === 'checked'),
        checked,
        'checked',
        'not checked',
      );
    case 'focused':
      return say(states.focused, states.focused, 'focused', 'not focused');
    case 'required':
      return say(states.required, states.required, 'required', 'not required');
    case 'selected':
    case 'pressed':
      return judgeChosen(found, is);
    case 'empty': {
      const text = (reading.value ?? reading.text).replace(/\u200B/g, '');
      if (text !== '' && reading.value === undefined && leadsElsewhere.test(role)) {
        const message = `${nameTarget(found.target)} is a ${role}: it does not show whether what it stands for is empty. Open it first, or say what should be read there.`;
        return { outcome: 'problem', problem: new Problem('ambiguous', message) };
      }
      const isSecret = found.element.inputType === 'password';
      return judged(
        text === '',
        text === '' ? 'it is empty' : `it holds ${isSecret ? 'something' : show(text)}`,
        found,
      );
    }
    default:
      return undefined;
  }
}

/** What a field holds, as the author would say it: the browser keeps days in a form of its own, and shows them in another. */
function holdsValue(values: readonly (string | undefined)[], wanted: string): boolean {
  return values.some(
    (value) => value !== undefined && (equalsValue(value, wanted) || holdsDay(value, wanted)),
  );
}

/** The same day, however it is written; who leaves out the year means that of the field. */
function holdsDay(value: string, wanted: string): boolean {
  const isPlain = /^\d{4}-\d{2}-\d{2}$|\p{L}{3}/u.test(value);
  const day = isPlain ? toIsoDate(value.trim()) : undefined;
  return day !== undefined && day === toIsoDateOf(wanted, day);
}

/** Compares one element, as it is now, with a condition. */
export function judgeElement(page: PageView, found: Chosen, condition: Condition): Observation {
  const given = condition as Counted;
  const reading = readingOf(page, found.element);
  switch (given.is) {
    case 'text': {
      const texts = textsOf(reading, found);
      // "The first product is X": a card shows more than its name.
      const isListed = given.how === 'equals' && /^(?:item|row|card)$/.test(found.target.kind ?? '');
      const heading = isListed ? findPart(found.snapshot, found.element, 'name') : undefined;
      if (heading) texts.unshift(heading);
      const rest = given.how === 'equals' ? withoutName(reading.text, found) : undefined;
      if (rest) texts.unshift(rest);
      const scale = judgeScale(found, reading, (text) => matchText(text, given.how, given.value));
      if (scale) return scale;
      const holds =
        texts.some((text) => matchText(text, given.how, given.value)) ||
        (given.how === 'equals' && showsWhole(found, given.value)) ||
        (given.how === 'equals' && texts.some((text) => isNamedFigure(found, text, given.value))) ||
        (given.how === 'equals' && texts.some((text) => leadsWith(found, text, given.value))) ||
        (given.how === 'equals' && showsToken(found, reading.text, given.value)) ||
        (given.how === 'equals' && holdsValue([reading.value, reading.held], given.value)) ||
        (given.how === 'equals' && isItem(found) && equalsText(reading.lead, given.value));
      return judged(holds, `it shows ${show(mainText(texts))}`, found);
    }
    case 'value': {
      const values =
        reading.value === undefined
          ? [...findChosen(found), reading.text, ...(reading.held === undefined ? [] : [reading.held])]
          : [reading.value, ...reading.chosen];
      const isSecret = found.element.inputType === 'password';
      const holds = holdsValue(values, given.value);
      return judged(
        holds,
        isSecret ? 'it holds a password' : `its value is ${show(mainText(values))}`,
        found,
      );
    }
    case 'number':
    case 'between':
      return judgeNumber(found, reading, given);
    case 'attribute': {
      const value = attributeOf(page, found.element, given.name);
      const actual =
        value === null ? `it has no attribute ${given.name}` : `its ${given.name} is ${show(value)}`;
      return judged(value !== null && equalsText(value, given.value), actual, found);
    }
    case 'style': {
      const { actual, expected } = styleOf(page, found.element, given.name, given.value);
      return judged(actual === expected, `its ${given.name} is ${show(actual)}`, found);
    }
    default: {
      const problem = new Problem(
        'not understood',
        `"${String(condition.is)}" cannot be checked of an element.`,
      );
      return judgeState(found, reading, given.is) ?? { outcome: 'problem', problem };
    }
  }
}

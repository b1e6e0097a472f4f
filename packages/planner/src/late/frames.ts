import { actions, binding, idle, predicates } from '../parse/accounting-words.ts';
import { matchVerb, matchVerbs } from '../parse/verbs.ts';
import type { Action, Target } from '../steps/language.ts';
import type { PageName, Use } from './page-names.ts';
import type { Piece } from './pieces.ts';

type Named = Extract<Piece, { is: 'name' }>;

/** Words of a claim: what follows is looked at, not done. */
const claiming =
  /^(?:should|must|shall|will|would|cannot|visible|shown|displayed|hidden|appears?|sees?|contains?|says?|equals?|remains?|stays?|still|expected?|verify|check|ensure|there)$/i;
/** Words that tell one of several; a name without them would be another one. */
const ordinal =
  /^(?:next|previous|other|another|new|same|different|back|forward|first|second|third|fourth|fifth|last|both|one|two|three|four|five|six)$/i;
const being = /^(?:is|are|was|were|be|been|has|have|gets?)$/i;
const unticking = /^(?:uncheck|untick|deselect|unmark|disable|off)/i;
const links = /^(?:=|as|to|with|is|of|in|into|for|from|and|the|an?|my|your)$/i;

function isDone(word: string): boolean {
  return actions.has(word.toLowerCase()) && /(?:ed|ing|en|set|put|chosen|written|typed)$/i.test(word);
}

/** What a word does in an order: nothing of its own, the verb, or something that is not understood. */
function isOrderly(words: readonly string[]): boolean {
  const isPassive = words.some(isDone);
  return words.every((word, index) => {
    const lower = word.toLowerCase();
    if (index === 0 && /^(?:under|below)$/.test(lower)) return true;
    if (claiming.test(lower) || binding.has(lower) || ordinal.test(lower)) return false;
    if (being.test(lower)) return isPassive;
    if (idle.has(lower) || links.test(lower) || actions.has(lower)) return true;
    // One unknown word in front is taken for the verb; what is done then follows from what is named.
    return index === 0 && !predicates.has(lower) && words.length > 0;
  });
}

function pick(piece: Named, ...uses: Use[]): PageName | undefined {
  const fitting = piece.names.filter(({ use }) => uses.includes(use));
  const refs = new Set(fitting.map(({ part }) => part?.ref));
  return refs.size === 1 ? fitting[0] : undefined;
}

function targetOf({ part, option }: PageName, said: string): Target {
  return option === undefined
    ? { name: said }
    : { name: part?.name || part?.label || part?.placeholder || '', kind: 'dropdown' };
}

const pressing = new Set<string>([
  'click',
  'press',
  'open',
  'go',
  'select',
  'switch',
  'toggle',
  'check',
  'button',
  'close',
  'submit',
  'accept',
  'dismiss',
  'sort',
  'use',
]);

/** A verb that says something else than pressing is not carried out by a click. */
function isOtherDeed(word: string): boolean {
  const families = matchVerbs(word).map(({ family }) => family);
  return families.length > 0 && !families.some((family) => pressing.has(family));
}

/** Fills in, selects or ticks what was named, by what it is on the page. */
function useOne(piece: Named, words: readonly string[]): Action | undefined {
  const option = piece.names.find(({ option: one }) => one !== undefined);
  const isUntick = words.some((word) => unticking.test(word));
  const tick = pick(piece, 'tick');
  if (tick) return { do: isUntick ? 'uncheck' : 'check', target: { name: piece.text } };
  if (isUntick) return undefined;
  if (pick(piece, 'choose')) return { do: 'choose', target: { name: piece.text } };
  if (option && pick(piece, 'select')) {
    const target = targetOf(option, piece.text);
    return target.name === '' ? undefined : { do: 'select', target, option: option.option ?? piece.text };
  }
  const isPressed = !words.some(isOtherDeed) && piece.names.some(({ use }) => use === 'press');
  return isPressed ? { do: 'click', target: { name: piece.text } } : undefined;
}

function fill(field: Named, value: string, isNumber: boolean): Action | undefined {
  const target = { name: field.text };
  const choice = pick(field, 'select');
  if (choice) {
    const option = choice.part?.options.find((one) => one.toLowerCase() === value.toLowerCase());
    return option === undefined ? undefined : { do: 'select', target, option };
  }
  const control = pick(field, 'fill');
  if (!control) return undefined;
  return control.part?.role === 'slider' && isNumber
    ? { do: 'set', target, value }
    : { do: 'type', target, text: value };
}

/** A field and one option of it, or a field and a value. */
function useWithValue(pieces: readonly Piece[], words: readonly string[]): Action | undefined {
  const named = pieces.filter((piece) => piece.is === 'name');
  const values = pieces.filter((piece) => piece.is === 'value');
  const [first, second, third] = named;
  if (!first || third) return undefined;
  if (second) {
    const chosen = [second, first].find((one) => pick(one, 'choose', 'tick') && !pick(one, 'fill', 'select'));
    const other = chosen === second ? first : second;
    // A group and the one of it that is chosen: "Age group = 30 to 59".
    if (chosen && values.length === 0 && other.names.every(({ use }) => use === 'none'))
      return useOne(chosen, words);
    const [field, value] =
      pick(first, 'fill', 'select') && !first.isQuoted ? [first, second] : [second, first];
    return values.length === 0 ? fill(field, value.text, false) : undefined;
  }
  const [value, more] = values;
  if (value && !more) return fill(first, value.text, /^-?\d/.test(value.text));
  const said = words.filter((word) => !idle.has(word.toLowerCase()) && !links.test(word) && !matchVerb(word));
  return values.length === 0 && said.length === 1 && said[0] ? fill(first, said[0], false) : undefined;
}

/** A thing and the control that belongs to it: "remove the mug", "the mug's quantity". */
function useIn(named: readonly Named[]): Action | undefined {
  const pressed = named.filter(({ names }) => names.some(({ use }) => use === 'press'));
  const places = named.filter(({ names }) => names.every(({ use }) => use === 'none'));
  const [button, other] = pressed;
  const [place, elsewhere] = places;
  if (!button || other || !place || elsewhere) return undefined;
  return { do: 'click', target: { name: button.text, within: { name: place.text, kind: 'item' } } };
}

function isEmptyField({ names }: Named): boolean {
  return names.some(({ use, part }) => use === 'fill' && part?.value === '');
}

/**
 * What is done where a clause names controls of the page: their roles tell, whatever the verb. `goesOn`: more is told to be done
 * after it, so that "your name is Lea" of an empty field is how to fill it in.
 */
export function readFrame(pieces: readonly Piece[], goesOn: boolean): Action | undefined {
  const named = pieces.filter((piece) => piece.is === 'name');
  const isFilledIn = goesOn && named.some(isEmptyField);
  const words = pieces
    .flatMap((piece) => (piece.is === 'word' ? [piece.text] : []))
    .filter((word) => !(isFilledIn && /^(?:is|are)$/i.test(word)));
  if (
    words.includes('=') &&
    !named.some(({ names }) => names.some(({ use }) => use !== 'none' && use !== 'press'))
  )
    return undefined;
  const hasValue = pieces.some(({ is }) => is === 'value');
  const [only, second] = named;
  if (!only) return undefined;
  const used = !second && !hasValue && isOrderly(words) ? useOne(only, words) : undefined;
  if (used) return used;
  const filled = isOrderly(words.filter((word) => word !== '=' && !isGiven(word, words)))
    ? useWithValue(pieces, words)
    : undefined;
  return filled ?? (isOrderly(words) && !hasValue ? useIn(named) : undefined);
}

/** A value that was not quoted: the one word that is no other part of the clause. */
function isGiven(word: string, words: readonly string[]): boolean {
  const unknown = words.filter(
    (one) =>
      !idle.has(one.toLowerCase()) &&
      !links.test(one) &&
      !actions.has(one.toLowerCase()) &&
      !claiming.test(one),
  );
  return unknown.length === 1 && unknown[0] === word;
}

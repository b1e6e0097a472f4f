import type { Command, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, literalOf } from './literals.ts';
import type { ActionReader } from './reader.ts';
import { splitMembers } from './subjects.ts';
import { asThing, keepWhole, kindOf, readPhrase, readPlace } from './targets.ts';
import { readTypedValue } from './values.ts';
import { tidy } from './wording.ts';

const fromForm = /^(.+?) (?:from|in|on|under|out of|within|as|for) (.+)$/i;
/** `the category "Garden"`: what is chosen, after the name of the choice. */
const nounForm = new RegExp(`^(?:the |an? )([a-z]+) (${anyMark}|[A-Z](?:(?! and )[^,])*)$`);
const notChoices =
  /^(?:product|user|file|date|day|value|text|word|name|entry|element|article|book|order|task|event|message|project|person|seat|page|section|folder|document|member|customer|term|suggestion|result|time|room|flight)$/i;
const suggestedForm =
  /^(.+?) (?:from|in|among|out of) (?:the )?(?:list of )?(?:suggestions?|suggested (?:cities|entries|values)|suggestion list|proposals?|autocomplete(?: list)?)$/i;
const clickedKinds = [
  'row',
  'card',
  'item',
  'link',
  'button',
  'tab',
  'image',
  'icon',
  'cell',
  'menu item',
  'heading',
  'column',
];

export const readSelect: ActionReader = ({ rest, lemma }, literals) => {
  const text = tidy(rest).replace(/^(?:the )?option (?=\uE000)/i, '');
  if (text === '') return undefined;
  if (/^all (?:the )?text\b/i.test(text)) return selectAllText(text, literals);
  const menu =
    /^(.+?) (?:from|in) (?:the |a )?(?:(?:context|popup|right-click|main|dropdown|user|account|navigation) )*menu$/i.exec(
      text,
    );
  if (menu?.[1] && !/drop-?down/i.test(text))
    return [{ do: 'click', target: { ...readPhrase(menu[1], literals), kind: 'menu item' } }];
  const [, noun, value] = nounForm.exec(text) ?? [];
  if (noun && value && !kindOf(noun).kind && !notChoices.test(noun))
    return [{ do: 'select', target: { name: noun }, option: readTypedValue(value, literals) }];
  // Suggestions have no name of their own: they are what is offered while one types.
  const suggested = suggestedForm.exec(text)?.[1];
  if (suggested) return [{ do: 'choose', target: readPhrase(suggested, literals) }];
  const [, option, place] = fromForm.exec(text) ?? [];
  if (option && place) {
    const chosen = readPhrase(option, literals);
    const target = readPhrase(place, literals);
    if (chosen.ordinal !== undefined && chosen.name === '')
      return [{ do: 'choose', target: { ...chosen, within: target } }];
    if (!chosen.kind || chosen.kind === 'option') {
      const isDate = /date|picker|calendar/i.test(place) && !/drop/i.test(place);
      const value = readTypedValue(option.replace(/^(?:the )?(.+?) option$/i, '$1'), literals);
      if (isDate) return [{ do: 'set', target, value }];
      if (target.kind === 'section' || target.kind === 'dialog' || target.kind === 'form')
        return [{ do: 'choose', target: { ...chosen, within: target } }];
      const options = option.split(/,? and |, /);
      if (options.every((each) => literalOf(each, literals)))
        return options.map((each) => ({ do: 'select', target, option: readTypedValue(each, literals) }));
      return [{ do: 'select', target, option: value }];
    }
  }
  return splitMembers(text).map((member) =>
    chooseOne(asThing(readPhrase(member, literals)), member, lemma, literals),
  );
};

function selectAllText(text: string, literals: Literal[]): Command[] {
  const place = /^all (?:the )?text (?:in|of|inside) (.+?)(?: (?:with|using|by pressing) .+)?$/i.exec(
    text,
  )?.[1];
  return [{ do: 'press', keys: 'Control+A', ...(place && { target: readPhrase(place, literals) }) }];
}

function chooseOne(target: Target, words: string, lemma: string, literals: Literal[]): Command {
  if (target.kind === 'checkbox' || target.kind === 'switch') return { do: 'check', target };
  const isThing = target.kind !== undefined && clickedKinds.includes(target.kind);
  // A message of a list is selected by its box, where it has one.
  if (lemma === 'select' && /^(?:row|item|card)$/.test(target.kind ?? '') && target.name !== 'it')
    return { do: 'choose', target };
  const isDate = literalOf(words, literals)?.sort === 'd';
  if (isThing || isDate || lemma === 'pick and click') return { do: 'click', target };
  return { do: 'choose', target };
}

const tickedKinds = [
  'checkbox',
  'switch',
  'radio button',
  'option',
  'row',
  'item',
  'card',
  'cell',
  'field',
  'icon',
  'button',
];

/** Messages and the like cannot be ticked: "Push notifications" is a name, "the message X" a thing of that name. */
function readTicked(member: string, literals: Literal[]): Target {
  return keepWhole(member, readPhrase(member, literals), tickedKinds, literals);
}

function readTicking(action: 'check' | 'uncheck' | 'toggle'): ActionReader {
  return ({ rest, lemma }, literals) => {
    const text = tidy(rest);
    if (text === '') return undefined;
    const [, thing, state] = /^(.+?) as (\S+)$/i.exec(text) ?? [];
    if (lemma === 'mark' && thing && state) {
      const within = readPlace(thing, literals, 'item');
      return [{ do: 'click', target: { name: `Mark as ${state}`, within } }];
    }
    return splitMembers(text).map((member) => {
      const target = readTicked(member, literals);
      return target.kind === 'radio button' && action === 'check'
        ? { do: 'choose', target }
        : { do: action, target };
    });
  };
}

export const readCheck = readTicking('check');
export const readUncheck = readTicking('uncheck');
export const readToggle = readTicking('toggle');

/** Sort by X: a choice in the sorting dropdown. */
export const readSort: ActionReader = ({ rest }, literals) => {
  const [, by] = /^(?:(?:the )?.+? )?by (.+)$/i.exec(`by ${tidy(rest).replace(/^.* by /i, '')}`) ?? [];
  if (!by || tidy(rest) === '') return undefined;
  return [{ do: 'select', target: { name: 'sort', kind: 'dropdown' }, option: readTypedValue(by, literals) }];
};

import { containerKinds, kindWords, lookWords, namedMessages, propertyWords } from '../lexicons/kinds.ts';
import { type Kind, kinds, type Relation, type Target } from '../steps/language.ts';
import { anyOrdinal, readOrdinal } from '../steps/ordinals.ts';
import { anyMark, readMark } from '../steps/quoting.ts';
import { type Literal, nameOf } from './literals.ts';
import { anyOf, tidy, withoutArticle } from './wording.ts';

const kindByWord = new Map(
  kinds.flatMap((kind) => kindWords[kind].map((word): [string, Kind] => [word, kind])),
);
export const anyKindWord = `(?:${anyOf(kindByWord.keys())})`;
const strongKindWord = '(?:button|link|field|checkbox|dropdown|icon|tab|radio|page)';

const relationWords: Record<string, Relation> = {
  below: 'below',
  under: 'below',
  underneath: 'below',
  beneath: 'below',
  above: 'above',
  'on top of': 'above',
  'to the left of': 'left of',
  'left of': 'left of',
  'on the left of': 'left of',
  'to the right of': 'right of',
  'right of': 'right of',
  'on the right of': 'right of',
  'next to': 'next to',
  beside: 'next to',
  near: 'next to',
  'close to': 'next to',
};
const nearForm = new RegExp(
  `^(.+?) (?:(?:right|directly|just|shown|displayed|located) )*(${anyOf(Object.keys(relationWords))}) (?!\\d)(.+)$`,
  'i',
);
const pageScope =
  /^(.+?) (?:on|in|of|from) (?:the |this |that )?(?:(?:\S+ ){0,3}(?:page|screen|website|site)|screen)$/i;
const inForm =
  /^(.+?) (?:in|inside|within|inside of|on|under|at the (?:top|bottom) of) ((?:it$|the|an?|my|this|that|its|your|our|row|column|["\uE000A-Z]).*)$/;
const ofForm = /^(.+?) (of|for|from|belonging to) (.+)$/i;
/** "the amount for Rent in January": a cell by its row and its column. */
const cellForm =
  /^(?:the )?(?:amount|value|cell|entry|number|figure|sum|field) (?:for|of|at) ((?:the )?[A-Z\uE000][^,]*?) (?:in|for|under|and) ((?:the )?[A-Z\uE000][\w'’\uE000\uE001-]*(?: [\w'’-]+)?)(?: column)?$/;
const discourse = /^(?:it|them|this|that|this one|that one|the same|the same one|both)$/i;
const discourseKind = new RegExp(`^(?:that|this|the same|said) (${anyKindWord})$`, 'i');

/** An element as named in free text. */
export function readPhrase(phrase: string, literals: Literal[]): Target {
  const text = tidy(phrase);
  if (discourse.test(text)) return { name: 'it' };
  const again = discourseKind.exec(text);
  if (again?.[1]) return { name: 'it', ...kindOf(again[1]) };
  const own = /^(?:its|his|her|their) (.+)$/i.exec(text);
  if (own?.[1]) return { ...readPhrase(own[1], literals), within: { name: 'it' } };
  return dropOwner(readNear(text, literals) ?? readScope(text, literals) ?? readHead(text, literals));
}

/** "Mia Wong's message": the message of hers, not one of that name. */
function dropOwner(target: Target): Target {
  return target.kind && /\p{L}['’]s$/u.test(target.name)
    ? { ...target, name: target.name.slice(0, -2) }
    : target;
}

function readNear(text: string, literals: Literal[]): Target | undefined {
  const [, head, words, rest] = nearForm.exec(text) ?? [];
  const relation = words && relationWords[words.toLowerCase()];
  if (!head || !relation || !rest) return undefined;
  const { within, ...anchor } = readPhrase(rest, literals);
  return { ...readPhrase(head, literals), ...(within && { within }), near: { relation, anchor } };
}

function readScope(text: string, literals: Literal[]): Target | undefined {
  const [, row, column] = cellForm.exec(text) ?? [];
  if (row && column)
    return {
      name: nameOf(withoutArticle(column), literals),
      kind: 'cell',
      within: { name: nameOf(withoutArticle(row), literals), kind: 'row' },
    };
  const page = pageScope.exec(text);
  if (page?.[1]) return readPhrase(page[1], literals);
  const inside = inForm.exec(text);
  if (inside?.[1] && inside[2])
    return placeIn(readPhrase(inside[1], literals), readPlace(inside[2], literals, 'section'));
  const bareIn = /^(.+?) in ([a-z]+)$/.exec(text);
  if (bareIn?.[1] && bareIn[2] && new RegExp(`(?:^| )${anyKindWord}s?$`).test(bareIn[1]))
    return { ...readPhrase(bareIn[1], literals), within: readPlace(bareIn[2], literals, 'section') };
  const [, head, word = '', owner] = ofForm.exec(text) ?? [];
  if (!head || !owner) return undefined;
  const bare = withoutArticle(head);
  const kindOnly = new RegExp(`^${anyKindWord}s?$`, 'i').test(bare);
  if (kindOnly && !/^(?:the |an? )?(?:first|last|second|third|row|\d)/i.test(owner)) return undefined;
  const isProperty =
    propertyWords.includes(bare.toLowerCase()) && /^(?:the |an? |my |\uE000|[A-Z]|[a-z]+ \uE000)/.test(owner);
  const isOwned =
    /^(?:the |each |every |\uE000|[A-Z])/.test(owner) &&
    (word === 'for' || readMark(bare) || hasKind(bare) || kindThenMark.test(bare));
  const isPart =
    word === 'of' &&
    /^[A-Za-z]+(?: [a-z]+)?$/.test(bare) &&
    /^(?:(?:the |that |this )(?:[A-Z]|[a-z]+ \uE000)|[A-Z][\w'’-]+ [A-Z][\w'’-]+$)/.test(owner);
  if (!isProperty && !isOwned && !isPart) return undefined;
  return { ...readPhrase(head, literals), within: readPlace(owner, literals, 'item') };
}

/** "The quantity of the mug in the cart": the mug's own, and the mug in the cart. */
function placeIn(target: Target, place: Target): Target {
  return { ...target, within: target.within ? placeIn(target.within, place) : place };
}

function hasKind(text: string): boolean {
  return new RegExp(`(?:^| )${anyKindWord}$`, 'i').test(text);
}

/**
 * Where the kind that ends a phrase cannot be meant, it belongs to the name: "New card" as something to type in, "Push
 * notifications" as something to tick.
 */
export function keepWhole(words: string, target: Target, kindsMeant: string[], literals: Literal[]): Target {
  if (!target.kind || kindsMeant.includes(target.kind) || target.name === '' || target.name === 'it')
    return target;
  const { kind: _, ...rest } = target;
  const whole = nameOf(withoutArticle(tidy(words)), literals);
  const [, tail] =
    new RegExp(`^${target.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (${anyKindWord}s?)\\b`, 'i').exec(
      whole,
    ) ?? [];
  return tail ? { ...rest, name: `${target.name} ${tail}` } : rest;
}

/** In what is done to them, messages are things in a list: mails, posts. */
export function asThing(target: Target): Target {
  const within = target.within && { within: asThing(target.within) };
  const isThing = target.kind === 'message' && target.name !== '' && target.name !== 'it';
  return { ...target, ...(isThing && { kind: 'item' as const }), ...within };
}

/** A place without a word for its kind is taken for a part of the page or for one of its items. */
export function readPlace(text: string, literals: Literal[], otherwise: Kind): Target {
  const place = readPhrase(text, literals);
  if (place.kind || place.name === 'it') return place;
  return { ...place, kind: otherwise };
}

const ordinalForm = new RegExp(`^(?:very )?(${anyOrdinal}) (?!name\\b)(.+)$`, 'i');
const labelled =
  '(?:named|called|labelled|labeled|titled|entitled|saying|reading|marked|containing|that contains|with (?:the )?(?:name|label|title|text|caption|heading)|that (?:says|reads))';
const kindFirst = new RegExp(`^(?:(.+?) )?(${anyKindWord})s? (?:${labelled}|of|for) (.+)$`, 'i');
const kindThenMark = new RegExp(`^(?:(.+?) )?(${anyKindWord})s? (${anyMark})$`, 'i');
/** "the card Plan party": the kind in small letters, then a name. */
const kindThenName =
  /^(button|link|field|checkbox|dropdown|option|switch|slider|tab|heading|icon|row|column|table|list|item|card|dialog|section|form|frame|menu item|radio button) ([A-Z][^,;:]*)$/;
const kindLast = new RegExp(`^(.+?) (?:(${anyKindWord})s?|(${strongKindWord}))$`);
const strongLast = new RegExp(`^(.+?) (${strongKindWord})s?$`, 'i');
/** "Messages" with a capital is what a part of the site is called. */
const kindAlone = new RegExp(`^(?:(${anyKindWord})s?|(Badge|Dialog|Message|Heading|Table|Form))$`);
const looks = new RegExp(`^(?:${anyOf(lookWords)}) `, 'i');

function readHead(text: string, literals: Literal[]): Target {
  const bare = withoutArticle(text);
  const ordinal = ordinalForm.exec(bare);
  if (ordinal?.[1] && ordinal[2]) {
    const target = readHead(ordinal[2], literals);
    const isThing = !target.kind && /^[a-z]/.test(ordinal[2]);
    return { ...target, ...(isThing && { kind: 'item' }), ordinal: readOrdinal(ordinal[1].toLowerCase()) };
  }
  return readNamed(bare, literals);
}

function readNamed(bare: string, literals: Literal[]): Target {
  const alone = kindAlone.exec(bare);
  const only = alone?.[1] ?? alone?.[2];
  if (only) return { name: '', ...kindOf(only) };
  const labelledKind = kindFirst.exec(bare) ?? kindThenMark.exec(bare);
  if (labelledKind?.[2] && labelledKind[3])
    return { name: nameOf(withoutArticle(labelledKind[3]), literals), ...kindOf(labelledKind[2]) };
  const named = kindThenName.exec(bare);
  if (named?.[1] && named[2]) return { name: nameOf(named[2], literals), ...kindOf(named[1]) };
  const last = kindLast.exec(bare) ?? strongLast.exec(bare);
  const word = last?.[2] ?? last?.[3];
  if (last?.[1] && word) return nameKind(last[1], kindOf(word), literals);
  if (
    new RegExp(`(?:^| )(?:${anyOf(namedMessages)})s?$`, 'i').test(bare) &&
    (!/^[A-Z]/.test(bare) || namedMessages.includes(bare.toLowerCase()))
  )
    return {
      name: nameOf(
        bare.replace(/s$/, (s) => (/ss$/.test(bare) ? s : '')),
        literals,
      ),
      kind: 'message',
    };
  const markThenNoun = new RegExp(`^(${anyMark}) [a-z]+$`).exec(bare);
  if (markThenNoun?.[1]) return { name: nameOf(markThenNoun[1], literals) };
  const nounThenMark = new RegExp(`^[a-z][a-z ]* (${anyMark})$`, 'i').exec(bare);
  return { name: nameOf(nounThenMark?.[1] ?? bare, literals) };
}

function nameKind(words: string, kind: { kind?: Kind }, literals: Literal[]): Target {
  const seen = kind.kind === 'message' ? words.replace(looks, '') : words;
  const isOnlyLook = kind.kind === 'message' && lookWords.includes(words.toLowerCase());
  return { name: isOnlyLook ? '' : nameOf(seen, literals), ...kind };
}

export function kindOf(word: string): { kind?: Kind } {
  const lower = word.toLowerCase();
  const kind = kindByWord.get(lower) ?? kindByWord.get(lower.replace(/e?s$/, ''));
  return kind ? { kind } : {};
}

export function isContainer(target: Target): boolean {
  return target.kind !== undefined && containerKinds.includes(target.kind);
}

import { propertyWords } from '../lexicons/kinds.ts';
import type { Condition, Expectation, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { readShowing } from '../steps/showing.ts';
import { readAmount, takeComparison } from './amounts.ts';
import { findLimits } from './limits.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import { type Predicate, splitPredicate } from './predicates.ts';
import { isField, readProperName } from './states.ts';
import { splitMembers } from './subjects.ts';
import { readPhrase } from './targets.ts';
import { expectVisible, readCounted } from './visible.ts';
import { anyOf, tidy } from './wording.ts';

type Subject = Expectation['subject'];

const escapeForm = /[.*+?^${}()|[\]\\]/g;
const nouns =
  /^(?:the |an? )?(?:text|value|words?|message|label|caption|name|amount|number|string|phrase|content|title|heading text)(?: of)? (?=\uE000|\d)/i;

const propertyForm = new RegExp(
  `^((?:the |an? )(?:[a-z-]+ ){0,2}?(?:${anyOf(propertyWords.filter((word) => !/^(?:name|label|title|value|amount)$/.test(word)))})) (?:of )?(${anyMark}|\\d[\\d.,]*)$`,
  'i',
);

/** Reads what a subject shows, contains, has or equals. */
export function readContents(
  predicate: Predicate,
  subject: Subject,
  literals: Literal[],
): Expectation[] | undefined {
  const members = splitMembers(tidy(predicate.rest));
  const readings = members.map((rest) => readContent({ ...predicate, rest }, subject, literals));
  const known = readings.filter((reading) => reading !== undefined);
  return known.length === readings.length ? known : undefined;
}

function readContent(predicate: Predicate, subject: Subject, literals: Literal[]): Expectation | undefined {
  const { verb, negated } = predicate;
  const none = /^(?:no|not any|neither) (?!more than|less than|fewer than)(.+)$/i.exec(predicate.rest);
  if (none?.[1]) return readContent({ ...predicate, rest: none[1], negated: !negated }, subject, literals);
  const not = negated ? ({ negated: true } as const) : {};
  const rest = tidy(predicate.rest);
  const property = verb === 'have' ? readProperty(rest, literals) : undefined;
  if (property) return { subject, condition: property, ...not };
  // "None" of what was counted before cannot be told from here.
  if (/^(?:none|neither)$/i.test(rest)) return undefined;
  if (/^nothing$|^no text$/i.test(rest)) return { subject, condition: { is: 'empty' }, ...not };
  const isPage = subject.of === 'page text';
  const told = isPage ? undefined : readToldNumber(predicate.lemma, rest);
  if (told) return { subject, condition: told, ...not };
  const reported = /^that /i.test(rest) ? readSaying(predicate, rest, literals) : undefined;
  if (reported) return { subject, condition: reported, ...not };
  const counted = rest === '' ? undefined : readCounted(rest, literals);
  if (counted) return { ...placeIn(counted, subject), ...not };
  const owned = propertyForm.exec(rest);
  if (owned?.[1] && owned[2]) {
    const named: Subject = {
      of: 'element',
      target: {
        ...readPhrase(owned[1], literals),
        ...(isPage || subject.of !== 'element' ? {} : { within: subject.target }),
      },
    };
    const shown = readText('show', owned[2], named, literals);
    if (shown) return { subject: named, condition: shown, ...not };
  }
  const words = rest.replace(nouns, '');
  const option = readOption(predicate, subject, words, literals);
  if (option) return { subject, condition: option, ...not };
  const text = readText(verb, words, subject, literals) ?? readSaying(predicate, words, literals);
  if (text) return { subject, condition: text, ...not };
  if (
    rest === '' ||
    verb === 'equal' ||
    verb === 'match' ||
    verb === 'start with' ||
    verb === 'end with' ||
    findLimits(rest).length > 0 ||
    /^(?:all|every|each) (?!\d)/i.test(rest)
  )
    return undefined;
  const shown = expectVisible(rest, literals, negated);
  const isCircumstance =
    subject.of === 'element' &&
    !subject.target.kind &&
    subject.target.name !== 'it' &&
    shown.subject.of === 'element' &&
    shown.subject.target.kind === 'message' &&
    !/^(?:header|footer|sidebar|menu|page|top bar|toolbar)$/i.test(subject.target.name);
  if (isCircumstance) return undefined;
  const isElsewhere = /^(?:return|give|yield|offer)$/.test(predicate.lemma);
  return isPage || isElsewhere || shown.subject.of !== 'element' ? shown : placeIn(shown, subject);
}

/** "The dropdown offers X": one of its options, not the one that is chosen. */
function readOption(
  { lemma }: Predicate,
  subject: Subject,
  words: string,
  literals: Literal[],
): Condition | undefined {
  const isChoice =
    subject.of === 'element' && (subject.target.kind === 'dropdown' || subject.target.kind === 'list');
  const [, isNamed, rest = ''] =
    /^((?:the |an? )?(?:options?|choices?|values?|entries|entry) )?(.+)$/i.exec(words) ?? [];
  const option = literalOf(rest, literals)?.value ?? readProperName(rest, literals);
  const isOffer = isNamed !== undefined || /^(?:offer|list|include|contain|feature)$/.test(lemma);
  if (!isChoice || subject.target.kind !== 'dropdown' || !option || !isOffer) return undefined;
  return { is: 'holding', target: { name: option, kind: 'option' } };
}

/** "The line above says 2 of 6 done": the words that stand there, and nothing to count. */
function readToldNumber(lemma: string, rest: string): Condition | undefined {
  const [told] = /^\d[\d.,]* (?:of \d+|\p{L}{2,})(?: [\p{L}\d]+){0,4}$/u.exec(rest) ?? [];
  const isSaid = told !== undefined && /^(?:say|read|state)$/.test(lemma);
  return isSaid ? { is: 'text', how: 'contains', value: told } : undefined;
}

/** "An alert says the account is locked": its words, though not letter by letter. */
function readSaying({ lemma }: Predicate, words: string, literals: Literal[]): Condition | undefined {
  const said = words.replace(/^that /i, '').replace(/^(?:the|an?|my|your|his|her) /i, '');
  const isSaid =
    /^(?:say|state|read|indicate|report|tell)$/.test(lemma) && splitPredicate(said) !== undefined;
  if (!isSaid || /\uE000q/.test(said)) return undefined;
  if (/\uE000/.test(said)) return { is: 'text', how: 'contains', value: nameOf(said, literals) };
  return { is: 'text', how: 'matches', value: `/${said.replace(escapeForm, '\\$&')}/i` };
}

/** Something counted or seen inside the subject. */
function placeIn(expectation: Expectation, subject: Subject): Expectation {
  if (expectation.subject.of !== 'element' || subject.of !== 'element') return expectation;
  const place: Target =
    subject.target.kind || subject.target.name === 'it'
      ? subject.target
      : { ...subject.target, kind: 'section' };
  const within = expectation.subject.target.within ?? place;
  return { ...expectation, subject: { of: 'element', target: { ...expectation.subject.target, within } } };
}

function readText(
  verb: Predicate['verb'],
  words: string,
  subject: Subject,
  literals: Literal[],
): Condition | undefined {
  const exactly = /^exactly (.+)$/i.exec(words)?.[1];
  const literal = literalOf(exactly ?? words.replace(/^(?:only|just) /i, ''), literals);
  const { comparison, rest, stated } = takeComparison(words);
  const amount = readAmount(rest, literals);
  const isElement = subject.of === 'element';
  if (
    amount &&
    (stated || literal?.sort === 'm' || !literal) &&
    verb !== 'contain' &&
    isElement &&
    !isField(subject)
  )
    return { is: 'number', comparison, ...amount };
  const value = literal?.value ?? (amount ? words : readProperName(words, literals));
  if (value === undefined) return undefined;
  const pattern = value.replace(escapeForm, '\\$&');
  if (verb === 'start with') return { is: 'text', how: 'matches', value: `^${pattern}` };
  if (verb === 'end with') return { is: 'text', how: 'matches', value: `${pattern}$` };
  if (verb === 'match') return { is: 'text', how: 'matches', value: value.replace(/^\/(.+)\/$/, '$1') };
  if (verb === 'contain') return { is: 'text', how: 'contains', value };
  if (isField(subject)) return { is: 'value', value };
  if (verb === 'equal' || exactly) return { is: 'text', how: 'equals', value };
  return { is: 'text', how: readShowing(subject, value), value };
}

const attributeForm =
  /^(?:the |an? )?(?:attribute (\S+)|(\S+) attribute)(?: (?:set to|of|equal to|with (?:the )?value|=))? (\S+)$/i;
const classForm = /^(?:the |an? )?(?:css )?class (\S+)$/i;
const styleForm =
  /^(?:the |an? )?(?:(?:css )?style )?(color|colour|background(?: colou?r)?|font size|width|height|border colou?r) (?:of |set to )?(\S+)$/i;

function readProperty(rest: string, literals: Literal[]): Condition | undefined {
  const read = (word: string) => literalOf(word, literals)?.value ?? word;
  if (/^(?:the |keyboard |input )*focus$/i.test(rest)) return { is: 'focused' };
  const value = /^(?:[Tt]he |an? )?value (?:of )?(\S+|[A-Z].*)$/.exec(rest)?.[1];
  if (value) return { is: 'value', value: read(value) };
  const chosen = /^(\S+) (?:selected|chosen)$/i.exec(rest)?.[1];
  if (chosen) return { is: 'value', value: read(chosen) };
  const type = /^(?:the |an? )?(?:input )?type (?:of )?(\S+)$/i.exec(rest)?.[1];
  if (type) return { is: 'attribute', name: 'type', value: read(type) };
  const attribute = attributeForm.exec(rest);
  if (attribute?.[3])
    return { is: 'attribute', name: read(attribute[1] ?? attribute[2] ?? ''), value: read(attribute[3]) };
  const css = classForm.exec(rest)?.[1];
  if (css) return { is: 'attribute', name: 'class', value: read(css) };
  const style = styleForm.exec(rest);
  if (style?.[1] && style[2])
    return {
      is: 'style',
      name: style[1]
        .toLowerCase()
        .replace('colour', 'color')
        .replace(' ', '-')
        .replace(/^background$/, 'background-color'),
      value: read(style[2]),
    };
  return undefined;
}

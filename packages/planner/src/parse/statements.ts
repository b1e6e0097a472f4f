import type { Expectation, Target } from '../steps/language.ts';
import { readAmount, takeComparison } from './amounts.ts';
import { readContents } from './contents.ts';
import { expectDestination } from './destinations.ts';
import { type Literal, literalOf, nameOf } from './literals.ts';
import type { Predicate } from './predicates.ts';
import { readRecordState, readSaid } from './record-states.ts';
import { readState } from './states.ts';
import { readMessageWithText, readSubject } from './subjects.ts';
import { readPhrase, readPlace } from './targets.ts';
import { expectPage, expectVisible, readCounted } from './visible.ts';
import { tidy, withoutArticle } from './wording.ts';

type Reading = Expectation[] | 'refusal' | undefined;

/** Reads a statement about something on the page. */
export function readStatement(predicate: Predicate, literals: Literal[]): Reading {
  const { verb, rest, negated } = predicate;
  const not = negated ? ({ negated: true } as const) : {};
  switch (verb) {
    case 'be':
      return readBeing(predicate, literals);
    case 'become': {
      if (/^on /i.test(rest)) return [expectDestination(rest, literals, negated)];
      return readBeing(predicate, literals);
    }
    case 'appear':
      if (
        predicate.lemma === 'open' &&
        rest !== '' &&
        !/^(?:in|on|at|with|below|above|next|under|within|for|as|up|again|to|after)\b/i.test(rest)
      )
        return [expectVisible(rest, literals, negated)];
      return one(readAppearance(predicate, rest, literals));
    case 'disappear':
      return [
        {
          subject: { of: 'element', target: readTargetAt(predicate.subject, rest, literals) },
          condition: { is: 'hidden' },
          ...not,
        },
      ];
    case 'go':
      return readAmount(tidy(rest), literals)
        ? readStatement({ ...predicate, verb: 'change' }, literals)
        : [expectDestination(rest, literals, negated)];
    case 'point': {
      const literal = literalOf(tidy(rest), literals);
      if (!literal || !/link|logo|button|icon/i.test(predicate.subject))
        return [expectDestination(rest, literals, negated)];
      return [
        {
          subject: readSubject(predicate.subject, literals),
          condition: { is: 'attribute', name: 'href', value: literal.value },
          ...not,
        },
      ];
    }
    case 'cost':
      return one(readCost(predicate, literals));
    case 'change': {
      const subject = readSubject(predicate.subject, literals);
      const state = readState(rest, subject, literals);
      return state ? [{ subject, condition: state.condition, ...not }] : undefined;
    }
    case 'contain':
    case 'show':
    case 'have':
    case 'equal':
    case 'match':
    case 'start with':
    case 'end with':
      return readContents(predicate, readSubject(predicate.subject, literals), literals);
    default:
      return undefined;
  }
}

function one(expectation: Expectation | undefined): Expectation[] | undefined {
  return expectation && [expectation];
}

function readTargetAt(subject: string, place: string, literals: Literal[]): Target {
  return readPhrase(
    place === '' || /^from (?:the )?(?:page|screen|view|list)$/i.test(place)
      ? subject
      : `${subject} ${place.replace(/^from /i, 'in ')}`,
    literals,
  );
}

const pageSubject = /^(?:the |an? |my |your )?((?:(?! (?:on|in|of|with|from|for) ).)+?) (?:page|screen)$/i;

/** These are sent to somebody, not somewhere else on the site. */
const mailed =
  /\b(?:messages?|mails?|e-?mails?|orders?|requests?|invitations?|files?|letters?|codes?|links?|notifications?|invoices?|reports?|money|data|forms?|parcels?|sms)$/i;

function readBeing(predicate: Predicate, literals: Literal[]): Reading {
  const { subject: words, rest } = predicate;
  const subject = readSubject(words, literals);
  // "There" says nothing at the end of a clause, unless it is all that is said.
  const isDenied = /^not$/i.test(rest.trim());
  const text = isDenied ? 'there' : tidy(rest) || 'there';
  const negated = predicate.negated || isDenied;
  const not = negated ? ({ negated: true } as const) : {};
  if (/^(?:redirected|taken|forwarded|sent) /i.test(text) && !mailed.test(words))
    return [expectDestination(text.replace(/^\w+ /, ''), literals, negated)];
  const [, owner, property] =
    /^(?:the )?(?:(.+?)['’]s (colou?r|background(?: colou?r)?))$/i.exec(words) ?? [];
  const [, ofProperty, ofOwner] = /^(?:the )?(colou?r|background(?: colou?r)?) of (.+)$/i.exec(words) ?? [];
  const coloured = owner ?? ofOwner;
  if (coloured) {
    const name = /background/i.test(property ?? ofProperty ?? '') ? 'background-color' : 'color';
    const value = literalOf(text, literals)?.value ?? text.toLowerCase();
    return [{ subject: readSubject(coloured, literals), condition: { is: 'style', name, value }, ...not }];
  }
  const status = readRecordState({ ...predicate, negated }, literals);
  if (status) return status;
  const state = readState(text, subject, literals);
  if (!state) return readPlaceState(predicate, literals) ?? readSaid(predicate, literals);
  const { condition } = state;
  if ((condition.is === 'checked' || condition.is === 'unchecked') && isMessage(subject) && state.rest === '')
    return [
      {
        subject: { of: 'element', target: { name: nameOf(withoutArticle(words), literals) } },
        condition,
        ...not,
      },
    ];
  if (condition.is === 'visible') return one(readAppearance({ ...predicate, negated }, state.rest, literals));
  if (condition.is === 'selected' && state.rest !== '') {
    const value = literalOf(words, literals)?.value ?? nameOf(withoutArticle(words), literals);
    const place = readPhrase(state.rest.replace(/^(?:in|from|on|for|as) /i, ''), literals);
    if (!place.kind || place.kind === 'dropdown' || place.kind === 'field')
      return [{ subject: { of: 'element', target: place }, condition: { is: 'value', value }, ...not }];
  }
  const target =
    state.rest === '' || subject.of !== 'element'
      ? subject
      : { of: 'element' as const, target: readTargetAt(words, state.rest, literals) };
  return [{ subject: target, condition, ...not }];
}

/** "E-mail notifications" that are on or off are a switch, not something that is told. */
function isMessage(subject: Expectation['subject']): boolean {
  return subject.of === 'element' && subject.target.kind === 'message' && subject.target.name !== '';
}

/** "is in the Done column", "is below the title": where something is. */
function readPlaceState(predicate: Predicate, literals: Literal[]): Reading {
  const text = tidy(predicate.rest);
  if (/^(?:on|at) (?:the )?.+ page$/i.test(text))
    return [expectDestination(text, literals, predicate.negated)];
  if (!/^(?:in|inside|within|on|below|above|under|next to|beside|left of|right of|to the) /i.test(text))
    return undefined;
  return one(readAppearance(predicate, text, literals));
}

/** Something becomes visible, perhaps somewhere, perhaps with a text. */
function readAppearance(
  { subject, negated }: Predicate,
  place: string,
  literals: Literal[],
): Expectation | undefined {
  const not = negated ? ({ negated: true } as const) : {};
  const where = tidy(place).replace(/^(?:to|for) (?:me|us|you|them|the (?:user|customer|visitor))$/i, '');
  if (/^for (?!me|us|you|them)/i.test(where)) return undefined;
  const withText =
    /^(?:with|as|saying|reading|that says|containing|stating)(?: (?:the|an?))?(?: (?:text|message|words|title|label|value|heading))? (\S+)$/i.exec(
      where,
    );
  const literal = withText?.[1] === undefined ? undefined : literalOf(withText[1], literals);
  if (literal)
    return readContents(
      { subject, negated, verb: 'show', lemma: 'show', rest: withText?.[1] ?? '', ability: false },
      readSubject(subject, literals),
      literals,
    )?.[0];
  const isPage = pageSubject.exec(tidy(subject));
  if (isPage?.[1] && where === '') return expectPage(nameOf(isPage[1], literals), negated);
  if (where === '' || /^(?:on|in|at) (?:the )?(?:\S+ )?(?:page|screen|site)$/i.test(where))
    return expectVisible(subject, literals, negated);
  const near = !/^(?:in|inside|within|on|at|as|under the heading) /i.test(where);
  const placeWords = where.replace(/^(?:in|inside|within|on|at|as|under) /i, '');
  const text = literalOf(subject.replace(/^(?:the )?(?:text|words?|phrase) /i, ''), literals);
  // "3 people" above a table are words that stand there; in it they would be counted.
  const isBeside = /^\d/.test(subject) && /^(?:above|below|beneath|underneath|next to|beside) /i.test(where);
  const counted = readCounted(subject, literals);
  if (counted?.subject.of === 'element' && !(isBeside && counted.subject.target.kind === 'item'))
    return {
      ...counted,
      subject: {
        of: 'element',
        target: { ...counted.subject.target, within: readPlace(placeWords, literals, 'section') },
      },
      ...not,
    };
  const message = readMessageWithText(subject, literals);
  if (message || (text && !near)) {
    const value = message?.value ?? text?.value ?? '';
    const place = near
      ? readPhrase(`message ${where}`, literals)
      : { within: readPlace(placeWords, literals, 'section') };
    const target = message ? { ...place, ...message.target } : readPlace(placeWords, literals, 'section');
    return { subject: { of: 'element', target }, condition: { is: 'text', how: 'contains', value }, ...not };
  }
  return {
    subject: {
      of: 'element',
      target: readPhrase(`${subject} ${where.replace(/^(?:at|as) /i, 'in ')}`, literals),
    },
    condition: { is: 'visible' },
    ...not,
  };
}

function readCost({ subject, rest, negated }: Predicate, literals: Literal[]): Expectation | undefined {
  const { comparison, rest: words } = takeComparison(tidy(rest));
  const amount = readAmount(words, literals);
  if (!amount) return undefined;
  const target: Target = { name: 'price', within: readPlace(subject, literals, 'item') };
  return {
    subject: { of: 'element', target },
    condition: { is: 'number', comparison, ...amount },
    ...(negated && { negated }),
  };
}

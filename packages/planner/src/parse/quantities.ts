import { propertyWords } from '../lexicons/kinds.ts';
import type { Expectation, Target } from '../steps/language.ts';
import type { Literal } from './literals.ts';
import type { Predicate } from './predicates.ts';
import { readStateOfAll } from './record-states.ts';
import { kindOf, readPhrase, readPlace } from './targets.ts';
import { readThings } from './visible.ts';
import { singularOf, tidy, withoutArticle } from './wording.ts';

const placeForm =
  /^(.+?) (?:of|in|on|from|inside|within) ((?:the |this |that |my |its )?(?:.+ )?(?:form|table|list|section|page|cart|basket|dialog|row|card|grid|menu|header|footer|sidebar|navigation|screen|column))$/i;

/** Things spoken of as many: in the singular, with the place they are in. */
export function readThingsOf(words: string, literals: Literal[]): Target {
  const text = withoutArticle(tidy(words)).replace(/^(?:listed|shown|displayed|visible|found) /i, '');
  const [, things, place] = placeForm.exec(text) ?? [];
  if (things && place) {
    const target = readThingsOf(things, literals);
    return /(?:page|screen)$/i.test(place)
      ? target
      : { ...target, within: readPlace(place, literals, 'section') };
  }
  const [, property, owners] = /^(.+?) of (?:all |the |all the |every |each )?(.+)$/i.exec(text) ?? [];
  if (property && owners && isProperty(property))
    return { name: singularOf(tidy(withoutArticle(property))), within: readThings(owners, literals) };
  if (isProperty(text)) return { name: singularOf(text) };
  return readThings(text, literals);
}

function isProperty(words: string): boolean {
  const last = singularOf(words.trim().split(' ').at(-1)?.toLowerCase() ?? '');
  return (
    !/\uE000/.test(words) &&
    kindOf(last).kind === undefined &&
    (propertyWords.includes(last) || last === 'subtotal')
  );
}

const every =
  /^(?:all(?: of)?(?: the| these| those)?|each(?: (?:one|single|and every))?(?: of(?: the)?)?|every(?: one of(?: the)?| single)?|both(?: of)?(?: the)?) (?!\d)(.+)$/i;
const none = /^(?:none of(?: the| these)?|no) (?!one\b|longer\b|more\b|less\b|fewer\b)(.+)$/i;

/** The things a statement is about one and all, or about none of. */
export function takeQuantity(subject: string): { things: string; negated: boolean } | undefined {
  const all = every.exec(subject)?.[1];
  if (all) return { things: all, negated: false };
  const no = none.exec(subject)?.[1];
  return no ? { things: no, negated: true } : undefined;
}

type ReadStatement = (predicate: Predicate, literals: Literal[]) => Expectation[] | 'refusal' | undefined;

/** Reads a statement about all or none of several things. */
export function readQuantified(
  predicate: Predicate,
  literals: Literal[],
  readStatement: ReadStatement,
): Expectation[] | undefined {
  const quantity = takeQuantity(predicate.subject);
  if (!quantity) return undefined;
  const { things, negated } = quantity;
  const target = readThingsOf(things, literals);
  const not = negated !== predicate.negated ? ({ negated: true } as const) : {};
  const belonging =
    predicate.verb === 'be'
      ? /^(?:from|of|in|by) (?:the )?(.+)$/i.exec(tidy(predicate.rest))?.[1]
      : undefined;
  if (belonging) {
    const name = readPhrase(belonging, literals).name;
    const condition = { is: 'text', how: 'contains', value: name } as const;
    return [{ subject: { of: 'element', target }, condition, every: true, ...not }];
  }
  const status = readStateOfAll(things, predicate);
  if (status) return [{ subject: { of: 'element', target }, condition: status, every: true, ...not }];
  const stand = isProperty(things) ? 'value' : (target.kind ?? 'entry');
  const reading = readStatement({ ...predicate, subject: `the ${stand}`, negated: false }, literals);
  if (!Array.isArray(reading) || reading.length === 0) return undefined;
  const claims = reading.map((each) => quantify(each, target));
  const known = claims.filter((claim) => claim !== undefined);
  return known.length === claims.length ? known.map((claim) => ({ ...claim, ...not })) : undefined;
}

function quantify(
  { subject, condition, withinSeconds }: Expectation,
  things: Target,
): Expectation | undefined {
  if (subject.of !== 'element' || condition.is === 'count' || condition.is === 'sorted') return undefined;
  const limit = withinSeconds === undefined ? {} : { withinSeconds };
  const { within, ...inside } = subject.target;
  const isPart = within !== undefined && condition.is === 'visible';
  if (isPart)
    return {
      subject: { of: 'element', target: things },
      condition: { is: 'holding', target: inside },
      every: true,
      ...limit,
    };
  const isOwned = within !== undefined && condition.is === 'number' && inside.name === 'price';
  const target = isOwned ? { ...inside, within: things } : things;
  return { subject: { of: 'element', target }, condition, every: true, ...limit };
}

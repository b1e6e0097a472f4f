import { refusalVerbs, refusingVerbs } from '../lexicons/cues.ts';
import { propertyWords } from '../lexicons/kinds.ts';
import type { Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { anyDuration, readAmount, readDuration, takeComparison } from './amounts.ts';
import { readClaim } from './claims.ts';
import { readChanged, readComparing } from './comparing.ts';
import { readContents } from './contents.ts';
import { expectDestination } from './destinations.ts';
import { readListing } from './listings.ts';
import { type Literal, literalOf } from './literals.ts';
import { type Predicate, splitPredicate } from './predicates.ts';
import { readQuantified, takeQuantity } from './quantities.ts';
import { readStatement } from './statements.ts';
import { isActor, splitMembers } from './subjects.ts';
import { expectVisible, readCounted, readThings } from './visible.ts';
import { anyOf, pluralOf, singularOf, tidy } from './wording.ts';

/** Expectations; `refusal` where something must not succeed and the words do not say what would show it. */
export type ExpectationReading = Expectation[] | 'refusal' | 'vague' | 'universal' | undefined;

const limitForm = new RegExp(
  `,? ?\\b(?:within|in less than|in under|after at most|in at most|after no more than|in no more than|inside of) (?:the next )?(${anyDuration})(?: (?:at most|or less))?,?`,
  'i',
);

/** The page on which something is claimed to be is looked at by whoever asks; the claim stands without it. */
const pagePlace = / on (?:the |my |our )(?:[^\s,]+ ){1,3}?(?:page|screen)$/i;

function readOnNamedPage(text: string, literals: Literal[]): ExpectationReading {
  return pagePlace.test(text) ? readTimeless(text.replace(pagePlace, ''), literals) : undefined;
}

export function readExpectations(text: string, literals: Literal[]): ExpectationReading {
  const words = tidy(tidy(text).replace(/ now$/i, ''));
  const claim = readClaim(words, literals);
  if (claim) return [claim];
  const limit = limitForm.exec(words);
  const seconds = limit?.[1] ? readDuration(limit[1]) : undefined;
  const rest =
    limit && seconds !== undefined ? tidy(words.replace(limit[0], ' ').replace(/ {2,}/g, ' ')) : words;
  const reading = readTimeless(rest, literals) ?? readOnNamedPage(rest, literals);
  if (!Array.isArray(reading) || seconds === undefined) return reading;
  return reading.map((each) => ({ ...each, withinSeconds: seconds }));
}

const thereForm =
  /^(?:on .+? )?there (?:(?:should|must|will|has to|have to) (?:still|now|then|also) be|is|are|should be|must be|will be|has to be|have to be|should exist|exists?|appears?|ought to be|shall be|needs? to be|was|were)( not| no longer)?(?: (?:still|now|then|also))* ?(.+)$/i;
const thereNotForm = /^(?:on .+? )?there (?:should|must|will|shall|may|ought) not be (.+)$/i;
const numberForm =
  /^(?:the )?(?:number|count|total number|amount) of (.+?) (?:(?:should|must|has to|will|shall) (?:now |then |still )?(?:be|equal)|is|are|equals) (?:now |then |still )?(.+)$/i;
const refused = new RegExp(`\\b(?:${anyOf(refusalVerbs)})\\b`, 'i');
const refusing = new RegExp(`\\b(?:${anyOf(refusingVerbs)})(?:s|es|ed)?\\b`, 'i');
const evidence = new RegExp(
  `\\b(?:with|and|showing|by|because of|as|saying|due to)\\b (?:showing |displaying )?((?:the |an? )?(?:[a-z-]+ ){0,4}${anyMark})$`,
  'i',
);

const plainEvidence =
  /\b(?:with|and|showing|by) (?:showing |displaying )?((?:the |an? )(?:[a-z-]+ )?(?:error|warning|refusal)(?: message)?)(?: (?:is|being) (?:shown|displayed))?$/i;

/** What would have been done, had it not been refused. */
const undone =
  /^(?:(?:reported|shown|marked|told) as )?(?:placed|sent|saved|submitted|processed|created|stored|accepted|registered|completed|possible|executed|changed|updated|posted|ordered|booked|paid)(?: yet| then| now| at all)?$/i;

/** "No order is placed", "nothing is saved" */
const nothing = /^(?:and |but |so |then )?(?:nothing|no (?:new )?[a-z]+)$/i;

/** "I see 5 words and that it is not saved": more is claimed than the refusal. */
const alsoSeen = /\b(?:sees?|shows?|says?|reads?|lists?|displays?|appears?)\b/i;

const between = /^(.+?) (?:in )?between (\S+) and (\S+)$/i;

function readTimeless(text: string, literals: Literal[]): ExpectationReading {
  const listing = readListing(text, literals);
  if (listing) return listing;
  const [, before, low, high] = between.exec(text) ?? [];
  if (before && low && high) {
    const bounds = [`${before} at least ${low}`, `${before} at most ${high}`].map((each) =>
      readTimeless(each, literals),
    );
    return bounds.every((each) => Array.isArray(each)) ? bounds.flat() : undefined;
  }
  const thereNot = thereNotForm.exec(text);
  if (thereNot?.[1])
    return splitMembers(thereNot[1]).map((each) => expectVisible(each.replace(/^any /i, ''), literals, true));
  const there = thereForm.exec(text);
  if (there?.[2])
    return splitMembers(there[2]).map((each) => expectVisible(each, literals, there[1] !== undefined));
  const number = readNumberOf(text, literals);
  if (number) return [number];
  const first = readFirst(text);
  if (first) return [first];
  const change = readChanged(text, literals);
  if (change) return [change];
  const predicate = splitPredicate(text);
  if (refused.test(text) || (refusing.test(text) && isRefusal(predicate, text))) {
    const shown = (evidence.exec(text) ?? plainEvidence.exec(text))?.[1];
    return shown ? [expectVisible(shown, literals)] : 'refusal';
  }
  if (!predicate) return undefined;
  if (predicate.negated && predicate.verb === 'be' && undone.test(predicate.rest))
    return alsoSeen.test(predicate.subject) ? undefined : 'refusal';
  if (
    !predicate.negated &&
    predicate.verb === 'be' &&
    nothing.test(predicate.subject) &&
    undone.test(predicate.rest)
  )
    return 'refusal';
  if (predicate.negated && predicate.verb === 'become' && /^in$/i.test(predicate.rest)) return 'refusal';
  if (isActor(predicate.subject)) return readPerson(predicate, literals);
  const isFew = readCounted(predicate.subject, literals) !== undefined;
  if (
    !isFew &&
    /^(?:nothing|none|only (?!\d)\D+)$/i.test(predicate.subject) &&
    !/\uE000/.test(predicate.subject)
  )
    return undefined;
  const isOrder = predicate.verb === 'be' && /^(?:sorted|ordered)\b/i.test(predicate.rest);
  const counted = /^(?:no|none of the) (.+)$/i.exec(predicate.subject);
  const [, wording] =
    /^(.+ (?:found|available|yet|left|matching)) (?:message|text|notice|notification|hint)$/i.exec(
      counted?.[1] ?? '',
    ) ?? [];
  if (wording) {
    const target = { name: '', kind: 'message' } as const;
    const condition = { is: 'text', how: 'matches', value: `/no ${wording}/i` } as const;
    return [{ subject: { of: 'element', target }, condition, ...(predicate.negated && { negated: true }) }];
  }
  if (counted?.[1]) {
    const denied = readStatement(
      { ...predicate, subject: counted[1], negated: !predicate.negated },
      literals,
    );
    // "No error is shown" is about one thing that is not there.
    const isAbsence = Array.isArray(denied) && denied.every(({ condition }) => condition.is === 'visible');
    return isAbsence || isOrder ? denied : (readQuantified(predicate, literals, readStatement) ?? denied);
  }
  if (takeQuantity(predicate.subject) && !isOrder)
    return readQuantified(predicate, literals, readStatement) ?? 'universal';
  const neither = /^neither (.+) nor (.+)$/i.exec(predicate.subject);
  if (neither?.[1] && neither[2]) {
    const readings = [neither[1], neither[2]].map((subject) =>
      readStatement({ ...predicate, subject, negated: true }, literals),
    );
    return readings.every((reading) => Array.isArray(reading)) ? readings.flat() : undefined;
  }
  const compared = readComparing(predicate, literals);
  if (compared) return [compared];
  const members = splitMembers(predicate.subject, predicate.verb === 'be');
  const readings = members.map((subject) =>
    members.length > 1 && isSaidSentence(subject, literals)
      ? [expectVisible(subject, literals)]
      : readStatement({ ...predicate, subject }, literals),
  );
  const known = readings.filter((reading) => Array.isArray(reading)).flat();
  return known.length > 0 && readings.every((reading) => Array.isArray(reading))
    ? known
    : readings.find((reading) => reading === 'refusal');
}

/** `"It was saved." and the switch is on`: a whole sentence is said by the page, whatever the other is. */
function isSaidSentence(subject: string, literals: Literal[]): boolean {
  const literal = literalOf(subject, literals);
  return literal?.sort === 'q' && / .*[.!?]$/.test(literal.value);
}

const firstForm =
  /^(?:the )?(cheapest|lowest(?: price)?|least expensive|smallest|shortest|most expensive|highest(?: price)?|biggest|largest|longest|newest|latest|most recent|oldest|earliest)(?: (?:ones?|(?!(?:is|are|comes?|stands?|should|must|appears?)\b)([a-z]+?)s?))?(?: (?:is|are|comes?|stands?|should be|must be|should come|must come|appears?|should appear)(?: now| then)?(?: listed| shown)?)? (?:first|at the (?:very )?top|on (?:the )?top|uppermost)$/i;

/** "Cheapest product first": an order told by its first one. */
function readFirst(text: string): Expectation | undefined {
  const [, extreme, thing] = firstForm.exec(text) ?? [];
  if (!extreme) return undefined;
  // "The highest salary": what is measured, not what is listed.
  const measured = [thing, singularOf(`${thing}s`)].find((one) => one && propertyWords.includes(one));
  if (!measured && /^(?:small|short|big|larg|long)/i.test(extreme)) return undefined;
  const by = measured ?? (/new|lat|recent|old|earl/i.test(extreme) ? 'date' : 'price');
  const direction = /most|highest|biggest|largest|longest|new|latest|recent/i.test(extreme)
    ? 'descending'
    : 'ascending';
  const target = { name: thing && !measured ? pluralOf(thing) : 'items' };
  return { subject: { of: 'element', target }, condition: { is: 'sorted', by, direction } };
}

function isRefusal(predicate: Predicate | undefined, text: string): boolean {
  return (
    /^(?:login|log-in|sign-in|submission|registration|payment|checkout)s? fails?$/i.test(text) ||
    predicate?.verb === 'other' ||
    predicate?.verb === 'accept' ||
    /\bfails?$/i.test(text) ||
    predicate === undefined
  );
}

function readNumberOf(text: string, literals: Literal[]): Expectation | undefined {
  const [, things, amount] = numberForm.exec(text) ?? [];
  if (!things || !amount) return undefined;
  const { comparison, rest } = takeComparison(tidy(amount));
  const value = readAmount(rest, literals)?.value;
  if (value === undefined) return undefined;
  return {
    subject: { of: 'element', target: readThings(things, literals) },
    condition: { is: 'count', comparison, value },
  };
}

const seeing =
  /^(?:see|notice|observe|find|view|get|receive|be (?:shown|presented with|greeted (?:with|by)))$/;
const moved =
  /^(?:redirected|taken|sent|navigated|brought|forwarded|led|returned|directed|moved|transferred|routed|(?:still |back )?(?:on|at|in)\b)/i;

/** What happens to a person: they see something or are taken somewhere. */
function readPerson(
  { verb, lemma, rest, negated, ability }: Predicate,
  literals: Literal[],
): ExpectationReading {
  if (verb === 'be' || (verb === 'become' && moved.test(rest) && !/^on /i.test(rest))) {
    if (/^(?:able|allowed|permitted) to see /i.test(rest))
      return seen(rest.replace(/^\S+ to see /i, ''), literals, negated);
    if (/^(?:able|allowed|permitted) to /i.test(rest)) return negated ? 'refusal' : undefined;
    if (moved.test(rest))
      return [
        expectDestination(
          rest.replace(/^(?:still |back )?(?:[a-z]+ed|sent|taken|brought|led) ?/i, ''),
          literals,
          negated,
        ),
      ];
    const shown =
      /^(?:shown|presented with|greeted (?:with|by)|offered|given|welcomed (?:with|by)|informed (?:by|with|that)|told(?: that)?|asked for|prompted (?:with|for|by)) (.+)$/i.exec(
        rest,
      );
    if (shown?.[1]) return seen(shown[1], literals, negated);
    if (negated && /^(?:logged|signed) (?:in|on)\b|^(?:let|allowed) in$/i.test(rest)) return 'refusal';
    return 'vague';
  }
  // "I cannot send it": a person does so with something, and goes nowhere.
  if (/^(?:send|take|bring|lead)$/.test(lemma)) return negated && ability ? 'refusal' : undefined;
  if (verb === 'go' || (verb === 'become' && /^on /i.test(rest)))
    return [expectDestination(rest, literals, negated)];
  if (verb === 'other' && seeing.test(lemma)) return seen(rest, literals, negated);
  if (lemma === 'read') return readByPerson(rest, negated, literals);
  if (verb === 'have' || verb === 'show') return undefined;
  return negated && ability ? 'refusal' : undefined;
}

/** "You read that …", "you should read exactly …": what the page says. */
function readByPerson(rest: string, negated: boolean, literals: Literal[]): ExpectationReading {
  const words = rest.replace(/^(?:exactly|only|just|now|there|then) /i, '');
  const said = {
    subject: 'the page',
    verb: 'show',
    lemma: 'say',
    rest: words,
    negated,
    ability: false,
  } as const;
  return readContents(said, { of: 'page text' }, literals);
}

/** "Anybody's orders": whosever they are. */
const whosever = /^(?:any|anybody['’]s|anyone['’]s|somebody else['’]s|someone else['’]s|other people['’]s) /i;

function seen(text: string, literals: Literal[], negated: boolean): Expectation[] | undefined {
  const predicate = /^(?:that|how) /i.test(text)
    ? splitPredicate(text.replace(/^(?:that|how) /i, ''))
    : undefined;
  if (predicate) {
    const reading = readStatement(predicate, literals);
    return Array.isArray(reading) ? reading : undefined;
  }
  return splitMembers(text).map((each) =>
    expectVisible(negated ? each.replace(whosever, '') : each, literals, negated),
  );
}

/** "The user sees how many are left": what is seen is not told. */
const asked =
  /^(?:how (?:many|much|long|often|far|old|big|well)|what|why|which|whether|who|where) (?!.*\uE000)/i;

/** What is seen, said as an order: "see the banner". */
export function readSeen(text: string, literals: Literal[], negated: boolean): ExpectationReading {
  if (asked.test(text)) return 'vague';
  return text === '' ? undefined : seen(text, literals, negated);
}

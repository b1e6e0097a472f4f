import { type Consequence, consequenceVerbs, modals } from '../lexicons/predicates.ts';
import { looksLikeAddress } from '../steps/addresses.ts';
import type { Command, Expectation } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { anyDuration } from './amounts.ts';
import { expectDestination } from './destinations.ts';
import { readExpectations } from './expectations.ts';
import { type Literal, literalOf } from './literals.ts';
import { expecting, type Outcome, reasons } from './outcomes.ts';
import { startsWithVerb } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { readAction } from './read-action.ts';
import { splitMembers } from './subjects.ts';
import { readPhrase } from './targets.ts';
import { matchVerb, thirdPersonOf } from './verbs.ts';
import { expectVisible } from './visible.ts';
import { anyOf, tidy } from './wording.ts';

type Partial = Outcome extends infer Each ? (Each extends Outcome ? Omit<Each, 'source'> : never) : never;

const consequenceByVerb = new Map<string, Consequence>();
for (const [consequence, verbs] of consequenceVerbs)
  for (const verb of verbs) {
    const [first = '', ...tail] = verb.split(' ');
    consequenceByVerb.set(verb, consequence);
    consequenceByVerb.set([thirdPersonOf(first), ...tail].join(' '), consequence);
  }
const thirds = [...consequenceByVerb.keys()].filter((verb) => verb.split(' ')[0]?.endsWith('s'));
const bases = [...consequenceByVerb.keys()].filter((verb) => !verb.split(' ')[0]?.endsWith('s'));
const form = new RegExp(
  `^(.+?) (?:(?:(?:${anyOf(modals)}) (not )?|does (not ))(?:also |then |immediately )?(${anyOf(bases)})|(?:also |then |immediately )?(${anyOf(thirds)})) (.+)$`,
  'i',
);
const clickable = /^(?:the |an? )?(?:.+ )?(?:button|link|icon|tab|logo|menu item)$/i;

const changeForm =
  /^(.+?) (?:(?:should|must|will) )?(changes?|sets?|updates?|increases?|decreases?|reduces?|raises?|lowers?) (.+?) (?:from .+ )?to (.+)$/i;

/** "Clicking X opens Y", "pressing Escape closes it": an action and what it brings about. */
export function readConsequence(text: string, literals: Literal[]): Partial | undefined {
  const verb = matchVerb(text);
  const [, cause = '', not, doesNot, base, third, effect = ''] = form.exec(text) ?? [];
  const word = (base ?? third)?.toLowerCase();
  if (verb?.inflection !== 'gerund') {
    const opens =
      word &&
      (clickable.test(cause) || (/^[A-Z\uE000]\S*(?: [A-Z]\S*)?$/.test(cause) && /\bpage\b/i.test(effect))) &&
      /^(?:open|take|bring|lead|redirect|navigate|send)s?$/.test(word) &&
      !/^to \uE000/.test(effect);
    const told =
      third && third === third.toLowerCase() && startsWithVerb(cause) && !opens
        ? readAction(cause, literals)
        : undefined;
    if (third && word && Array.isArray(told))
      return join(told, effectOf(word, effect, not ?? doesNot, literals));
    return opens
      ? join(
          [{ do: 'click', target: readPhrase(cause, literals) }],
          effectOf(word, effect, not ?? doesNot, literals),
        )
      : undefined;
  }
  const [, doing, verbOfChange, changed, value] = changeForm.exec(text) ?? [];
  if (doing && verbOfChange && changed && value) {
    const done = readAction(doing, literals);
    const reading = readExpectations(`${changed} changes to ${value}`, literals);
    if (Array.isArray(done) && Array.isArray(reading)) return join(done, reading);
  }
  const action = word ? readAction(cause, literals) : undefined;
  if (word && /^(?:all|every|each) (?!\d)/i.test(effect)) return { is: 'unknown', reason: reasons.universal };
  if (word && Array.isArray(action)) return join(action, effectOf(word, effect, not ?? doesNot, literals));
  return readGerundStatement(text, literals);
}

function join(commands: Command[], expectations: Expectation[]): Partial {
  return { is: 'commands', commands: [...commands, ...expecting(expectations)] };
}

/** "… to the home page with the heading X": the page, and what it shows. */
const withForm = /^(.+? (?:page|screen)) (?:with|showing|that shows|which shows) ((?:the|an?) .+)$/i;
const furtherForm = /^(.+?),? and ((?:shows|displays|contains|says) .+)$/i;

function effectOf(word: string, effect: string, not: string | undefined, literals: Literal[]): Expectation[] {
  const consequence = consequenceByVerb.get(word);
  const negated = not !== undefined;
  const [, first = effect, further] = furtherForm.exec(effect) ?? [];
  if (further) {
    const more = readExpectations(`the page ${further}`, literals);
    if (Array.isArray(more)) return [...effectOf(word, first, not, literals), ...more];
  }
  const isReturned = /^(?:return|give)s?$/.test(word) && !/^(?:\w+ ){0,3}(?:back )?to\b/i.test(effect);
  if (isReturned) return splitMembers(tidy(effect)).map((each) => expectVisible(each, literals, negated));
  if (consequence === 'page') {
    const [, place = effect, shown] = withForm.exec(effect) ?? [];
    const more =
      shown && !negated ? splitMembers(tidy(shown)).map((each) => expectVisible(each, literals)) : [];
    return [expectDestination(place, literals, negated), ...more];
  }
  const members = splitMembers(tidy(effect));
  if (consequence === 'visible' || consequence === undefined)
    return members.map((each) => expectVisible(each, literals, negated));
  return members.map((each) => ({
    subject: { of: 'element', target: readPhrase(each, literals) },
    condition: { is: consequence },
    ...(negated && { negated }),
  }));
}

/** "Clicking Save is rejected", "Logging in with a wrong password shows …" in other wordings. */
function readGerundStatement(text: string, literals: Literal[]): Partial | undefined {
  const predicate = splitPredicate(text);
  if (!predicate) {
    const alone = readAction(text, literals);
    return Array.isArray(alone) ? { is: 'commands', commands: alone } : undefined;
  }
  const action = readAction(predicate.subject, literals);
  const reading = readExpectations(`it ${text.slice(predicate.subject.length).trim()}`, literals);
  if (Array.isArray(action) && reading === 'refusal') return { is: 'commands', commands: action };
  if (Array.isArray(action) && Array.isArray(reading)) return join(action, reading);
  return { is: 'unknown', reason: reasons.unknown };
}

const callForm = new RegExp(
  `^(?:an? |the )?(?:(get|post|put|patch|delete|head)(?: request)?(?: (?:to|on))?) (${anyMark}) (.+)$`,
  'i',
);

/** "GET /api/items returns 200 within 1 s": a request and what comes back. */
export function readCallResult(text: string, literals: Literal[]): Partial | undefined {
  const [, method, mark, result] = callForm.exec(text) ?? [];
  const address = mark ? literalOf(mark, literals)?.value : undefined;
  // "The post Trains has 3 likes" speaks of something that was posted.
  if (!method || !address || !result || !looksLikeAddress(address)) return undefined;
  const parts = [
    new RegExp(`,? ?(?:and )?(?:with)?in (?:under |less than |at most )?${anyDuration}`, 'i').exec(
      result,
    )?.[0] ?? '',
  ];
  const whole = parts[0] ? [result.replace(parts[0], ''), `takes ${parts[0].trim()}`] : [result];
  const expectations = whole.map((part) => readExpectations(`the response ${part.trim()}`, literals));
  if (!expectations.every((each) => Array.isArray(each))) return undefined;
  return join([{ do: 'call', method: method.toUpperCase(), address }], expectations.flat());
}

/** "the form is submitted", "Save is clicked": an action told in the passive. */
export function readPassive(text: string, literals: Literal[]): Command[] | undefined {
  const predicate = splitPredicate(text);
  if (predicate?.verb !== 'be' || predicate.negated) return undefined;
  const verb = matchVerb(predicate.rest);
  if (
    !verb ||
    (verb.inflection !== 'past' && !/^(?:set|put)$/.test(verb.lemma)) ||
    /^(?:enable|disable|mark)$/.test(verb.lemma) ||
    (verb.family === 'button' && !/^(?:save|cancel|delete|remove)$/.test(verb.lemma)) ||
    /^(?:shown|displayed|visible)/i.test(predicate.rest)
  )
    return undefined;
  const [, plain = verb.lemma, to = ''] = /^(switch|change)( to)$/.exec(verb.lemma) ?? [];
  const action = readAction(`${plain} ${predicate.subject}${to} ${verb.rest}`.trim(), literals);
  return Array.isArray(action) ? action : undefined;
}

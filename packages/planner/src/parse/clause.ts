import { exploreCues } from '../lexicons/cues.ts';
import { readCanonical } from '../steps/read.ts';
import { anyDuration } from './amounts.ts';
import { readAsking } from './asking.ts';
import { readAuditClaim } from './audit-claims.ts';
import { readCallResult, readConsequence, readPassive } from './consequences.ts';
import { type ExpectationReading, readExpectations, readSeen } from './expectations.ts';
import { isKeyName } from './keys.ts';
import { findLimits } from './limits.ts';
import { type Literal, nameOf, unmask } from './literals.ts';
import { readCredentials } from './logging-in.ts';
import { readLookClaim } from './look-claims.ts';
import { expecting, type Mode, type Outcome, reasons } from './outcomes.ts';
import { subordinateStart, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { readAction } from './read-action.ts';
import { isActor, readMessageWithText, splitMembers } from './subjects.ts';
import { matchVerb } from './verbs.ts';
import { expectVisible } from './visible.ts';
import { anyOf, tidy } from './wording.ts';

/** Reads one clause: canonical sentence, check, action or statement, in this order. */
export function readClause(clause: string, mode: Mode, literals: Literal[]): Outcome {
  const source = clause.trim();
  const canonical = readCanonical(unmask(tidy(source), literals));
  // In quotes, what is pressed is more often a button than a key.
  if (canonical && (canonical.do !== 'press' || isKeyName(canonical.keys)))
    return { source, is: 'commands', commands: [canonical] };
  const text = tidy(withoutLeadIn(source));
  if (text === '') return { source, is: 'frame' };
  if (doNothing.test(text)) return { source, is: 'frame' };
  if (noEffect.test(text)) return { source, is: 'refusal' };
  if (mode === 'then' && pageAlone.test(text))
    return { source, is: 'commands', commands: expecting([expectVisible(text, literals)]) };
  const claim = takeCue(text);
  const audit = readAuditClaim(claim ?? text, literals) ?? readLookClaim(claim ?? text, literals);
  if (audit) return { source, is: 'commands', commands: audit };
  if (claim !== undefined) return readChecked(claim, source, literals);
  const later = afterForm.exec(text);
  if (later?.[1] && later[2]) return readChecked(`${later[2]} within ${later[1]}`, source, literals);
  if (cannotLogIn.test(text)) return readAttempt(text, literals);
  const call = readCallResult(text, literals);
  if (call) return { source, ...call };
  const isSubordinate = subordinateStart.test(text);
  const main = isSubordinate ? tidy(text.replace(subordinateStart, '')) : text;
  const isLogin =
    /\b(?:am|is|are) (?:already )?(?:logged|signed) in\b.*\uE000/i.test(main) &&
    isActor(splitPredicate(main)?.subject ?? '');
  const before =
    isLogin || isSubordinate || mode === 'given' || mode === 'when'
      ? readCircumstance(main, source, mode, literals)
      : undefined;
  return before ?? readPlain(main, source, mode, isSubordinate, literals);
}

const cannotLogIn =
  /\b(?:cannot|not be able to|not able to|not be allowed to) (?:log|sign) ?(?:in|on)\b.*\uE000/i;

/** Orders that are carried out by doing nothing. */
const doNothing =
  /^wait (?:until|for|till) (?:the )?(?:upload|download|loading|search|animation|request|saving|import|export|transfer)(?: (?:is|has|to|are|have))?(?: been)? (?:finished|finish|complete|completed|done|over|ended|end|ready)$|^(?:do not|never) (?!.*\b(?:see|show|appear|display)\b)\w+|^open (?:the|this|that) page$|^without (?:being )?(?:logg?|sign)(?:ed|ing)[ -]in$|^(?:leave|keep) (?:both|all|the|all the) (?:required |mandatory |other )?(?:fields|inputs|boxes|everything|form)(?: (?:empty|blank|as (?:they are|it is)|unfilled))?$|^(?:leave|keep) (?:the |my )?[a-z][\w -]{2,40}? (?:as (?:it is|they are|before)|unchanged)$|^(?:the |my )?[a-z][\w -]{2,40}? (?:can|may) (?:stay|be left) (?:as (?:it is|they are)|the same|unchanged)$/i;
/** What shows that nothing changed must be told beside it. */
const noEffect = /^nothing (?:else )?(?:changes|happens|is changed|has changed)$/i;
const pageAlone = /^(?:the |an? )?(?:(?!(?:the|an?|this|to) )[a-z-]+ ){1,3}(?:page|screen)$/i;

const afterForm = new RegExp(`^after (${anyDuration}),? (.+)$`, 'i');

/** What follows "verify that": a statement, or something that must be there. */
function readChecked(claim: string, source: string, literals: Literal[]): Outcome {
  const gerund = readConsequence(claim, literals);
  if (gerund) return { source, ...gerund };
  const toBe = claim.replace(
    /^(.+?) to (be|have|show|contain|appear|disappear|display|see|open|match|equal|read|say|include)\b/i,
    '$1 should $2',
  );
  const reading = readExpectations(toBe, literals);
  if (reading !== undefined) return withPage(fromReading(reading, source, literals), toBe, literals);
  if (withoutActor(toBe) !== undefined && matchVerb(withoutActor(toBe) ?? ''))
    return readPlain(toBe, source, 'plain', false, literals);
  if (splitPredicate(toBe)) return readRemainder(toBe, source, 'plain', literals);
  if (/^that\b|\uE000|^(?:the|an?|no|my)\b|^[A-Z]/.test(claim) || claim.split(' ').length <= 6)
    return {
      source,
      is: 'commands',
      commands: expecting(
        splitMembers(tidy(claim.replace(/^(?:that|for|the (?:presence|existence|visibility) of) /i, ''))).map(
          (each) => expectVisible(each, literals),
        ),
      ),
    };
  return { source, is: 'unknown', reason: reasons.unknown };
}

function fromReading(
  reading: Exclude<ExpectationReading, undefined>,
  source: string,
  literals: Literal[],
): Outcome {
  if (reading === 'refusal') return readAttempt(source, literals);
  if (reading === 'universal') return { source, is: 'unknown', reason: reasons.universal };
  if (reading === 'vague') return { source, is: 'unknown', reason: reasons.vague };
  return { source, is: 'commands', commands: expecting(reading) };
}

/** "Guests cannot open /admin": the attempt can be made; what shows the refusal must follow. */
function readAttempt(source: string, literals: Literal[]): Outcome {
  const tried =
    /\b(?:cannot|not be able to|not able to|not be allowed to|not allowed to|not be possible to|not possible to|impossible to) (.+)$/i.exec(
      source,
    )?.[1];
  const action = tried && matchVerb(tried) ? readAction(tidy(tried), literals) : undefined;
  const opened = Array.isArray(action)
    ? action.filter((command) => (command.do === 'open' && !command.named) || command.do === 'log in')
    : [];
  return { source, is: 'refusal', ...(opened.length > 0 && { attempt: opened }) };
}

const pageSubject =
  /^(?:the |an? |my |our )?((?:(?!(?:on|in|of|at|for|with) )[^\s,]+ ){1,4}?)(?:page|screen)$/i;
const pagePlace = / on (?:the |my |our )((?:[^\s,]+ ){1,3}?)(?:page|screen)$/i;
const generalPage =
  /^(?:current|whole|same|new|resulting|next|first|last|results?|following|entire|web|this|the|an?|my|our|its|his|her|their)$/i;

/** "The contact page shows …": the page is the place of what is checked. */
function withPage(outcome: Outcome, text: string, literals: Literal[]): Outcome {
  const name = (pageSubject.exec(splitPredicate(text)?.subject ?? '') ?? pagePlace.exec(text))?.[1]?.trim();
  if (outcome.is !== 'commands' || name === undefined || generalPage.test(name)) return outcome;
  const isPageCheck = outcome.commands.some(
    (command) =>
      command.do === 'expect' && (command.subject.of === 'page' || command.subject.of === 'address'),
  );
  return isPageCheck ? outcome : { ...outcome, page: nameOf(name, literals) };
}

const onPage =
  /^(?:(?:.+? )?(?:am|is|are|was|being) (?:now |currently |already )?(?:on|at|in|viewing|looking at|visiting)|(?:i|the user|you|we) (?:look|looks) at) (.+)$/i;
const loggedIn = /\b(?:logged|signed) (?:in|on|into)\b(.*)$/i;

/** What was done or holds before: "I am on the cart page", "the form is submitted". */
function readCircumstance(
  text: string,
  source: string,
  mode: Mode,
  literals: Literal[],
): Outcome | undefined {
  const [, place] = onPage.exec(text) ?? [];
  if (place) {
    const opened = readAction(`go to ${place}`, literals);
    if (Array.isArray(opened)) return { source, is: 'commands', commands: opened };
  }
  const login = loggedIn.exec(text);
  if (login && !/\bnot (?:logged|signed)/i.test(text)) {
    const credentials = readCredentials(login[1]?.trim() ?? '', literals);
    if (credentials) return { source, is: 'commands', commands: [{ do: 'log in', credentials }] };
    if (mode === 'given')
      return {
        source,
        is: 'unknown',
        reason:
          'It does not say which account to log in with. Write: Log in as "user name" with the password "password".',
      };
  }
  const [, owned] =
    /^(?:i|we|you|the user|the customer|he|she) (?:have|has|had) (.+) in (?:the|my|your|his|her) (?:cart|basket)$/i.exec(
      text,
    ) ?? [];
  if (owned) {
    const added = readAction(`add ${owned} to the cart`, literals);
    if (Array.isArray(added))
      return { source, is: 'commands', commands: [...added, { do: 'open', address: 'cart', named: true }] };
  }
  const passive = readPassive(text, literals);
  if (passive) return { source, is: 'commands', commands: passive };
  const open =
    /^(?:the |an? )?(.+?) (?:page |screen )?(?:is|are|has been) (?:open|opened|shown|displayed|loaded|visible)$/i.exec(
      text,
    );
  if (open?.[1] && mode === 'given')
    return {
      source,
      is: 'commands',
      commands: [
        { do: 'open', address: nameOf(open[1].replace(/ (?:page|screen)$/i, ''), literals), named: true },
      ],
    };
  return undefined;
}

const exploring = new RegExp(`^(?:${anyOf(exploreCues)}) (.+)$`, 'i');

function readPlain(
  text: string,
  source: string,
  mode: Mode,
  isSubordinate: boolean,
  literals: Literal[],
): Outcome {
  const asked = readAsking(text, literals);
  if (asked) return { source, is: 'commands', commands: expecting([asked]) };
  const consequence = readConsequence(text, literals);
  if (consequence) return { source, ...consequence };
  const acted = withoutActor(text);
  const imperative = acted ?? text;
  const predicate = splitPredicate(text);
  const isStatement =
    predicate !== undefined &&
    (acted === undefined ||
      /^(?:cannot|be|not)\b/i.test(acted) ||
      predicate.negated ||
      predicate.verb === 'be' ||
      predicate.verb === 'go');
  const verb = matchVerb(imperative);
  if (
    acted !== undefined &&
    verb?.family === 'go' &&
    (mode !== 'then' || isSubordinate) &&
    !/\b(?:should|must|shall|will|cannot|not)\b/i.test(text)
  ) {
    const gone = readAction(imperative, literals);
    if (Array.isArray(gone)) return { source, is: 'commands', commands: gone };
  }
  if (verb?.family === 'see' && !predicate?.negated) {
    const seen = readSeen(verb.rest, literals, false);
    if (seen) return fromReading(seen, source, literals);
  }
  if (!isStatement || acted === undefined) {
    const action =
      verb && !(isStatement && startsLikeNoun(text, predicate.subject))
        ? readAction(imperative, literals)
        : undefined;
    if (Array.isArray(action)) return { source, is: 'commands', commands: action };
    if (action && !isStatement) return { source, is: 'unknown', reason: action.reason };
  }
  const reading = readExpectations(text, literals);
  if (isSubordinate && Array.isArray(reading)) return { source, is: 'unknown', reason: reasons.condition };
  if (reading !== undefined)
    return isSubordinate
      ? { source, is: 'unknown', reason: reasons.condition }
      : withPage(fromReading(reading, source, literals), text, literals);
  const action = readAction(imperative, literals);
  if (Array.isArray(action)) return { source, is: 'commands', commands: action };
  if (exploring.test(text)) return { source, is: 'exploration' };
  return readRemainder(text, source, mode, literals);
}

/** A statement whose subject merely begins with a word that is also a verb: "Search results are shown". */
function startsLikeNoun(text: string, subject: string): boolean {
  if (
    /^[A-Za-z]+ \uE000[^ ]+$/.test(subject) &&
    /^(?:Order|Invoice|Booking|Ticket|Task|Report|Post|Reply|Filter) /.test(subject)
  )
    return true;
  if (/^[A-Za-z]+s$/.test(subject) && /^\S+ (?:are|should|must|have|were|will)\b/i.test(text)) return true;
  if (matchVerb(text)?.inflection !== 'base') return false;
  return (
    !/^\S+ (?:on |in |to |into |over )?(?:the|an?|my|your|it|\uE000)/i.test(subject) &&
    subject.split(' ').length <= 4
  );
}

/** "wrong password" as a note stands for the attempt. */
const wrongLogin =
  /^(?:an? |the |with (?:an? )?|using (?:an? )?)?(?:wrong|invalid|incorrect|bad|unknown|false) (?:password|credentials|login|login data|username|user ?name and password|pin)s?$/i;

/** Words nobody knows before an article are more likely a verb with its object than the name of something. */
const unknownOrder =
  /^(?!(?:the|an?|my|no|its|all|each|every|some|any|both)\b)(?:[a-z]+ ){1,3}(?:the|an?|my|your) /;

function readRemainder(text: string, source: string, mode: Mode, literals: Literal[]): Outcome {
  if (mode === 'then' && unknownOrder.test(text) && !/\uE000/.test(text))
    return { source, is: 'unknown', reason: reasons.unknown };
  if (mode === 'then' && !isActor(text))
    return {
      source,
      is: 'commands',
      commands: expecting(splitMembers(text).map((each) => expectVisible(each, literals))),
    };
  if (readMessageWithText(text, literals))
    return { source, is: 'commands', commands: expecting([expectVisible(text, literals)]) };
  if (wrongLogin.test(text)) {
    const tried = readAction('log in with a wrong password', literals);
    if (Array.isArray(tried)) return { source, is: 'commands', commands: tried };
  }
  if (mode === 'given' || subordinateStart.test(source))
    return { source, is: 'unknown', reason: reasons.condition };
  if (findLimits(text).length > 0) return { source, is: 'unknown', reason: reasons.limit };
  return { source, is: 'unknown', reason: reasons.unknown };
}

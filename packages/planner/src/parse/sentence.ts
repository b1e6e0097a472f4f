import type { Command, Target } from '../steps/language.ts';
import { readClause } from './clause.ts';
import type { Literal } from './literals.ts';
import { readLoadClaim } from './load-claims.ts';
import { orderClauses } from './ordering.ts';
import { type Mode, type Outcome, reasons } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { placeCommands } from './place-commands.ts';
import { splitPredicate } from './predicates.ts';
import { readAction } from './read-action.ts';
import { findMisreading } from './sanity.ts';
import { readScope } from './scopes.ts';
import { readPhrase } from './targets.ts';
import { matchVerb } from './verbs.ts';
import { tidy, withoutArticle } from './wording.ts';

/** The work grows with the square of a sentence's length; literals count as a few characters only. */
const longestSentence = 600;
const mostCuts = 30;

/** Reads one sentence into what its clauses stand for, in the order in which things happen. */
export function readSentence(sentence: string, mode: Mode, literals: Literal[]): Outcome[] {
  if (sentence.length > longestSentence)
    return cutLong(sentence).flatMap((part) =>
      part.length > longestSentence || (part.match(/,| and /g)?.length ?? 0) > mostCuts
        ? [{ source: part, is: 'unknown' as const, reason: reasons.long }]
        : readSentence(part, mode, literals),
    );
  // "… until the page is loaded" is no second clause.
  const isTimed = / until .*load/i.test(sentence);
  const whole = isTimed ? readLoadClaim(tidy(takeCue(withoutLeadIn(sentence)) ?? sentence)) : undefined;
  if (whole) return [{ source: sentence.trim(), is: 'commands', commands: [{ do: 'expect', ...whole }] }];
  const { introduction, rest: told } = takeIntroduction(
    sentence.replace(onStep, '').replace(reason, ''),
    literals,
  );
  const outcomes: Outcome[] = introduction === '' ? [] : introduce(introduction, told, mode, literals);
  const rest = introduction === '' ? told : resolveIntroduced(told, introduction);
  let place: Target | undefined;
  for (const { text: clause, isFrame } of orderClauses(rest)) {
    if (isFrame) {
      outcomes.push({ source: clause, is: 'frame' });
      continue;
    }
    const scope = readScope(clause, literals);
    if (scope?.outcome) outcomes.push(scope.outcome);
    else if (scope?.rest === '') outcomes.push({ source: clause, is: 'frame' });
    place = scope?.place ?? place;
    const text = scope ? scope.rest : clause;
    if (text === '') continue;
    const read = refuseMisreading(readClause(text, mode, literals), literals);
    // The place is part of what the author wrote.
    const outcome = scope?.place ? { ...read, source: clause.trim() } : read;
    outcomes.push(
      outcome.is === 'commands' && place
        ? { ...outcome, commands: placeCommands(outcome.commands, place) }
        : outcome,
    );
    // What a button in a row opens lies elsewhere.
    const isLeft = outcome.is === 'commands' && outcome.commands.some(({ do: done }) => done === 'click');
    if (isLeft && /^(?:row|card|item)$/.test(place?.kind ?? '')) place = undefined;
  }
  return resolveAhead(outcomes);
}

/** "Since the password is wrong, …": why it is expected, which claims nothing. */
const reason =
  /^(?:since|because) [^,\uE000\d]{5,80}, (?=(?:i|you|we|they|he|she|it|the|an?|there|no|this)\b)/i;

/** "On step 2 I click Back": where in a row of pages one is by then. */
const onStep =
  /^(?:on|in|at) (?:the )?(?:(?:step|page) (?:\d+|one|two|three|four|five)|(?:first|second|third|fourth|next|last|final|previous|following) (?:page|step|screen)),? (?=\S)/i;

/** Cuts at semicolons, then commas, then "and", into parts that are short enough where that is possible. */
function cutLong(sentence: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const piece of sentence.split(
    /(?<=;|,)\s+(?:and |then )*|\s+(?:and then|and|then)\s+(?=[a-z\uE000])/,
  )) {
    if (part !== '' && part.length + piece.length > longestSentence / 2) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? piece : `${part} ${piece}`;
  }
  return [...parts, part].map((one) => one.replace(/(?:[,;]| and| then)+\s*$/, ''));
}

function refuseMisreading(outcome: Outcome, literals: Literal[]): Outcome {
  const name = outcome.is === 'commands' ? findMisreading(outcome.commands, literals) : undefined;
  if (name === undefined || outcome.is !== 'commands') return outcome;
  const [seen] = outcome.commands;
  const begin = outcome.source.indexOf(name);
  const article =
    begin < 0
      ? ''
      : (/(?:The|An?|Your|My|This|These|Each|Any|Some|All) $/.exec(outcome.source.slice(0, begin))?.[0] ??
        '');
  const said = `${article}${name}`;
  const isText =
    outcome.commands.length === 1 &&
    seen?.do === 'expect' &&
    seen.condition.is === 'visible' &&
    !/\uE000/.test(outcome.source) &&
    /^[A-Z]/.test(said) &&
    name.split(' ').length > 3 &&
    /\b(?:is|are|was|were|has|have|been|your|you|please|cannot|not)\b/.test(name) &&
    !/->|=>|\b(?:should|must|then|verify|click)\b/.test(name);
  // A whole sentence that begins with a capital is what the page should say, without its quotes.
  if (isText) {
    const { condition: _, ...rest } = seen;
    const condition = { is: 'text', how: 'contains', value: said } as const;
    return { ...outcome, commands: [{ ...rest, subject: { of: 'page text' }, condition }] };
  }
  return { source: outcome.source, is: 'unknown', reason: reasons.unclear };
}

/**
 * An introduction that names an address or an account says where and as whom all of it takes place. Where nothing is done after
 * it, the introduction is itself what is done: "search for X: all results contain X".
 */
function introduce(introduction: string, rest: string, mode: Mode, literals: Literal[]): Outcome[] {
  const frame: Outcome = { source: introduction, is: 'frame' };
  const mark = /\uE000u\d+\uE001/.exec(introduction)?.[0];
  const opened = mark ? readAction(`open ${mark}`, literals) : undefined;
  if (Array.isArray(opened)) return [{ source: introduction, is: 'commands', commands: opened }];
  const hasLogin = /\blog(?:ging|ged)?[ -]?in|sign(?:ing|ed)?[ -]?in|\blogin\b/i.test(introduction);
  const led = withoutLeadIn(introduction.trim());
  // A capital opens the sentence; elsewhere it would make a name of the verb.
  const text = /^(?:Order|Sort|Filter|Search)\b.* (?:by|for) /.test(led)
    ? led.charAt(0).toLowerCase() + led.slice(1)
    : led;
  const verb = matchVerb(text);
  const isActing = verb !== undefined && verb.rest !== '' && acting.has(verb.family);
  const isOrder = (startsWithVerb(text) !== undefined || isActing) && !claims(text, isActing);
  const isOnlyChecked = orderClauses(rest).every(
    ({ text: clause }) =>
      matchVerb(withoutLeadIn(clause)) === undefined ||
      takeCue(withoutLeadIn(clause)) !== undefined ||
      splitPredicate(clause) !== undefined,
  );
  if (
    (hasLogin && /\uE000/.test(introduction)) ||
    (isOrder && isOnlyChecked && (mode !== 'then' || goesAgain.has(verb?.family ?? '')))
  ) {
    const read = orderClauses(introduction).map(({ text: clause }) =>
      refuseMisreading(readClause(clause, mode, literals), literals),
    );
    const known = read.filter((one) => one.is === 'commands' || one.is === 'refusal');
    if (known.length > 0) return known;
    // Something is to be done there; it must not be passed over.
    if (isActing) return [{ source: introduction, is: 'unknown', reason: reasons.unclear }];
  }
  return [frame];
}

/** "Click Save on the watering can page" claims nothing: no verb that is known follows what looks like a modal. */
function claims(text: string, isActing: boolean): boolean {
  const predicate = splitPredicate(text);
  return predicate !== undefined && !(isActing && predicate.verb === 'other');
}

/** "Then reload the page: it is still on": what is done once more before it is looked at. */
const goesAgain = new Set<string>(['reload', 'back', 'forward']);

const acting = new Set<string>([
  'click',
  'double click',
  'press',
  'type',
  'select',
  'check',
  'uncheck',
  'drag',
  'upload',
]);

const introduced =
  /^(?:to )?(?:buy|order|purchase|add|remove|delete|edit|open|borrow|book|get|choose) ((?:the |an? )?(?:[A-Z\uE000]).*)$/i;

/** "Buy a Lamp: add it to the cart", "The clock is sold out: its button is disabled": what "it" stands for was just named. */
function resolveIntroduced(rest: string, introduction: string): string {
  const text = withoutLeadIn(introduction.trim());
  const named =
    introduced.exec(text)?.[1] ?? (startsWithVerb(text) ? undefined : splitPredicate(text)?.subject);
  const isLabel = text.split(' ').length <= 5 && !/\uE000/.test(text);
  const pressed = /^((?:click|press|tap|push)(?: on)?) the button\b/i;
  if (!named && isLabel && pressed.test(rest)) return rest.replace(pressed, `$1 the ${tidy(text)} button`);
  if (!named || named.split(' ').length > 5 || /^(?:it|this|that|there|i|we|you|the user|user)$/i.test(named))
    return rest;
  const thing = /^(?:the|my|\uE000|[A-Z])/.test(named) ? named : `the ${named.replace(/^an? /i, '')}`;
  return rest
    .replace(/\b(add|put|open|remove|select|buy|order|delete) it\b/i, `$1 ${thing.replace(/^an? /i, 'the ')}`)
    .replace(/^its ([a-z]+)/i, `the $1 in the ${withoutArticle(thing)} item`);
}

/** "When I type X, the search box shows …": the field is only named by what follows. */
function resolveAhead(outcomes: Outcome[]): Outcome[] {
  const [introduction] = outcomes;
  if (introduction?.is === 'frame') {
    const field = findField(introduction.source, []);
    const [, next] = outcomes;
    const typed = next?.is === 'commands' ? next.commands[0] : undefined;
    if (field && next?.is === 'commands' && typed?.do === 'type' && typed.target.name === 'it')
      return [
        introduction,
        { ...next, commands: [{ ...typed, target: field }, ...next.commands.slice(1)] },
        ...outcomes.slice(2),
      ];
  }
  const [first, second] = outcomes;
  const typed = first?.is === 'commands' && first.commands.length === 1 ? first.commands[0] : undefined;
  const field = second?.is === 'commands' ? findField(second.source, second.commands) : undefined;
  if (
    first?.is !== 'commands' ||
    typed?.do !== 'type' ||
    typed.target.name !== 'it' ||
    typed.target.kind ||
    !field
  )
    return outcomes;
  return [{ ...first, commands: [{ ...typed, target: field }] }, ...outcomes.slice(1)];
}

function findField(source: string, commands: Command[]): Target | undefined {
  const named = commands.flatMap((command) =>
    command.do === 'expect' && command.subject.of === 'element' ? [command.subject.target] : [],
  );
  const field = named.find(({ kind }) => kind === 'field');
  if (field) return field;
  const subject = splitPredicate(takeCue(source) ?? source)?.subject;
  const target = subject === undefined ? undefined : readPhrase(subject, []);
  return target?.kind === 'field' ? target : undefined;
}

const introductionForm = /^([^:\uE000]{3,120}?):\s+(.+)$/s;

/** "Click Pay: the message appears." */
const happens =
  /^(?:the|an?|my|its|\uE000)[^,;:]* (?:appears?|disappears?|vanish(?:es)?|opens|closes|pops up|shows up|comes up|goes away)[.!]?$/i;

/** What stands before a colon introduces what follows, unless it is itself a form to be filled. */
function takeIntroduction(sentence: string, literals: Literal[]): { introduction: string; rest: string } {
  const [, introduction, rest] =
    introductionForm.exec(sentence) ?? /^(.{3,120}?):\s+(.+)$/s.exec(sentence) ?? [];
  if (!introduction || !rest || /;| -+> /.test(introduction) || /^(?:and|or) /i.test(rest))
    return { introduction: '', rest: sentence };
  const isFilling =
    matchVerb(withoutLeadIn(introduction))?.family === 'type' || takeCue(`${introduction} `) === '';
  const follows =
    startsWithVerb(withoutLeadIn(rest)) ?? splitPredicate(rest) ?? takeCue(rest) ?? withoutActor(rest);
  if (happens.test(rest)) return { introduction, rest };
  if (isFilling || follows === undefined) {
    const credentials = /^user(?: ?name)? ?[=:]/i.test(rest)
      ? readAction(`log in with ${rest.replace(/ ?[=:] ?/g, ' ')}`, literals)
      : undefined;
    return Array.isArray(credentials)
      ? { introduction, rest: `log in with ${rest.replace(/ ?[=:] ?/g, ' ')}` }
      : { introduction: '', rest: sentence };
  }
  return { introduction, rest };
}

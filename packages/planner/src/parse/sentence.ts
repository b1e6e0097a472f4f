import type { Command, Target } from '../steps/language.ts';
import { readAction } from './actions/read-action.ts';
import { placeCommands, readClause } from './clause.ts';
import type { Literal } from './literals.ts';
import { orderClauses } from './ordering.ts';
import { type Mode, type Outcome, reasons } from './outcomes.ts';
import { startsWithVerb, takeCue, withoutActor, withoutLeadIn } from './passages.ts';
import { splitPredicate } from './predicates.ts';
import { findMisreading } from './sanity.ts';
import { readScope } from './scopes.ts';
import { readPhrase } from './targets.ts';
import { matchVerb } from './verbs.ts';

/** The work grows with the square of a sentence's length; literals count as a few characters only. */
const longestSentence = 600;

/** Reads one sentence into what its clauses stand for, in the order in which things happen. */
export function readSentence(sentence: string, mode: Mode, literals: Literal[]): Outcome[] {
  if (sentence.length > longestSentence) return [{ source: sentence, is: 'unknown', reason: reasons.long }];
  const { introduction, rest } = takeIntroduction(sentence, literals);
  const outcomes: Outcome[] = introduction === '' ? [] : [introduce(introduction, literals)];
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
    const outcome = refuseMisreading(readClause(text, mode, literals), literals);
    outcomes.push(
      outcome.is === 'commands' && place
        ? { ...outcome, commands: placeCommands(outcome.commands, place) }
        : outcome,
    );
  }
  return resolveAhead(outcomes);
}

function refuseMisreading(outcome: Outcome, literals: Literal[]): Outcome {
  const name = outcome.is === 'commands' ? findMisreading(outcome.commands, literals) : undefined;
  return name === undefined ? outcome : { source: outcome.source, is: 'unknown', reason: reasons.unclear };
}

/** An introduction that names an address says where all of it takes place. */
function introduce(introduction: string, literals: Literal[]): Outcome {
  const mark = /\uE000u\d+\uE001/.exec(introduction)?.[0];
  const opened = mark ? readAction(`open ${mark}`, literals) : undefined;
  if (Array.isArray(opened)) return { source: introduction, is: 'commands', commands: opened };
  return { source: introduction, is: 'frame' };
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

/** What stands before a colon introduces what follows, unless it is itself a form to be filled. */
function takeIntroduction(sentence: string, literals: Literal[]): { introduction: string; rest: string } {
  const [, introduction, rest] =
    introductionForm.exec(sentence) ?? /^(.{3,120}?):\s+(.+)$/s.exec(sentence) ?? [];
  if (!introduction || !rest) return { introduction: '', rest: sentence };
  const isFilling =
    matchVerb(withoutLeadIn(introduction))?.family === 'type' || takeCue(`${introduction} `) === '';
  const follows =
    startsWithVerb(withoutLeadIn(rest)) ?? splitPredicate(rest) ?? takeCue(rest) ?? withoutActor(rest);
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

import { reporters } from '../lexicons/telling-words.ts';
import type { Command, Expectation } from '../steps/language.ts';
import { addImplied } from './implied.ts';
import { type Outcome, reasons } from './outcomes.ts';
import { anyOf } from './wording.ts';

type Commands = Extract<Outcome, { is: 'commands' }>;

function commandsOf(outcome: Outcome | undefined): Command[] {
  return outcome?.is === 'commands' ? outcome.commands : [];
}

function isExpecting(outcome: Outcome | undefined): boolean {
  return commandsOf(outcome).some(({ do: action }) => action === 'expect');
}

/** The same of what the page will decide on, however it does. */
export function willExpect(outcome: Outcome): boolean {
  const ways = outcome.is === 'unknown' ? (outcome.ways ?? []) : [commandsOf(outcome)];
  return ways.length > 0 && ways.every((way) => way.some(({ do: action }) => action === 'expect'));
}

function isActing(outcome: Outcome | undefined): boolean {
  return commandsOf(outcome).some(({ do: action }) => action !== 'expect' && action !== 'open');
}

const general = new Set([reasons.unknown, reasons.vague, reasons.refusal]);
const rule =
  /\b(?:must|should|shall|can|cannot|may|want|wants|need|needs|only|not|no|rejected|refused|denied|blocked|allowed|possible|able|works?|required|ha(?:s|ve) to|(?:is|are) to)\b/i;
const wish = new RegExp(
  `^(?:(?:i|we|the user|a user) (?:do not |does not |never |would not )?(?:want|wants|would like|like|need|needs|wish) to|(?:our|the|my|an?) (?:${anyOf(reporters)})s? (?:do not |does not )?(?:wants?|needs?|would like|asked for|insists? on)) `,
  'i',
);

/** "Ines wants to rename a card": whoever it is. */
const aim =
  /^(?:an?|the|one|our|my|some|this|another|[A-Z][\w'’-]+) ?(?:(?!(?:page|button|dialog|message|list|form|link|field)\b)[\w'’-]+ ){0,3}?(?:do not |does not )?(?:wants?|wishes|wish|would like|needs?|plans?|intends?|has decided|have decided|decides?|tries|is about|is going) to (?!be (?:shown|visible|there|listed))/;

/** "… Use ada / secret." at the end names the account for what was told before. */
function advanceLogins(outcomes: Outcome[]): Outcome[] {
  const index = outcomes.findIndex(
    (outcome) => /^use /i.test(outcome.source) && commandsOf(outcome)[0]?.do === 'log in',
  );
  const named = outcomes[index];
  const first = outcomes.findIndex((outcome) => isExpecting(outcome));
  if (!named || first < 0 || first > index || outcomes.slice(0, index).some(isActing)) return outcomes;
  return [...outcomes.slice(0, first), named, ...outcomes.slice(first, index), ...outcomes.slice(index + 1)];
}

/** A rule or a wish that is spelled out by the steps after it is their heading. */
function isHeading(outcome: Outcome, rest: Outcome[]): boolean {
  const isLimit = outcome.is === 'unknown' && outcome.reason === reasons.limit;
  if (/\uE000/.test(outcome.source) || (/\d/.test(outcome.source) && !isLimit)) return false;
  const isSpelledOut = rest.some(isActing) && rest.some(isExpecting);
  if (wish.test(outcome.source) && outcome.is !== 'frame') return rest.some(isExpecting);
  if (isAim(outcome, rest)) return true;
  if (outcome.is === 'unknown') {
    const isCase = outcome.reason === reasons.condition && /^(?:when|if|whenever) /i.test(outcome.source);
    return isLimit
      ? isSpelledOut
      : ((general.has(outcome.reason) && rule.test(outcome.source)) || isCase) && isSpelledOut;
  }
  return outcome.is === 'refusal' && outcome.attempt === undefined && isSpelledOut;
}

/** What somebody wants to do is done by the steps right after it; a wish that nothing follows would be lost. */
function isAim(outcome: Outcome, rest: Outcome[]): boolean {
  const next = rest.find(({ is }) => is !== 'frame');
  const isDone = next !== undefined && (isActing(next) || next.is === 'unknown');
  return outcome.is === 'unknown' && aim.test(outcome.source) && isDone && rest.some(isExpecting);
}

/** The same further on: "Now she wants to pay. Click Pay." */
function takeAims(outcomes: Outcome[]): Outcome[] {
  return outcomes.map((outcome, index) =>
    !/[\uE000\d]/.test(outcome.source) && isAim(outcome, outcomes.slice(index + 1))
      ? { source: outcome.source, is: 'frame' as const }
      : outcome,
  );
}

const fillLead =
  /^(?:then |now |please )*(?:fill (?:in|out)|enter|type(?: in)?|complete|provide|input)(?: (?:the|this|all|these|following|form|fields?|data|details|values?|survey|questionnaire|wizard|in|out|as follows|like this|with|whole|contact|checkout|order|booking|registration|application))*[.:]?$/i;

/** "Fill in the survey." before the steps that do so says nothing more than they do. */
function takeFillLeads(outcomes: Outcome[]): Outcome[] {
  return outcomes.map((outcome, index) => {
    const isLead =
      outcome.is === 'unknown' &&
      (fillLead.test(outcome.source.trim()) || /^[^\uE000:]{2,60}:$/.test(outcome.source.trim()));
    const next = outcomes.slice(index + 1).find(({ is }) => is !== 'frame');
    const isSpelledOut = commandsOf(next).some(({ do: action }) =>
      ['type', 'select', 'set', 'check', 'choose'].includes(action),
    );
    return isLead && isSpelledOut ? { source: outcome.source, is: 'frame' as const } : outcome;
  });
}

function takeHeadings(outcomes: Outcome[]): Outcome[] {
  const settled = [...outcomes];
  for (const [index, outcome] of settled.entries()) {
    if (outcome.is === 'frame') continue;
    if (!isHeading(outcome, settled.slice(index + 1))) break;
    settled[index] = { source: outcome.source, is: 'frame' };
  }
  return settled;
}

function nameOfClick(command: Command | undefined): string {
  return command?.do === 'click' ? command.target.name.toLowerCase() : '';
}

/** "After saving" right after it was saved points back; nothing is saved twice. */
function pointsBack(outcome: Outcome, before: Outcome | undefined): boolean {
  const [only, second] = commandsOf(outcome);
  const name = nameOfClick(only);
  const last = nameOfClick(commandsOf(before).at(-1));
  return (
    second === undefined &&
    name !== '' &&
    /^(?:after|once|when) /i.test(outcome.source) &&
    (last === name || last.startsWith(`${name} `))
  );
}

/** "Order a lamp. Add it to the cart …": what is ordered is told by the step that does it. */
function isToldAgain(outcome: Outcome, next: Outcome | undefined): string | undefined {
  const [only, second] = commandsOf(outcome);
  const [adding] = commandsOf(next);
  if (second || only?.do !== 'click' || adding?.do !== 'click' || adding.target.within) return undefined;
  const thing = /^(?:Order|Buy|Book|Borrow) (.+)$/.exec(only.target.name)?.[1];
  return thing !== undefined && /^add to /i.test(adding.target.name) ? thing : undefined;
}

function within(outcome: Commands, name: string): Commands {
  const [first, ...others] = outcome.commands;
  if (first?.do !== 'click') return outcome;
  const placed: Command = { ...first, target: { ...first.target, within: { name, kind: 'item' } } };
  return { ...outcome, commands: [placed, ...others] };
}

function resolveBackReferences(outcomes: Outcome[]): Outcome[] {
  const settled: Outcome[] = [];
  let named: string | undefined;
  for (const [index, outcome] of outcomes.entries()) {
    const before = settled.findLast(({ is }) => is !== 'frame');
    const told = isToldAgain(outcome, outcomes[index + 1]);
    if (pointsBack(outcome, before) || told !== undefined)
      settled.push({ source: outcome.source, is: 'frame' });
    else settled.push(named !== undefined && outcome.is === 'commands' ? within(outcome, named) : outcome);
    named = told;
  }
  return settled;
}

/** Who types nothing but a wrong password tries to log in with it. */
function completeLogins(outcomes: Outcome[]): Outcome[] {
  const done = outcomes
    .flatMap(commandsOf)
    .filter(({ do: action }) => action !== 'expect' && action !== 'open');
  const [only, second] = done;
  if (second || only?.do !== 'type' || !/^password$/i.test(only.target.name) || only.text !== '{{unique 12}}')
    return outcomes;
  const credentials = { user: '{{unique username}}', password: only.text };
  return outcomes.map((outcome) =>
    commandsOf(outcome).includes(only) && outcome.is === 'commands'
      ? {
          ...outcome,
          commands: outcome.commands.map(
            (each): Command => (each === only ? { do: 'log in', credentials } : each),
          ),
        }
      : outcome,
  );
}

const passwordField: Expectation['subject'] = {
  of: 'element',
  target: { name: 'password', kind: 'field' },
};

/** Who was not let in still sees the login form: that is the evidence where no other is named. */
function evidenceLogins(outcomes: Outcome[]): Outcome[] {
  if (outcomes.some(isExpecting)) return outcomes;
  const hasLogIn = (commands: Command[]) => commands.some(({ do: action }) => action === 'log in');
  return outcomes.map((outcome, index) => {
    if (outcome.is !== 'refusal') return outcome;
    const attempt = outcome.attempt ?? [];
    const done = outcomes
      .slice(0, index)
      .flatMap(commandsOf)
      .findLast(({ do: action }) => action !== 'expect');
    // What is refused after something else was done is not the login.
    if (!hasLogIn(attempt) && done?.do !== 'log in') return outcome;
    const stays: Command = { do: 'expect', subject: passwordField, condition: { is: 'visible' } };
    return { source: outcome.source, is: 'commands', commands: [...attempt, stays] };
  });
}

/** Says itself that something did not happen; "it should block the moo" claims something else that nobody has shown. */
const refused =
  /\b(?:rejected|refused|denied|blocked|prevented|stopped|declined|cannot|can ?not|can't|not|no|never|nobody|nothing|unable|fails?|stays?|remains?)\b/i;

/** What is refused after the evidence was given belongs to the evidence. */
function joinRefusals(outcomes: Outcome[]): Outcome[] {
  const settled: Outcome[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const before = settled.findLastIndex(isExpecting);
    const evidence = settled[before];
    const isJoined =
      outcome.is === 'refusal' &&
      !outcome.attempt &&
      refused.test(outcome.source) &&
      !outcomes.slice(index + 1).some(isExpecting);
    if (isJoined && evidence)
      settled[before] = { ...evidence, source: `${evidence.source}; ${outcome.source}` };
    else settled.push(outcome);
  }
  return settled;
}

/**
 * "I see 5 words and that it is not saved. I press Save and it says …": what is shown after something else was done is no evidence
 * of what did not happen before it, and a number or a text wants evidence of its own. Only at the start of a text a refusal may be
 * what the steps after it are about.
 */
function doubtRefusals(outcomes: Outcome[]): Outcome[] {
  return outcomes.map((outcome, index) => {
    if (outcome.is !== 'refusal' || outcome.attempt) return outcome;
    const hasOwn = /\uE000|\d/.test(outcome.source);
    const rest = outcomes.slice(index + 1);
    const shown = rest.findIndex(willExpect);
    const acted = rest.findIndex(isActing);
    const isShownFirst = shown >= 0 && (acted < 0 || shown < acted);
    const isLead = !outcomes.slice(0, index).some(isActing);
    const before = outcomes.slice(0, index).findLast(({ is }) => is !== 'frame');
    const isEvident = isLead || isShownFirst || isExpecting(before);
    return !hasOwn && isEvident
      ? outcome
      : { source: outcome.source, is: 'unknown', reason: reasons.refusal };
  });
}

/** Reads the clauses of a requirement together: headings, what points back, refusals and their evidence, what is implied. */
export function settleOutcomes(outcomes: Outcome[]): Outcome[] {
  const told = completeLogins(
    resolveBackReferences(takeAims(takeHeadings(takeFillLeads(advanceLogins(outcomes))))),
  );
  return addImplied(joinRefusals(doubtRefusals(evidenceLogins(told))));
}

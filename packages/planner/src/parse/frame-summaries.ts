import type { Command } from '../steps/language.ts';
import { isConfirmation } from './confirmations.ts';
import { type Outcome, reasons } from './outcomes.ts';

const fillSummary =
  /^(?:then |please |now )?(?:fill (?:in|out)|complete) (?:the |this |our )?(?:[\w-]+ ){0,2}(?:form|survey|fields|questionnaire|page|wizard)[.:]?$/i;
const filling = new Set<Command['do']>(['type', 'select', 'check', 'choose', 'set']);

function does(outcome: Outcome, wanted: (command: Command) => boolean): boolean {
  return outcome.is === 'commands' && outcome.commands.some(wanted);
}

/** "Fill in the form." above the steps that do it says nothing of its own. */
function sumsUpFilling({ source }: Outcome, after: readonly Outcome[]): boolean {
  return (
    fillSummary.test(source.trim()) &&
    after.some((outcome) => does(outcome, (command) => filling.has(command.do)))
  );
}

function isTried(after: readonly Outcome[]): boolean {
  return (
    after.some((outcome) => does(outcome, (command) => command.do !== 'expect')) &&
    after.some((outcome) => does(outcome, (command) => command.do === 'expect'))
  );
}

const untried = new Set([reasons.limit, reasons.vague]);

/** "A comment may have at most 100 characters." at the head of a text: what follows tries it. */
function opensText(outcome: Outcome, before: readonly Outcome[], after: readonly Outcome[]): boolean {
  return (
    outcome.is === 'unknown' &&
    untried.has(outcome.reason) &&
    !/\uE000q/.test(outcome.source) &&
    before.every((one) => one.is === 'frame' || (one.is === 'unknown' && untried.has(one.reason))) &&
    isTried(after)
  );
}

const rule = /\b(?:must|should|has to|have to|needs? to|shall)\b[^\uE000\d]*:$/i;

/** "It has to sort by the number:" above the lines that show it. */
function announces({ source }: Outcome, after: readonly Outcome[]): boolean {
  return rule.test(source.trim()) && !/[\uE000\d]/.test(source) && isTried(after);
}

/** "Make sure this no longer happens." says nothing unless the very next claim shows it. */
function lacksEvidence(outcome: Outcome, after: readonly Outcome[]): boolean {
  if (outcome.is !== 'frame' || !isConfirmation(outcome.source)) return false;
  const next = after.find(({ is }) => is !== 'frame');
  return next === undefined || (next.is !== 'unknown' && !does(next, (command) => command.do === 'expect'));
}

/** Words that only say what the steps after them are about frame these. */
export function frameSummaries(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, index): Outcome => {
    const after = outcomes.slice(index + 1);
    if (lacksEvidence(outcome, after))
      return { source: outcome.source, is: 'unknown', reason: reasons.vague };
    const isSummary =
      outcome.is === 'unknown' &&
      (sumsUpFilling(outcome, after) ||
        opensText(outcome, outcomes.slice(0, index), after) ||
        announces(outcome, after));
    return isSummary ? { source: outcome.source, is: 'frame', isNote: true } : outcome;
  });
}

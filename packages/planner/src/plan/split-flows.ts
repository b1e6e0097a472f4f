import type { Command, Expectation, NotUnderstood, Step, Target } from '../steps/language.ts';
import type { Entry, Flow } from './flow.ts';
import { isUnderstood } from './make-step.ts';
import { findField } from './match-names.ts';
import type { PageFacts } from './page-facts.ts';

function findEntered(command: Command): Target | undefined {
  switch (command.do) {
    case 'type':
    case 'clear':
    case 'select':
    case 'set':
    case 'check':
    case 'uncheck':
    case 'choose':
    case 'toggle':
      return command.target;
    default:
      return undefined;
  }
}

function isSending(command: Command): boolean {
  return (
    (command.do === 'click' && !command.button) || (command.do === 'press' && /^enter$/i.test(command.keys))
  );
}

/** Going somewhere else means that the visited page's facts no longer apply. */
function staysOnPage(steps: readonly Step[]): boolean {
  const opened = steps.filter(({ command }) => command.do === 'open').length;
  return (
    opened <= 1 &&
    steps.every(({ command }) =>
      ['open', 'expect', 'wait', 'resize', 'pause', 'scroll to'].includes(command.do),
    )
  );
}

/** The checks and waits that follow at once. */
export function collectOutcome(steps: readonly (Step | NotUnderstood)[]): Expectation[] {
  const outcome: Expectation[] = [];
  for (const step of steps) {
    if (!isUnderstood(step)) continue;
    if (step.command.do === 'wait') outcome.push(step.command.until);
    else if (step.command.do === 'expect') outcome.push(step.command);
    else break;
  }
  return outcome;
}

/** The form in which a field of the page was filled in; its facts count only on the page that was visited. */
function tieToPage(
  entries: Entry[],
  before: readonly Step[],
  page: PageFacts | undefined,
): Pick<Flow, 'entries' | 'form'> {
  if (!page || !staysOnPage(before)) return { entries };
  const tied = entries.map((entry): Entry => {
    const field = findField(entry.target, page.fields);
    return field ? { ...entry, field } : entry;
  });
  const id = tied.find(({ field }) => field?.form !== undefined)?.field?.form;
  const form = page.forms.find((one) => one.id === id);
  return { entries: tied, ...(form && { form }) };
}

/** A long title would make every title derived from it unreadable; the button says it shorter. */
function nameFlow(title: string, { command }: Step): string {
  if (title.length <= 50) return title;
  if (command.do === 'click' && command.target.name !== '') return command.target.name;
  return command.do === 'press' && command.target?.name ? command.target.name : title;
}

interface Told {
  steps: readonly (Step | NotUnderstood)[];
  negative: boolean;
  title: string;
}

/** Finds each place where the author fills something in and sends it. What comes after a clause that was not understood is left alone. */
export function splitFlows({ steps, negative, title }: Told, page: PageFacts | undefined): Flow[] {
  const flows: Flow[] = [];
  const before: Step[] = [];
  let entries: Entry[] = [];
  for (const [index, step] of steps.entries()) {
    if (!isUnderstood(step)) break;
    const target = findEntered(step.command);
    if (target) entries.push({ step, target });
    else if (entries.length > 0 && isSending(step.command)) {
      const outcome = collectOutcome(steps.slice(index + 1));
      flows.push({
        before: [...before],
        submit: step,
        outcome,
        negative,
        name: nameFlow(title, step),
        ...tieToPage(entries, before, page),
      });
      before.push(...entries.map((entry) => entry.step), step);
      entries = [];
    } else if (entries.length === 0) before.push(step);
    else entries = keepPassing(entries, step, before);
  }
  return flows;
}

/** A look or a move between two entries stays where it is: the entries so far become part of the way. */
function keepPassing(entries: Entry[], step: Step, before: Step[]): Entry[] {
  if (step.command.do === 'expect' || step.command.do === 'scroll to') return entries;
  before.push(...entries.map((entry) => entry.step), step);
  return [];
}

import { findEntered, isLook } from '../../steps/entries.ts';
import type { Command, Expectation, NotUnderstood, Step, Target } from '../../steps/language.ts';
import { isUnderstood, makeStep, targetButton } from '../cases/make-step.ts';
import type { PlanOptions } from '../cases/types.ts';
import { findField, foldName } from '../facts/match-names.ts';
import type { FieldFacts, FormFacts, PageFacts } from '../facts/page-facts.ts';
import { findPage } from './find-page.ts';
import type { Entry, Flow } from './flow.ts';
import { isLimitRule } from './limit-rules.ts';
import { nameFlow } from './name-flow.ts';

function isSending(command: Command): boolean {
  return (
    (command.do === 'click' && !command.button) || (command.do === 'press' && /^enter$/i.test(command.keys))
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

/** The field of the page that an entry means; a file without a field's name goes to the only one there is. */
function tieToField({ step, target }: Entry, page: PageFacts): FieldFacts | undefined {
  const files = page.fields.filter(({ type }) => type === 'file');
  if (step.command.do === 'upload' && target.name === '') return files.length === 1 ? files[0] : undefined;
  return findField(target, page.fields);
}

/** The form in which a field of the page was filled in; its facts count only on the page that was visited. */
function tieToPage(entries: Entry[], page: PageFacts | undefined): Pick<Flow, 'entries' | 'form' | 'page'> {
  if (!page) return { entries };
  const tied = entries.map((entry): Entry => {
    const field = tieToField(entry, page);
    return field ? { ...entry, field } : entry;
  });
  const id = tied.find(({ field }) => field?.form !== undefined)?.field?.form;
  const form = page.forms.find((one) => one.id === id);
  return { entries: tied, page, ...(form && { form }) };
}

/**
 * The button of the form, told as what it is: the author's shorter words may rest on what was filled in just before, which
 * another case leaves out.
 */
function tieToButton(submit: Step, form: FormFacts | undefined, page: PageFacts | undefined): Step {
  const { command } = submit;
  if (!form || !page || command.do !== 'click' || command.target.kind || command.target.within) return submit;
  const name = foldName(command.target.name);
  const meant = page.buttons.filter((button) => button.form === form.id && foldName(button.name) === name);
  const [button] = meant;
  if (!button || meant.length > 1) return submit;
  return makeStep({ ...command, target: targetButton(button, page) });
}

/** A click on a box to tick or a button to choose fills in; any other may send. */
function findTicked(command: Command, page: PageFacts | undefined): Target | undefined {
  if (command.do !== 'click' || command.button || !page) return undefined;
  const ticked = page.fields.filter(({ kind }) => ['checkbox', 'radio button', 'switch'].includes(kind));
  const name = foldName(command.target.name);
  const isButton = page.buttons.some((button) => foldName(button.name) === name);
  return !isButton && ticked.some(({ label }) => foldName(label) === name) ? command.target : undefined;
}

interface Told {
  steps: readonly (Step | NotUnderstood)[];
  negative: boolean;
  title: string;
}

/** Finds each place where the author fills something in and sends it. What comes after a clause that was not understood is left alone. */
export function splitFlows(
  { steps, negative, title }: Told,
  seen: Pick<PlanOptions, 'page' | 'pages'>,
): Flow[] {
  const flows: Flow[] = [];
  const before: Step[] = [];
  let entries: Entry[] = [];
  let page: PageFacts | undefined;
  for (const [index, step] of steps.entries()) {
    if (isLimitRule(step)) continue;
    if (!isUnderstood(step)) break;
    if (entries.length === 0) page = findPage(before, seen);
    const target = findEntered(step.command) ?? findTicked(step.command, page);
    if (target) entries.push({ step, target });
    else if (entries.length > 0 && isSending(step.command)) {
      const tied = tieToPage(entries, page);
      const outcome = collectOutcome(steps.slice(index + 1));
      flows.push({
        before: [...before],
        submit: tieToButton(step, tied.form, page),
        outcome,
        negative,
        name: nameFlow(title, steps, step, entries),
        ...tied,
      });
      before.push(...entries.map((entry) => entry.step), step);
      entries = [];
    } else if (entries.length === 0) before.push(step);
    else entries = keepPassing(entries, step, before);
  }
  return flows;
}

/** A look between two entries stays where it is; at a move, the entries so far become part of the way. */
function keepPassing(entries: Entry[], step: Step, before: Step[]): Entry[] {
  if (isLook(step.command)) return entries;
  before.push(...entries.map((entry) => entry.step), step);
  return [];
}

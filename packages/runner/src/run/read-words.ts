import { foldWords } from '@assay/contract/text';
import { type Command, type NotUnderstood, renderStep, type Step } from '@assay/planner/steps';
import { look } from '../act/find-target.ts';
import { settle } from '../act/settle.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import { collectSecrets } from './secrets.ts';
import { makeReadingContext, type StepRun } from './step-run.ts';

/** Steps that were read from words when their turn came, and what is needed to read the rest of the words again. */
interface ReadWords {
  words: NotUnderstood;
  /** How often they were read. */
  times: number;
  /** Whether something was done since that may have changed the page. */
  isChanged: boolean;
}

/** A reading that leads from page to page and never to its end is no reading. */
const mostTimes = 5;

type WordsOutcome = { steps: Step[] } | { reason: string };

async function seePage(run: StepRun): Promise<PageSnapshot | undefined> {
  // Behind a dialog of the browser nothing can be seen.
  if (run.session.dialogs.open()) return undefined;
  const context = makeReadingContext(run);
  await settle(run.session, context.progress);
  return look(context, context.progress);
}

function toSteps(commands: readonly Command[], source: string): Step[] {
  return commands.map((command) => ({ source, sentence: renderStep(command), command }));
}

function listDone(run: StepRun): string[] {
  return run.taken.flatMap((step) => ('sentence' in step && step.sentence !== '' ? [step.sentence] : []));
}

/** Words as steps, with the page as it is now; undefined where nothing reads them. */
async function readWords(
  run: StepRun,
  words: NotUnderstood,
  page?: PageSnapshot,
): Promise<WordsOutcome | undefined> {
  const { readWords: read } = run.options;
  if (!read || !words.again) return undefined;
  try {
    const seen = page ?? (await seePage(run));
    if (!seen) return undefined;
    const { signal } = run.progress;
    const reading = await read({ words, page: seen, done: listDone(run), signal });
    if (!reading || 'reason' in reading) return reading;
    const steps = toSteps(reading.commands, words.source);
    for (const secret of collectSecrets(steps)) run.mask.add(secret);
    return { steps };
  } catch {
    return undefined;
  }
}

/** What a step needs on the page; nothing for what speaks of the page as a whole, or of what is not there. */
function nameOf({ command }: Step): string | undefined {
  if (command.do !== 'expect') return 'target' in command ? command.target?.name : undefined;
  if (command.subject.of !== 'element' || command.negated || command.condition.is === 'hidden')
    return undefined;
  return command.subject.target.name;
}

function holds({ elements, text }: PageSnapshot, name: string): boolean {
  const wanted = foldWords(name);
  if (foldWords(text).includes(wanted)) return true;
  return elements.some((one) =>
    [one.name, one.label, one.placeholder, one.title].some((words) => foldWords(words).includes(wanted)),
  );
}

/**
 * What was done of a sentence may have led to another page, on which the rest of it is called otherwise: where a name is missing there,
 * the rest is read again.
 */
async function readRest(run: StepRun, step: Step, read: ReadWords): Promise<Step[] | undefined> {
  const name = nameOf(step);
  if (!read.isChanged || !name || read.times >= mostTimes) return undefined;
  const page = await seePage(run).catch(() => undefined);
  if (!page || holds(page, name)) return undefined;
  const outcome = await readWords(run, read.words, page);
  return outcome && 'steps' in outcome && outcome.steps.length > 0 ? outcome.steps : undefined;
}

/** What changes the page, unlike filling in a form. */
const changing = new Set<Command['do']>([
  'open',
  'back',
  'forward',
  'reload',
  'click',
  'select',
  'choose',
  'hover',
  'press',
  'drag',
  'answer dialog',
  'switch to tab',
  'switch to nth tab',
  'log in',
  'fill in',
]);

export interface Turn {
  /** Absent where its words were read: their steps wait instead. */
  step?: Step | NotUnderstood;
  /** It was read from words just before, with the page in view. */
  isRead?: true;
  asksForNothing?: true;
}

/** Reads words when their turn comes, and puts their steps in front of those that wait. */
export function startReadings(run: StepRun, waiting: (Step | NotUnderstood)[]) {
  const readFrom = new Map<Step | NotUnderstood, ReadWords>();

  function putFirst(steps: readonly Step[], origin: ReadWords): Turn {
    for (const step of steps) readFrom.set(step, origin);
    waiting.unshift(...steps);
    return {};
  }

  async function takeStep(step: Step, origin: ReadWords): Promise<Turn> {
    const rest = await readRest(run, step, origin);
    if (!rest || rest[0]?.sentence === step.sentence) {
      origin.isChanged ||= changing.has(step.command.do);
      return { step, isRead: true };
    }
    while (waiting[0] && readFrom.get(waiting[0]) === origin) waiting.shift();
    return putFirst(rest, { words: origin.words, times: origin.times + 1, isChanged: false });
  }

  async function takeWords(words: NotUnderstood): Promise<Turn> {
    const outcome = await readWords(run, words);
    if (!outcome) return { step: words };
    if ('reason' in outcome) return { step: { ...words, reason: outcome.reason } };
    if (outcome.steps.length > 0) return putFirst(outcome.steps, { words, times: 1, isChanged: false });
    const { again: _, ...said } = words;
    return { step: { ...said, about: 'remark' }, asksForNothing: true };
  }

  return {
    async takeTurn(step: Step | NotUnderstood): Promise<Turn> {
      if (!('command' in step)) return takeWords(step);
      const origin = readFrom.get(step);
      return origin ? takeStep(step, origin) : { step };
    },
  };
}

import {
  type Command,
  isSamePlace,
  type NotUnderstood,
  type Place,
  readCanonical,
  renderStep,
  type Step,
} from '@assay/planner/steps';
import { look } from '../act/find-target.ts';
import { settle } from '../act/settle.ts';
import { now } from '../progress/progress.ts';
import type { PageSnapshot } from '../snapshot/types.ts';
import type { AskedWords } from './options.ts';
import { collectSecrets } from './secrets.ts';
import { makeReadingContext, type StepRun } from './step-run.ts';

/** Steps that were read from words when their turn came, and what is needed to read the rest of the words again. */
interface ReadWords {
  words: NotUnderstood;
  /** How often they were read. */
  times: number;
  /** Canonical sentences of what was carried out of them. */
  done: string[];
  /** Whether the last of it may have changed the page. */
  isChanged: boolean;
}

/** A reading that leads from page to page and never to its end is no reading. */
const mostTimes = 5;

type WordsOutcome =
  | { steps: (Step | NotUnderstood)[] }
  | { reason: string; readings?: string[][]; couldNotAsk?: true };

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

function hideSecrets(run: StepRun, steps: Step[]): void {
  for (const secret of collectSecrets(steps)) run.mask.add(secret);
}

function listDone(run: StepRun): string[] {
  return run.taken.flatMap((step) => ('sentence' in step && step.sentence !== '' ? [step.sentence] : []));
}

/** What of the words is in no step: it is told, and nothing passes without it. */
function toUnread(words: NotUnderstood, lost: readonly string[]): NotUnderstood[] {
  if (lost.length === 0) return [];
  const { line } = words;
  const source = lost.join(', ');
  const reason = `No step was made of “${source}” in “${words.source}”. Say it in a sentence of its own.`;
  return [{ source, reason, about: 'claim', ...(line !== undefined && { line }) }];
}

/** Words as steps, with the page as it is now; undefined where nothing reads them, or nothing reads them otherwise than before. */
async function readWords(
  run: StepRun,
  words: NotUnderstood,
  begun?: AskedWords['begun'],
): Promise<WordsOutcome | undefined> {
  const { readWords: read } = run.options;
  if (!read || !words.again) return undefined;
  const { progress } = run;
  try {
    const page = await seePage(run);
    if (!page) return undefined;
    const { signal } = progress;
    const since = now(progress);
    const reading = await read({ words, page, done: listDone(run), signal, ...(begun && { begun }) });
    // The limit of a case is for the site; reading has limits of its own, and may wait for other cases.
    progress.deadline += now(progress) - since;
    if (!reading) return undefined;
    if ('reason' in reading) {
      const meant = (reading.readings ?? []).flat().flatMap((sentence) => readCanonical(sentence) ?? []);
      hideSecrets(run, toSteps(meant, words.source));
      return reading;
    }
    const steps = toSteps(reading.commands, words.source);
    hideSecrets(run, steps);
    return { steps: [...steps, ...toUnread(words, reading.lost ?? [])] };
  } catch {
    return undefined;
  }
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

function isDraft(step: Step | NotUnderstood, { source, draftOf }: Step): step is Step {
  return (
    'draftOf' in step && step.source === source && draftOf !== undefined && isSamePlace(step.draftOf, draftOf)
  );
}

function toSettled({ draftOf: _, ...step }: Step): Step {
  return step;
}

export interface Turn {
  /** Absent where its words were read: their steps wait instead. */
  step?: Step | NotUnderstood;
  asksForNothing?: true;
}

/** Reads words when their turn comes, and puts their steps in front of those that wait. */
export function startReadings(run: StepRun, waiting: (Step | NotUnderstood)[]) {
  const readFrom = new Map<Step | NotUnderstood, ReadWords>();
  /** Steps of drafts that are carried out as they are. */
  const kept = new Set<Step | NotUnderstood>();

  function putFirst(steps: readonly (Step | NotUnderstood)[], origin: ReadWords): Turn {
    for (const step of steps) readFrom.set(step, origin);
    waiting.unshift(...steps);
    return {};
  }

  function listLeft(origin: ReadWords): (Step | NotUnderstood)[] {
    const other = waiting.findIndex((step) => readFrom.get(step) !== origin);
    return waiting.slice(0, other < 0 ? waiting.length : other);
  }

  async function takeStep(step: Step, origin: ReadWords): Promise<Turn> {
    const { words, times, done, isChanged } = origin;
    if (isChanged && times < mostTimes) {
      origin.isChanged = false;
      const left = listLeft(origin);
      const sentences = [step, ...left].flatMap((one) => ('sentence' in one ? [one.sentence] : []));
      const outcome = await readWords(run, words, { done: [...done], left: sentences });
      if (outcome && 'steps' in outcome && outcome.steps.length > 0) {
        waiting.splice(0, left.length);
        return putFirst(outcome.steps, { words, times: times + 1, done, isChanged: false });
      }
    }
    origin.isChanged ||= changing.has(step.command.do);
    done.push(step.sentence);
    return { step };
  }

  /** A draft was made without the page. It is kept where its words cannot be read with the page, or ask for nothing there. */
  async function takeDraft(step: Step, place: Place): Promise<Turn> {
    const end = waiting.findIndex((one) => !isDraft(one, step));
    const others = waiting.slice(0, end < 0 ? waiting.length : end).filter((one) => isDraft(one, step));
    const { source } = step;
    const words = { source, reason: '', place, again: true as const };
    const outcome = await readWords(run, words);
    if (outcome && 'steps' in outcome && outcome.steps.length > 0) {
      waiting.splice(0, others.length);
      return putFirst(outcome.steps, { words, times: 1, done: [], isChanged: false });
    }
    // Where the words were read with the page, the next run need not ask again.
    const mayAsk = outcome === undefined || 'couldNotAsk' in outcome;
    const own = mayAsk ? others : others.map(toSettled);
    for (const one of own) kept.add(one);
    waiting.splice(0, others.length, ...own);
    return { step: mayAsk ? step : toSettled(step) };
  }

  async function takeWords(words: NotUnderstood): Promise<Turn> {
    const outcome = await readWords(run, words);
    if (!outcome) return { step: words };
    if ('reason' in outcome) {
      const { readings, reason } = outcome;
      return { step: { ...words, reason, ...(readings && { readings }) } };
    }
    if (outcome.steps.length > 0)
      return putFirst(outcome.steps, { words, times: 1, done: [], isChanged: false });
    const { again: _, ...said } = words;
    return { step: { ...said, about: 'remark' }, asksForNothing: true };
  }

  return {
    async takeTurn(step: Step | NotUnderstood): Promise<Turn> {
      if (!('command' in step)) return takeWords(step);
      const origin = readFrom.get(step);
      if (origin) return takeStep(step, origin);
      return step.draftOf && !kept.has(step) ? takeDraft(step, step.draftOf) : { step };
    },
  };
}

import { type ParsedRequirement, type Requirement, readFlags, renderStep } from '@assay/planner/reading';
import { type Command, isLook, type NotUnderstood, type Place, type Step } from '@assay/planner/steps';
import type { PageSnapshot } from '@assay/runner/snapshot';
import { ModelError } from '../runtime/index.ts';
import { type ReadOptions, readSentence } from './read-sentence.ts';
import { findAddress, type TextCase, toCases } from './to-cases.ts';
import type { SentenceReading } from './types.ts';

export interface DraftOptions extends Omit<ReadOptions, 'model'> {
  /** Absent where none is set up: canonical steps are read all the same. */
  model?: ReadOptions['model'] | undefined;
  /** The page that the text begins on, where it was seen. */
  page?: PageSnapshot;
  /** Canonical sentences of the steps before the text. */
  before?: readonly string[];
  /** Told after each sentence. */
  onRead?: (read: number, all: number) => void;
}

export interface DraftedText {
  parsed: ParsedRequirement;
  /** What to tell whoever looks at the cases, as sentences. */
  notes: string[];
}

const noModel =
  'No language model is set up, so only canonical steps are read, such as: Click the "Save" button.';

type Words = NotUnderstood & { place: Place };
type Item = Step | NotUnderstood;

function isUnread(item: Item): item is Words {
  return !('command' in item) && item.place !== undefined && item.again !== undefined;
}

/** A form is filled in as it stands there; whatever else is done may lead to another page. */
const filling: ReadonlySet<Command['do']> = new Set([
  'type',
  'clear',
  'check',
  'uncheck',
  'set',
  'upload',
  'focus',
  'leave',
]);

/** The page that was seen is the one that is opened. */
function mayLeave(command: Command): boolean {
  return !isLook(command) && !filling.has(command.do) && command.do !== 'open';
}

function toSteps(commands: readonly Command[], { source, place }: Words): Step[] {
  return commands.map((command) => ({
    source,
    sentence: renderStep(command),
    command,
    draftOf: place,
  }));
}

function explainQuestion({ lost }: Extract<SentenceReading, { means: 'question' }>): string {
  const words = lost.map(({ text }) => `“${text}”`).join(', ');
  return words === ''
    ? 'It could not be read without its page. It is read again when its turn comes.'
    : `No step covers ${words} so far. It is read again when its turn comes.`;
}

/** What stands where the words stood; nothing where they ask for nothing. */
function putIn(words: Words, reading: SentenceReading | undefined): Item[] {
  if (reading?.means === 'nothing') return [];
  if (reading?.means !== 'steps') return [{ ...words, ...(reading && { reason: explainQuestion(reading) }) }];
  const steps = toSteps(reading.commands, words);
  if (reading.lost.length === 0) return steps;
  const { line } = words;
  const source = reading.lost.map(({ text }) => text).join(', ');
  const reason = `No step was made of “${source}” in “${words.source}”. Say it in a sentence of its own.`;
  return [...steps, { source, reason, about: 'claim', ...(line !== undefined && { line }) }];
}

/** Reads the sentences of cases one after another, until the model cannot be asked. */
function startDraft({ model, ...options }: DraftOptions, all: number) {
  let read = 0;
  let trouble = model ? undefined : noModel;

  async function readWords(
    { place: { start, end } }: Words,
    text: string,
    done: readonly string[],
    page: PageSnapshot | undefined,
  ): Promise<SentenceReading | undefined> {
    if (!model || trouble !== undefined) return undefined;
    try {
      return await readSentence({ text, start, end, done, ...(page && { page }) }, { ...options, model });
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      trouble = error.message;
      return undefined;
    }
  }

  async function draftCase({ title, isTitled, text, steps }: TextCase): Promise<Requirement> {
    const drafted: Item[] = [];
    const remarks: string[] = [];
    let { page } = options;
    for (const item of steps) {
      let placed: Item[] = [item];
      if (isUnread(item)) {
        const own = drafted.flatMap((one) => ('command' in one ? [one.sentence] : []));
        const reading = await readWords(item, text, [...(options.before ?? []), ...own], page);
        placed = trouble === undefined ? putIn(item, reading) : [{ ...item, reason: trouble }];
        if (placed.length === 0) remarks.push(item.source);
        read += 1;
        options.onRead?.(read, all);
      }
      drafted.push(...placed);
      if (placed.some((one) => 'command' in one && mayLeave(one.command))) page = undefined;
    }
    return {
      title,
      ...(isTitled && { titled: true as const }),
      notes: remarks.map((words) => ({ note: 'remark' as const, words })),
      steps: drafted,
      flags: readFlags(text),
    };
  }

  return { draftCase, trouble: () => trouble };
}

/** A requirement text as steps, before any of its cases has run. What is read so is read again when its turn comes, with the page as it is then. */
export async function draftText(text: string, options: DraftOptions): Promise<DraftedText> {
  const cases = toCases(text);
  const all = cases.reduce((sum, { steps }) => sum + steps.filter(isUnread).length, 0);
  const draft = startDraft(options, all);
  const requirements: Requirement[] = [];
  for (const one of cases) requirements.push(await draft.draftCase(one));
  const stated = findAddress(text);
  // A text of canonical steps needs no model.
  const trouble = all > 0 ? draft.trouble() : undefined;
  return {
    parsed: { requirements, ...(stated !== undefined && { address: stated }) },
    notes:
      trouble === undefined
        ? []
        : [trouble === noModel ? noModel : `${trouble} Only canonical steps were read.`],
  };
}

import type { NotUnderstood } from '@assay/planner/steps';
import type { PageSnapshot } from '@assay/runner/snapshot';
import { ModelError } from '../runtime/index.ts';
import { listReadings } from './list-readings.ts';
import { type ReadOptions, readSentence } from './read-sentence.ts';
import { textOf } from './to-cases.ts';
import type { SentenceReading } from './types.ts';

/** Words whose turn has come in a run, as the runner asks about them. */
interface AskedWords {
  words: NotUnderstood;
  page: PageSnapshot;
  done: readonly string[];
  begun?: { done: readonly string[]; left: readonly string[] };
  signal: AbortSignal;
}

type Steps = Extract<SentenceReading, { means: 'steps' }>;
type WordsReading =
  | { commands: Steps['commands'] | []; lost?: string[] }
  | { reason: string; readings?: string[][]; couldNotAsk?: true };

interface Span {
  text: string;
  start: number;
  end: number;
}

/** A line that was added to a case later stands nowhere in the requirement: it is read alone. */
function findSpan(requirement: string, { source, place }: NotUnderstood): Span {
  const alone = { text: source, start: 0, end: source.length };
  if (!place) return alone;
  const { start, end } = place;
  const text = textOf(requirement, place);
  return text.slice(start, end).trim() === source.trim() ? { text, start, end } : alone;
}

/** What to tell the author about words of which no step was made. */
function explainUnread({ lost, others }: Extract<SentenceReading, { means: 'question' }>): string {
  const words = lost.map(({ text }) => `“${text}”`).join(', ');
  if (words !== '')
    return `No step covers ${words}. Say it in a sentence of its own, with names as they stand on the page.`;
  return others.length > 0
    ? 'It is not certain what it means. Choose what you meant, or say it in other words.'
    : 'No step was made of it. Say what to do or what to see, with names as they stand on the page.';
}

function toReading(reading: SentenceReading): WordsReading {
  if (reading.means === 'nothing') return { commands: [] };
  if (reading.means === 'question')
    return { reason: explainUnread(reading), readings: listReadings(reading) };
  return { commands: reading.commands, lost: reading.lost.map(({ text }) => text) };
}

export interface WordsReaderOptions extends Pick<ReadOptions, 'model' | 'owner' | 'maxMs'> {
  /** Told of each reading; undefined is one that still holds. */
  onRead?: (asked: AskedWords, reading: SentenceReading | undefined) => void;
}

/** Reads the words of a requirement's cases with the page in view. For the option `readWords` of a run. */
export function makeWordsReader(
  requirement: string,
  { onRead, ...options }: WordsReaderOptions,
): (asked: AskedWords) => Promise<WordsReading | undefined> {
  return async (asked) => {
    const { words, page, done, begun, signal } = asked;
    const sentence = { ...findSpan(requirement, words), page, done, ...(begun && { begun }) };
    try {
      const reading = await readSentence(sentence, { ...options, signal });
      onRead?.(asked, reading);
      return reading && toReading(reading);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      return { reason: error.message, couldNotAsk: true };
    }
  };
}

import { readCanonical, renderStep } from '@assay/planner/reading';
import type { PageSnapshot } from '@assay/runner/snapshot';
import { usualBudget, writePrompt } from '../prompt/index.ts';
import type { Allowed, Answer, LanguageModel } from '../runtime/index.ts';
import { type PageLine, renderView } from '../view/index.ts';
import { type Asked, decide, isSure, toCandidate } from './choose-reading.ts';
import { findPassedOver } from './find-passed-over.ts';
import { saidFigures } from './number-words.ts';
import { stepWords } from './step-words.ts';
import type { SentenceReading } from './types.ts';

export interface Sentence {
  /** The author's whole text, and where the sentence stands in it. */
  text: string;
  start: number;
  end: number;
  /** Canonical sentences of the steps before it, the first one first. */
  done: readonly string[];
  /** Absent: as a draft, without a page. */
  page?: PageSnapshot;
}

export interface ReadOptions {
  model: LanguageModel;
  /** Requests of each owner take turns with those of others. */
  owner: string;
  signal?: AbortSignal;
  maxMs?: number;
}

const candidates = 4;
const maxTokens = 260;
/** So many places that a sentence names are tried as a way to what it says. */
const mostWays = 2;
/** What a step costs that the model did not begin with by itself. */
const costOfWay = 1.5;
const placeholders = ['today', 'tomorrow', 'yesterday', 'unique email', 'unique name', 'random number'];

/** Bodies of requests are put together from the author's words, so they are no span of them. */
const aboutCalls = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b/;

function allow(sentence: Sentence, lines: readonly PageLine[]): Allowed | undefined {
  const { text, start, end } = sentence;
  if (aboutCalls.test(text.slice(start, end))) return undefined;
  const figures = saidFigures(text.slice(start, end));
  return {
    texts: [text, ...figures, ...sentence.done],
    lines: lines.map((line) => line.text),
    words: [...stepWords, ...figures],
    placeholders,
  };
}

/** One sentence with the page in view -> steps, nothing to do, or a question to its author. */
export async function readSentence(sentence: Sentence, options: ReadOptions): Promise<SentenceReading> {
  const { text, start, end, page, done } = sentence;
  const said = text.slice(start, end).trim();
  const exact = readCanonical(said);
  if (exact) return { means: 'steps', commands: [exact], least: 0, others: [] };
  const view = page && renderView(page);
  const lines = view?.lines ?? [];
  const prompt = writePrompt({ ...(view && { page: view }), text, start, end, done }, usualBudget);
  const asked: Asked = { said, known: [text, prompt].join('\n'), done, lines };
  const allowed = allow(sentence, lines);
  const { model, owner, signal, maxMs } = options;
  const ask = (begin: string, samples: number): Promise<Answer[]> =>
    model.complete({
      prompt: prompt + begin,
      maxTokens,
      owner,
      samples,
      ...(allowed && { allowed }),
      ...(signal && { signal }),
      ...(maxMs !== undefined && { maxMs }),
    });
  const [first] = await ask('', 1);
  const likeliest = first && toCandidate(first, asked);
  if (likeliest && isSure(likeliest)) return decide([likeliest], asked);
  const found = (await ask('', candidates)).flatMap((answer) => toCandidate(answer, asked) ?? []);
  // A place that the sentence names and no reading goes to: what is read there after going to it?
  const passedOver = findPassedOver(said, (likeliest ?? found[0])?.steps ?? [], lines).slice(0, mostWays);
  for (const target of passedOver) {
    const begin = `${renderStep({ do: 'click', target })}\n`;
    const [led] = await ask(begin, 1);
    const candidate = led && toCandidate({ ...led, text: begin + led.text }, asked, costOfWay);
    if (candidate) found.push(candidate);
  }
  return decide(found, asked);
}

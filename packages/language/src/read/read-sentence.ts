import { readCanonical, renderStep } from '@assay/planner/reading';
import type { Target } from '@assay/planner/steps';
import { saidFigures } from '../choose/number-words.ts';
import { usualBudget, writePrompt } from '../prompt/index.ts';
import type { Allowed, Answer, LanguageModel } from '../runtime/index.ts';
import { readStructure } from '../structure/index.ts';
import { type PageLine, renderView } from '../view/index.ts';
import { type Asked, type Candidate, decide, isSure, toCandidate } from './choose-reading.ts';
import { copyCall } from './copy-call.ts';
import { findPassedOver } from './find-passed-over.ts';
import { isOnPage } from './on-page.ts';
import { readLostClauses } from './read-lost-clauses.ts';
import { stepWords } from './step-words.ts';
import type { Sentence, SentenceReading } from './types.ts';

export interface ReadOptions {
  model: LanguageModel;
  /** Requests of each owner take turns with those of others. */
  owner: string;
  signal?: AbortSignal;
  maxMs?: number;
}

const candidates = 4;
/** Of these, values need not be copied. */
const freeCandidates = 2;
const maxTokens = 260;
/** So many places that a sentence names are tried as a way to what it says. */
const mostWays = 2;
/** What a step costs that the model did not begin with by itself. */
const costOfWay = 1.5;
const placeholders = ['today', 'tomorrow', 'yesterday', 'unique email', 'unique name', 'random number'];

/** Bodies of requests may be put together from the author's words ("with the name Ann"), so that they are no span of them. */
const aboutCalls = /\b(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b/;

function allow(sentence: Sentence, lines: readonly PageLine[]): Allowed {
  const { text, start, end } = sentence;
  const figures = saidFigures(text.slice(start, end));
  return {
    texts: [text, ...figures, ...sentence.done],
    lines: lines.map((line) => line.text),
    words: [...stepWords, ...figures],
    placeholders,
  };
}

/** The headings that the sentence stands under may name the place it speaks of. */
function headingsOf(text: string, start: number): string {
  const piece = readStructure(text).pieces.find((one) => one.start <= start && start < one.end);
  return [piece?.context.heading, piece?.context.section].filter(Boolean).join(' ');
}

/** Links to places that the sentence names and none of the steps goes to; where the page lacks what it needs, those of its headings as well. */
function findWays(
  sentence: Sentence,
  { said, begun, lines }: Asked,
  likeliest: Candidate | undefined,
): Target[] {
  const passedOver = findPassedOver(said, [...begun, ...(likeliest?.steps ?? [])], lines);
  const named = likeliest?.isMissing
    ? findPassedOver(`${said} ${headingsOf(sentence.text, sentence.start)}`, begun, lines)
    : [];
  const ways = new Map([...passedOver, ...named].map((target) => [target.name, target]));
  return [...ways.values()].slice(0, mostWays);
}

/** Whether a reading that was begun still holds on the page that it led to. */
function stillHolds({ begun, page }: Sentence, { said, lines }: Asked): boolean {
  if (!begun || !page) return false;
  const [next] = begun.left.flatMap((step) => readCanonical(step) ?? []);
  const isMissing = next !== undefined && !isOnPage(next, page);
  return !isMissing && findPassedOver(said, [...begun.done, ...begun.left], lines).length === 0;
}

/** The first call of the readings whose body or address was garbled, as the sentence says it. */
function copyFirstCall(found: readonly Candidate[], said: string): string | undefined {
  for (const { commands } of found) {
    const [first] = commands;
    const copied = first?.do === 'call' ? copyCall(first, said) : undefined;
    if (copied) return renderStep(copied);
  }
  return undefined;
}

/** All clauses of a sentence at once. */
async function readAtOnce(sentence: Sentence, options: ReadOptions): Promise<SentenceReading | undefined> {
  const { text, start, end, page, done, begun } = sentence;
  const said = text.slice(start, end).trim();
  const exact = readCanonical(said);
  if (exact) return begun ? undefined : { means: 'steps', commands: [exact], least: 0, lost: [], others: [] };
  const view = page && renderView(page);
  const lines = view?.lines ?? [];
  const prompt = writePrompt({ ...(view && { page: view }), text, start, end, done }, usualBudget);
  const known = [text, prompt].join('\n');
  const asked: Asked = { said, known, done, begun: begun?.done ?? [], lines, ...(page && { page }) };
  if (stillHolds(sentence, asked)) return undefined;
  const copied = { allowed: allow(sentence, lines) };
  const { model, owner, signal, maxMs } = options;
  const ask = (begin: string, samples: number, limits: { allowed?: Allowed } = copied): Promise<Answer[]> =>
    model.complete({
      prompt: prompt + begin,
      maxTokens,
      owner,
      samples,
      ...limits,
      ...(signal && { signal }),
      ...(maxMs !== undefined && { maxMs }),
    });
  const [first] = await ask('', 1);
  const likeliest = first && toCandidate(first, asked);
  if (likeliest && isSure(likeliest)) return decide([likeliest], asked);
  const answers = await ask('', candidates);
  if (aboutCalls.test(said)) answers.push(...(await ask('', freeCandidates, {})));
  const found = answers.flatMap((answer) => toCandidate(answer, asked) ?? []);
  const call = copyFirstCall(found, said);
  if (call) {
    const begin = `${call}\n`;
    const [led] = await ask(begin, 1);
    const candidate = led && toCandidate({ ...led, text: begin + led.text }, asked);
    if (candidate) found.push(candidate);
  }
  for (const target of findWays(sentence, asked, likeliest ?? found[0])) {
    const begin = `${renderStep({ do: 'click', target })}\n`;
    const [led] = await ask(begin, 1);
    const candidate = led && toCandidate({ ...led, text: begin + led.text }, asked, costOfWay);
    if (candidate) found.push(candidate);
  }
  return decide(found, asked);
}

/** One sentence with the page in view -> steps, nothing to do, or a question to its author; undefined where what was begun still holds. */
export async function readSentence(
  sentence: Sentence,
  options: ReadOptions,
): Promise<SentenceReading | undefined> {
  const reading = await readAtOnce(sentence, options);
  return reading?.means === 'steps' && reading.lost.some(({ kind }) => kind === 'clause')
    ? readLostClauses(sentence, reading, (clause) => readSentence(clause, options))
    : reading;
}

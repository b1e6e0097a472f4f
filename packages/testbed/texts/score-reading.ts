import { draftText } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import { readCanonical, renderStep } from '@assay/planner/reading';
import type { ReadingText } from './records.ts';

export interface ReadingScore {
  texts: number;
  /** Texts whose every sentence came out as expected, none more and none less. */
  exactTexts: number;
  sentences: number;
  /** Expected sentences that came out, in their order. */
  exactSentences: number;
  /** Share of the clauses that were understood at all. */
  parseRate: number;
  milliseconds: number;
  misses: { text: string; expected: string[]; actual: string[] }[];
}

/** The sentences a text is read as; `?` for what was not understood, `---` between requirements. */
async function readSentences(text: string, model: LanguageModel): Promise<string[]> {
  const { parsed } = await draftText(text, { model, owner: 'score' });
  return parsed.requirements
    .map(({ steps }) => steps.map((step) => ('sentence' in step ? step.sentence : '?')))
    .filter((steps, _index, all) => steps.length > 0 || all.length === 1)
    .flatMap((steps, index) => (index === 0 ? steps : ['---', ...steps]));
}

/** An expected sentence in its one canonical wording. */
function normaliseExpected(sentence: string): string {
  const command = readCanonical(sentence);
  return command ? renderStep(command) : sentence;
}

/** Compares what texts are read as with the sentences they must be read as. */
export async function scoreReading(
  entries: readonly ReadingText[],
  model: LanguageModel,
): Promise<ReadingScore> {
  const startedAt = performance.now();
  const score: ReadingScore = {
    texts: 0,
    exactTexts: 0,
    sentences: 0,
    exactSentences: 0,
    parseRate: 0,
    milliseconds: 0,
    misses: [],
  };
  let understood = 0;
  let clauses = 0;
  for (const { text, sentences } of entries) {
    const expected = sentences.map(normaliseExpected);
    const actual = await readSentences(text, model);
    const isExact = expected.join('\n') === actual.join('\n');
    score.texts++;
    score.exactTexts += isExact ? 1 : 0;
    score.sentences += expected.length;
    score.exactSentences += countInOrder(expected, actual);
    clauses += actual.length;
    understood += actual.filter((sentence) => sentence !== '?').length;
    if (!isExact) score.misses.push({ text, expected, actual });
  }
  score.milliseconds = Math.round(performance.now() - startedAt);
  score.parseRate = clauses === 0 ? 0 : understood / clauses;
  return score;
}

/** The length of the longest common subsequence. */
function countInOrder(expected: string[], actual: string[]): number {
  let row = new Array<number>(actual.length + 1).fill(0);
  for (const sentence of expected) {
    const next = [0];
    for (const [index, other] of actual.entries())
      next.push(sentence === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Answer, type Ask, type LanguageModel, ModelError } from './language-model.ts';

interface Recording {
  hash: string;
  /** How the prompt ends, for people who read the file. */
  about: string;
  answers: Answer[];
}

/** Whether tests are to ask the model of this file and to write its answers down. */
const renewing = 'ASSAY_RENEW_ANSWERS';

/** Everything that an answer depends on, but how long it may take. */
function hash({ prompt, maxTokens, allowed, samples = 1 }: Ask): string {
  return createHash('sha256').update(JSON.stringify({ prompt, maxTokens, allowed, samples })).digest('hex');
}

function readRecordings(file: string): Map<string, Recording> {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Nothing is recorded yet; what is asked for is then said to be missing.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const all = text
    .split('\n')
    .filter(Boolean)
    .map((line): Recording => JSON.parse(line));
  return new Map(all.map((one) => [one.hash, one]));
}

/** Asks a model, and writes all that was asked of it into a file when it is closed: what nobody asks for any more is left out. */
export function recordModel(model: LanguageModel, file: string): LanguageModel {
  const recordings = new Map<string, Recording>();
  return {
    ...model,
    async complete(ask) {
      const answers = await model.complete(ask);
      const key = hash(ask);
      recordings.set(key, { hash: key, about: ask.prompt.trim().slice(-80), answers });
      return answers;
    },
    async close() {
      await model.close();
      const sorted = [...recordings.values()].sort((one, other) => (one.hash < other.hash ? -1 : 1));
      writeFileSync(file, sorted.map((one) => `${JSON.stringify(one)}\n`).join(''));
    },
  };
}

/** Answers as the file says, without any model. */
export function replayModel(file: string): LanguageModel {
  const recordings = readRecordings(file);
  return {
    async complete(ask) {
      const found = recordings.get(hash(ask));
      if (found) return structuredClone(found.answers);
      const message = `${file} holds no answer to this prompt: "… ${ask.prompt.trim().slice(-80)}". Record the answers anew: ${renewing}=path/to/model.gguf npx vitest run --project plain packages/language`;
      throw new ModelError('not recorded', message);
    },
    describe: () => ({ name: `recorded answers of ${file}`, status: { state: 'ready' } }),
    async close() {},
  };
}

/** For tests: recorded answers, or those of the model that ASSAY_RENEW_ANSWERS names, which are then recorded. */
export function openRecorded(file: string, open: (weights: string) => LanguageModel): LanguageModel {
  const weights = process.env[renewing];
  return weights ? recordModel(open(weights), file) : replayModel(file);
}

import { createCopyMask } from './copy-mask.ts';
import { ModelError } from './language-model.ts';
import type { About, Cost, FromWorker, Question, Settings, ToWorker } from './messages.ts';
import type { Engine } from './write-answer.ts';
import { writeAnswers } from './write-answers.ts';

export interface Loaded {
  engine: Engine;
  about: About;
}

/** The end of a channel between two processes that this one holds. */
export interface Channel {
  on(event: 'message', listener: (message: ToWorker) => void): unknown;
  send(message: FromWorker): void;
}

/** Counts what is read and written; what is read to be followed by a token is written. */
function measure(engine: Engine, now: () => number): { engine: Engine; cost: Cost } {
  const cost: Cost = { read: 0, readMs: 0, written: 0, writeMs: 0 };
  return {
    cost,
    engine: {
      ...engine,
      async read(keep, tokens, ranked, every) {
        const begun = now();
        const lists = await engine.read(keep, tokens, ranked, every);
        if (ranked === 0) cost.read += tokens.length;
        if (ranked === 0) cost.readMs += now() - begun;
        else cost.writeMs += now() - begun;
        return lists;
      },
    },
  };
}

const say = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Loads the model once, and answers questions one after another. Runs in the model's own process. */
export function serveModel(
  channel: Channel,
  load: (settings: Settings) => Promise<Loaded>,
  now = () => performance.now(),
): void {
  const cancelled = new Set<number>();
  let loading: Promise<Loaded | undefined> = Promise.resolve(undefined);
  let last: Promise<void> = Promise.resolve();

  async function begin(settings: Settings): Promise<Loaded | undefined> {
    try {
      const loaded = await load(settings);
      channel.send({ kind: 'ready', about: loaded.about });
      return loaded;
    } catch (error) {
      channel.send({ kind: 'failed', reason: say(error) });
      return undefined;
    }
  }

  async function write(engine: Engine, question: Question) {
    const { id, samples, maxTokens, maxMs, allowed } = question;
    const prompt = engine.tokenize(question.prompt);
    if (prompt.length + maxTokens > engine.contextSize) {
      const message = `The prompt has ${prompt.length} tokens; with ${maxTokens} for the answer that is more than the ${engine.contextSize} which fit. Shorten the prompt.`;
      throw new ModelError('too long', message);
    }
    const end = now() + maxMs;
    const stop = () => {
      if (cancelled.has(id)) return 'cancelled';
      return now() >= end ? 'time' : undefined;
    };
    const mask = allowed && createCopyMask(allowed);
    return writeAnswers(engine, { prompt, maxTokens, stop, ...(mask && { mask }) }, samples);
  }

  async function answer(question: Question): Promise<void> {
    const { id } = question;
    const loaded = await loading;
    // Why it could not be loaded was said before.
    if (!loaded) return;
    const { engine, cost } = measure(loaded.engine, now);
    try {
      const answers = await write(engine, question);
      cost.written = answers.reduce((sum, { logProbabilities }) => sum + logProbabilities.length, 0);
      channel.send({ kind: 'answers', id, answers, cost });
    } catch (error) {
      const code = error instanceof ModelError ? error.code : 'interrupted';
      channel.send({ kind: 'refused', id, code, message: say(error) });
    } finally {
      cancelled.delete(id);
    }
  }

  channel.on('message', (message) => {
    if (message.kind === 'load') loading = begin(message.settings);
    else if (message.kind === 'cancel') cancelled.add(message.id);
    else last = last.then(() => answer(message.question));
  });
}

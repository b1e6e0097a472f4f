import { availableParallelism, loadavg } from 'node:os';
import type { ControlledEvaluateInputItem, LlamaContextSequence, Token } from 'node-llama-cpp';
import { findWeights } from './find-weights.ts';
import { countFreeThreads } from './free-threads.ts';
import type { Settings } from './messages.ts';
import type { Loaded } from './serve-model.ts';
import { readTokenBytes, type Vocabulary } from './token-bytes.ts';
import type { Ranked } from './write-answer.ts';

/** So many tokens are ranked at a place. What lies behind them has next to no probability. */
const rankedAtOnce = 64;

async function loadNative() {
  try {
    return await import('node-llama-cpp');
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`The package "node-llama-cpp" cannot be loaded: ${message}`);
  }
}

async function openNative(threads: number) {
  const native = await loadNative();
  try {
    return await native.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      maxThreads: threads,
      logLevel: native.LlamaLogLevel.error,
    });
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(
      `There is no program in "node-llama-cpp" that runs on this machine (${process.platform}, ${process.arch}): ${message}`,
    );
  }
}

const product = (sizes: readonly (number | bigint)[]): number =>
  sizes.reduce<number>((total, size) => total * Number(size), 1);

/** The tokens are numbers to us; the package marks its own. */
const own = (token: number): Token => token as Token;

function rankWith(sequence: LlamaContextSequence) {
  return async (tokens: readonly number[], ranked: number, topK: number): Promise<Ranked[][]> => {
    const first = tokens.length - ranked;
    const options = { temperature: 1, topK, topP: 1, minP: 0, seed: 0 };
    const input = tokens.map(
      (token, index): ControlledEvaluateInputItem =>
        index < first ? own(token) : [own(token), { generateNext: { probabilities: true, options } }],
    );
    const results = await sequence.controlledEvaluate(input);
    return results
      .slice(first)
      .map((result) =>
        [...(result?.next.probabilities ?? [])].map(([token, probability]) => ({ token, probability })),
      );
  };
}

/** Loads a GGUF file for the processor alone. */
export async function loadLlama(settings: Settings): Promise<Loaded> {
  const threads = settings.threads ?? countFreeThreads(availableParallelism(), loadavg()[0] ?? 0);
  const llama = await openNative(threads);
  const file = await findWeights(settings);
  const model = await llama.loadModel({ modelPath: file });
  const context = await model.createContext({ contextSize: settings.contextSize, threads, sequences: 1 });
  const sequence = context.getSequence();
  const rank = rankWith(sequence);
  const { metadata, fullTensorInfo = [] } = model.fileInfo;
  const { ggml } = metadata.tokenizer;
  const vocabulary: Vocabulary = {
    model: ggml.model,
    tokens: [...ggml.tokens],
    types: [...(ggml.token_type ?? [])],
  };
  const bytes = readTokenBytes(vocabulary);
  const parameters = fullTensorInfo.reduce((sum, { dimensions }) => sum + product(dimensions), 0);
  return {
    about: { ...(metadata.general.name && { name: metadata.general.name }), parameters },
    engine: {
      contextSize: context.contextSize,
      tokenize: (text) => model.tokenize(text, true),
      bytesOf: (token) => bytes[token],
      isEnd: (token) => model.isEogToken(own(token)),
      held: () => sequence.contextTokens,
      async read(keep, tokens, ranked, every = false) {
        await sequence.eraseContextTokenRanges([{ start: keep, end: sequence.nextTokenIndex }]);
        if (ranked > 0) return rank(tokens, ranked, every ? 0 : rankedAtOnce);
        await sequence.evaluateWithoutGeneratingNewTokens(tokens.map(own));
        return [];
      },
    },
  };
}

import type { Allowed } from './copy-mask.ts';
import type { Ending } from './write-answer.ts';

export interface Ask {
  prompt: string;
  maxTokens: number;
  /** How long the model may read and write, without the time in the queue. */
  maxMs?: number;
  /** Requests of each owner take turns with those of others. */
  owner: string;
  signal?: AbortSignal;
  /** What an answer may be made of. Absent: anything. */
  allowed?: Allowed;
  /** How many answers are wanted at most. Absent: one. */
  samples?: number;
}

export interface Answer {
  text: string;
  /** Of each token, as the model sees it without the mask. */
  logProbabilities: number[];
  least: number;
  mean: number;
  /** Only `end` is an answer as the model meant it; the others are cut off. */
  ended: Ending;
}

export type ModelState = { state: 'not loaded' | 'loading' | 'ready' } | { state: 'failed'; reason: string };

export interface Description {
  name: string;
  /** Bytes of the weights. */
  size?: number;
  parameters?: number;
  /** Tokens a second in the last requests. */
  reads?: number;
  writes?: number;
  status: ModelState;
}

export interface LanguageModel {
  /** The most probable answer first; less than `samples` where there are no others worth trying. */
  complete(ask: Ask): Promise<Answer[]>;
  describe(): Description;
  close(): Promise<void>;
}

/**
 * `unavailable`: the model cannot be loaded. `interrupted`: its process ended. `too long`: the prompt does not fit. `busy`: too many
 * requests wait. `closed`: the model was closed.
 */
export type ModelProblem = 'unavailable' | 'interrupted' | 'too long' | 'busy' | 'closed' | 'not recorded';

export class ModelError extends Error {
  readonly code: ModelProblem;

  constructor(code: ModelProblem, message: string) {
    super(message);
    this.name = 'ModelError';
    this.code = code;
  }
}

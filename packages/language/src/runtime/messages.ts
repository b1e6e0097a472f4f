import type { Allowed } from './copy-mask.ts';
import type { Answer, ModelProblem } from './language-model.ts';

/** How the model's process is to load the model. */
export interface Settings {
  /** One file, the parts of a split model, or pieces that belong behind each other. */
  files: readonly string[];
  /** Of the whole file, where it is in pieces. */
  sha256?: string;
  /** Where pieces are put together. */
  cacheFolder: string;
  threads?: number;
  contextSize: number;
}

export interface Question {
  id: number;
  prompt: string;
  maxTokens: number;
  maxMs: number;
  samples: number;
  allowed?: Allowed;
}

export type ToWorker =
  | { kind: 'load'; settings: Settings }
  | { kind: 'ask'; question: Question }
  | { kind: 'cancel'; id: number };

export interface About {
  name?: string;
  parameters?: number;
}

/** Tokens and milliseconds. */
export interface Cost {
  read: number;
  readMs: number;
  written: number;
  writeMs: number;
}

export type FromWorker =
  | { kind: 'ready'; about: About }
  | { kind: 'failed'; reason: string }
  | { kind: 'answers'; id: number; answers: Answer[]; cost: Cost }
  | { kind: 'refused'; id: number; code: ModelProblem; message: string };

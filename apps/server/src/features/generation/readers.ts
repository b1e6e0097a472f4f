import { draftText } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import { type ParsedRequirement, parseRequirement } from '@assay/planner';

/** What reads the author's words: the language model where one is set, else the rules. */
export interface Readers {
  model?: LanguageModel;
}

export interface ReadTextOptions {
  /** Requests of each owner take turns with those of others. */
  owner: string;
  /** Canonical sentences of the steps before the text. */
  before?: readonly string[];
  signal?: AbortSignal;
  /** Told after each sentence that the model read. */
  onRead?: (read: number, all: number) => void;
}

/** A text as steps, with notes for its author. */
export async function readText(
  text: string,
  { model }: Readers,
  options: ReadTextOptions,
): Promise<{ parsed: ParsedRequirement; notes: string[] }> {
  return model ? draftText(text, { model, ...options }) : { parsed: parseRequirement(text), notes: [] };
}

import { fileURLToPath } from 'node:url';
import type { LanguageModel } from './language-model.ts';
import { openModel } from './open-model.ts';

const fileOf = (part: number) =>
  fileURLToPath(new URL(`../../model/assay-reader-0000${part}-of-00002.gguf`, import.meta.url));

/** The parts of the model that comes with Assay. */
export const bundledModel: readonly string[] = [fileOf(1), fileOf(2)];

/** As the setting MODEL_PATH says: a GGUF file; absent: the bundled model; `off`: none. */
export function openChosenModel(path: string | undefined): LanguageModel | undefined {
  if (path === 'off') return undefined;
  return openModel({ file: path ?? bundledModel });
}

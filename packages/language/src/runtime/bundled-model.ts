import { fileURLToPath } from 'node:url';
import type { LanguageModel } from './language-model.ts';
import { openModel } from './open-model.ts';
import { openRemoteModel } from './remote-model.ts';

const fileOf = (part: number) =>
  fileURLToPath(new URL(`../../model/assay-reader-0000${part}-of-00002.gguf`, import.meta.url));

/** The parts of the model that comes with Assay. */
export const bundledModel: readonly string[] = [fileOf(1), fileOf(2)];

/** The settings that choose a model. */
export interface ModelSettings {
  MODEL_PATH?: string | undefined;
  MODEL_URL?: string | undefined;
  MODEL_NAME?: string | undefined;
  MODEL_KEY?: string | undefined;
}

/** A server's model where MODEL_URL names one; else the GGUF file that MODEL_PATH names, none where it is `off`, the bundled model where it is absent. */
export function openChosenModel({
  MODEL_PATH: path,
  MODEL_URL: url,
  MODEL_NAME: name,
  MODEL_KEY: key,
}: ModelSettings): LanguageModel | undefined {
  if (url) return openRemoteModel({ url, ...(name && { name }), ...(key && { key }) });
  if (path === 'off') return undefined;
  return openModel({ file: path || bundledModel });
}

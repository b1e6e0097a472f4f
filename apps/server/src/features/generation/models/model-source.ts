import type { ModelSourceName } from '@assay/contract/choices';

export type { ModelSourceName };

/** A server that answers OpenAI-compatible chat completions, and how it is asked. */
export interface ModelSource {
  name: ModelSourceName;
  /** What people call the server that is really asked. */
  label: string;
  /** The address that `/chat/completions` is added to. */
  baseUrl: string;
  model: string;
  key: string | undefined;
  /** OpenRouter takes wishes about its providers that others may refuse. */
  isOpenRouter: boolean;
  /** Names of the settings to look at when something is wrong. */
  settings: { key: string; baseUrl: string; model: string };
}

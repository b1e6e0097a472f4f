import { readTest, type TestDraft } from '../draft/test-draft.ts';
import type { SavedConfig } from './use-configs.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('What was saved is not readable.');
  }
}

/** A saved configuration as a test to be edited; throws with a sentence where it cannot be read. */
export function readConfig({ name, base_url: baseUrl, config_json: text }: SavedConfig): TestDraft {
  // It may have been renamed since, so what the list shows counts.
  return { ...readTest(parse(text)), name, baseUrl };
}

/** How many endpoints it has; nothing where it cannot be read. */
export function countEndpoints(config: SavedConfig): number | undefined {
  try {
    return readConfig(config).endpoints.length;
  } catch {
    return undefined;
  }
}

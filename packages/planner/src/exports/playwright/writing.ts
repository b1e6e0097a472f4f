import type { HelperName } from './helpers.ts';

/** What one exported test gathers while it is written. */
export interface Writing {
  /** Helpers the file needs. */
  helpers: Set<HelperName>;
  /** What the test has to record from its start. */
  records: Set<
    'traffic' | 'dialogs' | 'downloads' | 'console' | 'status' | 'answer' | 'remembered' | 'tabs' | 'requests'
  >;
  /** Values that are made once per test, by placeholder: the name of the constant and its code. */
  constants: Map<string, { name: string; code: string }>;
  /** The page has come to rest since the last action. */
  rested: boolean;
  /** Something was done that the page may still be busy with. */
  hasActed: boolean;
  /** The locator that "it" stands for. */
  last: string;
}

export function startWriting(helpers: Set<HelperName>): Writing {
  return {
    helpers,
    records: new Set(),
    constants: new Map(),
    rested: false,
    hasActed: false,
    last: "page.locator(':focus')",
  };
}

/** A new browser tab, in which the test goes on. */
export function enterNewTab(isWanted: boolean | undefined, writing: Writing): string[] {
  if (!isWanted) return [];
  writing.records.add('tabs');
  return ['page = await page.context().newPage();'];
}

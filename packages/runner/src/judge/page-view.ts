import type { Alias, Discourse } from '../ground/types.ts';
import type { PageSnapshot, Reading } from '../snapshot/types.ts';

/** The answer to the last page load or call. */
export interface ResponseFact {
  address: string;
  status: number;
  /** From the request to the answer; absent where the browser does not tell. */
  seconds?: number;
}

export interface DownloadFact {
  name: string;
  isComplete: boolean;
  /** Why it was stopped. */
  refused?: string;
}

/** What was read from the browser so far. Absent is what nobody has asked for yet. */
export interface Facts {
  snapshot?: PageSnapshot;
  title?: string;
  /** The headings a person sees, largest first. */
  headings?: { text: string; level: number }[];
  /** The text of a page that is too large for its snapshot. */
  wholeText?: string;
  /** Null where nothing has answered yet. */
  response?: ResponseFact | null;
  /** The body of that answer. */
  body?: string;
  downloads?: DownloadFact[];
  /** Of the page's first load, null while that goes on; whether the page was loaded again since. */
  load?: { seconds: number | null; isAgain: boolean };
  /** Of elements, by their ref in the snapshot. */
  readings: Record<string, Reading>;
  /** Whether an image was loaded, by ref. */
  drawn: Record<string, boolean>;
  /** By `attributeKey`; null where there is no such attribute. */
  attributes: Record<string, string | null>;
  /** By `styleKey`: the computed style, and the expected one as the browser spells it. */
  styles: Record<string, { actual: string; expected: string }>;
}

/** What is known of a page at one moment. Plain data. */
export interface View {
  address: string;
  /** The dialog of the browser that is open, or the last since the last action. */
  dialog?: { text: string; answer?: 'accepted' | 'dismissed' };
  console: readonly { level: 'error' | 'warning'; text: string }[];
  /** The tabs and windows of the browser; new are those that were opened since the last action began. */
  tabs?: readonly { address: string; isNew: boolean }[];
  discourse: Discourse;
  /** The page as it was when the last action found its element. */
  beforeAction?: PageSnapshot;
  /** What was typed where, but for secrets. */
  typed: readonly { field: string; text: string }[];
  aliases?: readonly Alias[];
  facts: Facts;
}

/** A view whose snapshot is there. */
export interface PageView extends View {
  snapshot: PageSnapshot;
}

export function emptyFacts(): Facts {
  return { readings: {}, drawn: {}, attributes: {}, styles: {} };
}

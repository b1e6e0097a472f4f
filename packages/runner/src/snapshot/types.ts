import type { SeenElement } from './in-page/seen.ts';

export type { Box, SeenElement } from './in-page/seen.ts';

export interface PageSnapshot {
  address: string;
  title: string;
  /** Main document first. */
  frames: { address: string; name: string }[];
  /** In reading order. */
  elements: SeenElement[];
  /** The text a person can read, for page-wide expectations. */
  text: string;
  /** True where the page was too large and some of it was left out. */
  truncated: boolean;
  viewport: { width: number; height: number };
}

/** What an element holds at this moment, whole: a snapshot shortens texts. */
export interface Reading {
  /** The text a person can read in it. */
  text: string;
  /** Of a field; undefined for anything else. */
  value: string | undefined;
  /** The labels of what is chosen in a choice. */
  chosen: string[];
  /** For pictures and icons: what they stand for. */
  alternative: string;
  /** For labels: the text of what follows. */
  beside: string;
  /** For a slider and the like: the number that stands beside it. */
  scale: string;
  /** For what is no field itself: the value of the one field in it. */
  held: string | undefined;
  /** For an item of a list or a row: what it is called, its heading or first words. */
  lead: string;
  /** Other documents are shown in it. */
  hasFrames: boolean;
}

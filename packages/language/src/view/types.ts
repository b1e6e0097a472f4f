import type { Kind, Target } from '@assay/planner/steps';

/** Something that can be acted on or read. */
export interface Thing {
  kind: Kind;
  /** As a person would call it; empty where nothing names it. */
  name: string;
  /** What its makers call it, for a thing that shows no words. */
  hint: string;
  refs: string[];
  /** What follows the name: value, states, options. */
  details: string[];
  /** The options of a choice; left out where many things stand on a line. */
  options?: string;
  /** What lies in it, in reading order. */
  content: Thing[];
  /** Its place among the elements of the page. */
  order: number;
  /** Stands in front of the rest of the page. */
  urgent?: true;
  focused?: true;
  /** For a heading: its rank, and the place of the last element of its section. */
  section?: { rank: number; end: number };
  /** For a row, an item or a card: what names it. */
  lead?: Thing;
  /** For a cell: the heading of its column. */
  column?: string;
  /** For what lies in a row: which of its cells. */
  cell?: number;
}

export interface Part {
  text: string;
  refs: string[];
  /** As a step would name it: `the "Ship" button in the row of "1042"`. */
  target: Target;
}

/** What is needed of a line to choose among lines. */
export interface ViewLine {
  /** With its indentation. */
  text: string;
  /** A line belongs to the nearest one before it with a lower level. */
  level: number;
  isHeading?: boolean;
  /** In a dialog, a message, in use, or changed: what a reader needs first. */
  isUrgent?: boolean;
}

export interface PageLine extends ViewLine {
  refs: string[];
  /** As a step would name it: `the "Save" button`. */
  target: Target;
  /** Further things on the same line: the cells and buttons of a row. */
  parts: Part[];
  isHeading: boolean;
  isUrgent: boolean;
}

export interface PageText {
  title: string;
  lines: PageLine[];
}

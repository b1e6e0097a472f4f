export type Role =
  | 'title'
  | 'heading'
  | 'step'
  | 'claim'
  | 'goal'
  | 'note'
  | 'data'
  | 'label'
  | 'separator'
  | 'sentence';

/** What is to be shown with a piece, in the author's words. */
export interface Context {
  /** The heading above it: "Orders page". */
  heading?: string;
  /** The part of the form that it stands in: "Expected result", "STR". */
  section?: string;
  /** The keyword of Gherkin in front of it: "And". */
  keyword?: string;
  /** The heading of its column. */
  column?: string;
  /** The label of its value: "User". */
  label?: string;
  /** Its number as written: "3", "4.2.1", "AC2". */
  number?: string;
}

export interface Piece {
  index: number;
  start: number;
  end: number;
  text: string;
  role: Role;
  /** The index of the earlier piece that it belongs to: the step of a result, the item of a sub-step, the label of a value. */
  parent?: number;
  /** The index of the first piece on the same line or table row; all from there up to this one share it. */
  line: number;
  context: Context;
}

/** A row of an Examples table: placeholder -> value. */
export type Example = ReadonlyMap<string, string>;

export interface Requirement {
  start: number;
  end: number;
  title?: Piece;
  pieces: readonly Piece[];
  /** What stands outside and holds for this one as well: feature, background, preconditions of all. */
  shared: readonly Piece[];
  /** It is to be read once per example; once where there is none. */
  examples: readonly Example[];
}

export interface Structure {
  text: string;
  /** Every character of the text belongs to exactly one of them. */
  pieces: readonly Piece[];
  requirements: readonly Requirement[];
}

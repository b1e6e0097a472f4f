/** A box on the page in CSS pixels, relative to the top left of the main document's viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One element as a person could notice it, with everything that might name it. */
export interface SeenElement {
  /** Finds the element again in its frame while the page has not changed since the snapshot. */
  ref: string;
  /** The frame it lies in: an index into the snapshot's frames; 0 is the main document. */
  frame: number;
  tag: string;
  /** ARIA role, explicit or implied. */
  role: string;
  /** Accessible name. */
  name: string;
  /** Text of its label, where a label is tied to it or stands beside it. */
  label: string;
  placeholder: string;
  title: string;
  /** data-testid, id or name attribute, in words. */
  testId: string;
  /** What it shows: visible text, shortened. */
  text: string;
  /** Its value, where it has one; never that of a password field. */
  value: string;
  inputType: string;
  /** Text close to it that may name it: the heading of its card, the cell before it. */
  nearby: string;
  /** Refs of the containers it lies in, innermost first: row, card, list item, dialog, section, form, table, list, frame. */
  containers: string[];
  /** For a cell: its column's heading. */
  column: string;
  states: {
    visible: boolean;
    enabled: boolean;
    editable: boolean;
    focused: boolean;
    required: boolean;
    checked: boolean | 'mixed' | undefined;
    selected: boolean | undefined;
    expanded: boolean | undefined;
    invalid: boolean;
  };
  /** Reacts to a click as far as can be told without clicking. */
  interactive: boolean;
  box: Box;
  inView: boolean;
  /** Something else lies over its middle. */
  covered: boolean;
  /** For choices: what can be chosen. */
  options: string[];
  constraints: {
    min?: string;
    max?: string;
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    step?: string;
  };
  /** Where a link leads. */
  href: string;
  /** What the healing compares (Similo's attributes beyond those above). */
  path: string;
}

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

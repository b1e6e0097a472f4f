import type { SeenPart } from '@assay/planner/steps';

/** A box on the page in CSS pixels, relative to the top left of the main document's viewport. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One element as a person could notice it, with everything that might name it. */
export interface SeenElement extends SeenPart {
  /** Text close to it that may name it: the heading of its card, the cell before it. */
  nearby: string;
  /** For a cell: its column's heading. */
  column: string;
  states: SeenPart['states'] & {
    focused: boolean;
    selected: boolean | undefined;
    expanded: boolean | undefined;
    invalid: boolean;
  };
  /** Its own text is set in letters clearly larger than those of the page. */
  large?: boolean;
  /** Made to look like an error, by its class or its colour. */
  alarm?: 'class' | 'colour' | 'both';
  /** For a field: what says that its value was refused. Elements are told by their paths. */
  refusal?: {
    /** `aria-invalid` */
    marked?: true;
    errorBy?: string[];
    describedBy?: string[];
    /** Whether the browser showed its own message, and which. */
    told?: 'yes' | 'perhaps';
    message?: string;
  };
  /** Whether a class makes it look chosen among those beside it, where no attribute says it. */
  chosen?: boolean;
  /** Reacts to a click as far as can be told without clicking. */
  interactive: boolean;
  box: Box;
  inView: boolean;
  /** Something else lies over its middle. */
  covered: boolean;
}

import type { Expectation, Step, Target } from '../../steps/language.ts';
import type { FieldFacts, FormFacts, PageFacts } from '../facts/page-facts.ts';

/** One thing that is filled in on the way, and the field of the visited page it means, where that is known. */
export interface Entry {
  step: Step;
  target: Target;
  field?: FieldFacts;
}

/** A form being filled in and sent: what further cases vary. */
export interface Flow {
  /** Leads to the form. */
  before: Step[];
  entries: Entry[];
  submit: Step;
  /** What the author says follows. */
  outcome: Expectation[];
  /** The author describes a refusal: `outcome` is what shows it. */
  negative: boolean;
  /** What was seen where it is filled in; absent where nobody has been there. */
  page?: PageFacts;
  /** Its form on that page. */
  form?: FormFacts;
  /** What it is called in titles. */
  name: string;
}

/** The flow with one entry's step replaced; the others stay as they are. */
export function replaceEntry(flow: Flow, entry: Entry, step: Step): Step[] {
  return [...flow.before, ...flow.entries.map((other) => (other === entry ? step : other.step)), flow.submit];
}

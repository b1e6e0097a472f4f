import type { Expectation } from '@assay/planner/steps';
import {
  judgeClaim,
  type PageSnapshot,
  type Reading,
  type SeenElement,
  type View,
} from '@assay/runner/judging';

const fields = /^(?:textbox|searchbox|spinbutton|combobox|listbox|slider)$/;

/** As much of a reading as a snapshot tells. */
function readingOf({ role, text, name, value, states }: SeenElement): Reading {
  const isField = fields.test(role) || states.editable;
  return {
    text: text || (isField ? '' : name),
    value: isField ? value : undefined,
    chosen: role === 'combobox' && value !== '' ? [value] : [],
    alternative: /^(?:img|image)$/.test(role) ? name : '',
    beside: '',
    scale: '',
    held: undefined,
    lead: name || text,
    hasFrames: false,
  };
}

const views = new WeakMap<PageSnapshot, View>();

function viewOf(snapshot: PageSnapshot): View {
  const made = views.get(snapshot);
  if (made) return made;
  const headings = snapshot.elements
    .filter(({ role, states }) => role === 'heading' && states.visible)
    .map(({ text, name }) => ({ text: text || name, level: 2 }));
  const view: View = {
    address: snapshot.address,
    console: [],
    discourse: {},
    typed: [],
    facts: {
      snapshot,
      title: snapshot.title,
      headings,
      wholeText: snapshot.text,
      readings: Object.fromEntries(snapshot.elements.map((element) => [element.ref, readingOf(element)])),
      drawn: {},
      attributes: {},
      styles: {},
    },
  };
  views.set(snapshot, view);
  return view;
}

/** Whether a claim holds on a page as it was recorded; undefined where a snapshot does not tell. */
export function holdsOn(snapshot: PageSnapshot, claim: Expectation): boolean | undefined {
  try {
    const told = judgeClaim(viewOf(snapshot), claim);
    if (told.outcome === 'judged') return told.holds;
    return told.outcome === 'problem' && told.problem.class === 'not found' ? false : undefined;
  } catch {
    // A made-up reading may lack what the judge needs; the figure is only a count for the writer.
    return undefined;
  }
}

import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { liesIn, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';

interface SearchForm {
  field: SeenElement;
  button: SeenElement;
}

/** "The search field", said of a page that may have none. */
export function isSearchField({ name, kind, within, near, ordinal }: Target): boolean {
  return fold(name) === 'search' && kind === 'field' && !within && !near && ordinal === undefined;
}

const written = /^(?:text|search|)$/;

/** A form with one button that searches: what is searched for is written into its first field for words. */
export function findSearchForm(snapshot: PageSnapshot): SearchForm | undefined {
  const view = viewOf(snapshot);
  const usable = snapshot.elements.filter(({ states }) => states.visible && states.enabled);
  const buttons = usable.filter(({ role, name }) => role === 'button' && fold(name) === 'search');
  const [button, another] = buttons;
  const form = button?.containers
    .map((ref) => view.byRef.get(ref))
    .find((element) => element && (element.tag === 'form' || /^(?:form|search)$/.test(element.role)));
  if (!button || another || !form) return undefined;
  const field = usable.find(
    (element) =>
      /^(?:textbox|searchbox|combobox)$/.test(element.role) &&
      element.states.editable &&
      written.test(element.inputType) &&
      liesIn(element, form),
  );
  return field && { field, button };
}

/** The field that takes what is searched for, or the button that searches, where the page has no search field of its own. */
export async function findInSearchForm(
  context: StepContext,
  target: Target,
  part: keyof SearchForm,
): Promise<Found | undefined> {
  if (!isSearchField(target)) return undefined;
  const snapshot = await look(context, context.progress);
  const element = findSearchForm(snapshot)?.[part];
  if (!element) return undefined;
  const name = element.name || element.label || element.placeholder;
  const candidate = { element, score: 0.9, reason: 'it is searched with', phrase: name };
  const called = part === 'field' ? ({ name, kind: 'field' } as const) : ({ name, kind: 'button' } as const);
  const found = await toFound(context, snapshot, called, part === 'field' ? 'type' : 'click', [candidate]);
  context.warn(`There is no search field; ${nameTarget(called)} was used.`);
  await context.onFound(found);
  return found;
}

import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import type { Scored } from './score-element.ts';
import type { Discourse } from './types.ts';
import { liesIn, type View } from './view.ts';
import { fold } from './words.ts';

const otherwise =
  /\b(?:cancel|reset|clear|close|back|show|hide|browse|upload|choose|add|remove|help|search)\b/;

function findForm(
  view: View,
  last: SeenElement | undefined,
  within: readonly SeenElement[],
): SeenElement | undefined {
  const forms = within.filter(
    ({ role, tag, states }) =>
      (role === 'form' || tag === 'form' || /^(?:alert)?dialog$/.test(role)) && states.visible,
  );
  const own =
    last && forms.findLast(({ ref, frame }) => frame === last.frame && last.containers.includes(ref));
  if (own) return own;
  const filled = forms.filter((form) =>
    view.snapshot.elements.some((element) => element.states.editable && liesIn(element, form)),
  );
  return filled.length === 1 ? filled[0] : undefined;
}

/** "Submit" where no button is called so: the last button of the form that was filled in, whatever it says. */
export function findSubmit(
  view: View,
  { name, kind, ordinal, near }: Target,
  discourse: Discourse | undefined,
): Scored | undefined {
  if (fold(name) !== 'submit' || (kind && kind !== 'button') || ordinal !== undefined || near)
    return undefined;
  const { elements } = view.snapshot;
  const buttons = elements.filter(({ role, states }) => role === 'button' && states.visible);
  if (buttons.some((button) => fold(button.name).split(' ').includes('submit'))) return undefined;
  const last = elements.find(
    ({ path, frame }) => path === discourse?.lastElement?.path && frame === discourse.lastElement.frame,
  );
  const form = findForm(view, last, elements);
  const own = form ? buttons.filter((button) => liesIn(button, form)) : [];
  // The only button beside the field that was just written in submits it, even where it says "Search".
  const only = last && own.length === 1 && fold(own[0]?.name ?? '') === 'search' ? own[0] : undefined;
  const dismissing = /\b(?:cancel|close|back|discard|reset|clear)\b/;
  const [sending, another] = own.filter(({ name }) => /\p{L}/u.test(name) && !dismissing.test(fold(name)));
  const element =
    own.findLast((button) => !otherwise.test(fold(button.name))) ?? only ?? (another ? undefined : sending);
  return (
    element && {
      element,
      words: 0.9,
      rank: 0.9,
      tier: 'same meaning',
      reason: 'it is the button of the form',
    }
  );
}

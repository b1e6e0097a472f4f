import { isPageCalled } from '../ground/named-page.ts';
import { type View, viewOf } from '../ground/view.ts';
import { fold } from '../ground/words.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';

/** How the button is called that leads to the next step of a form, and never one that ends it. */
const onward = /^(?:save and )?(?:continue|next|next step|proceed|go on)(?: to .+)?$/;
/** Words for a step that say nothing of which one. */
const steps = /(?: (?:page|step|screen|form|map|details?|options?|data|selection|information|section))+$/;
const used = /^(?:link|button|tab|menuitem|option|radio)$/;
const mostSteps = 6;
const longestTitle = 60;

function saysOf(view: View, text: string, name: string): boolean {
  const bare = fold(name).replace(steps, '');
  const wanted = view.wording(bare).concepts.filter(({ sort }) => sort !== 'light');
  const own = new Set(view.wording(text).concepts.map(({ id }) => id));
  return wanted.length > 0 && wanted.every(({ id }) => own.has(id));
}

function isTitle({ role, text, states }: SeenElement): boolean {
  const isCurrent = states.selected === true && !used.test(role);
  return states.visible && (role === 'heading' || isCurrent) && text.length <= longestTitle;
}

/** The step that is shown says so: by its page, by a heading, or as the current one of the steps. */
function isAt(snapshot: PageSnapshot, name: string): boolean {
  const view = viewOf(snapshot);
  return (
    isPageCalled(snapshot, name) ||
    snapshot.elements.some((element) => isTitle(element) && saysOf(view, element.text, name))
  );
}

function findOnward({ elements }: PageSnapshot): SeenElement | undefined {
  const [only, other] = elements.filter(
    ({ role, name, text, states, covered }) =>
      role === 'button' && states.visible && states.enabled && !covered && onward.test(fold(name || text)),
  );
  return other ? undefined : only;
}

/** A list of steps tells the one that is named, and it cannot be gone to directly. */
function isLaterStep(snapshot: PageSnapshot, name: string): boolean {
  const view = viewOf(snapshot);
  return snapshot.elements.some(
    (element) =>
      element.role === 'listitem' &&
      element.states.visible &&
      !element.interactive &&
      element.text.length <= longestTitle &&
      saysOf(view, element.text, name) &&
      !snapshot.elements.some((one) => used.test(one.role) && one.containers.includes(element.ref)),
  );
}

/** Whether the way to what is named leads through the steps of a form, as the page itself tells. */
export async function leadsThroughSteps(context: StepContext, name: string): Promise<boolean> {
  await settle(context.session, context.progress, { navigationMs: context.limits.navigationMs });
  const snapshot = await look(context, context.progress).catch(() => undefined);
  return snapshot !== undefined && findOnward(snapshot) !== undefined && isLaterStep(snapshot, name);
}

/** "Continue to the review": the form goes on, step by step, until that one is shown; undefined where nothing leads on. */
export async function stepOn(context: StepContext, name: string): Promise<Found | undefined> {
  let pressed: Found | undefined;
  for (let step = 0; step <= mostSteps; step += 1) {
    const snapshot = await look(context, context.progress);
    if (pressed && isAt(snapshot, name)) return pressed;
    const button = step < mostSteps ? findOnward(snapshot) : undefined;
    const isStuck = pressed !== undefined && snapshot.text === pressed.snapshot.text;
    if (!button || isStuck) break;
    const called = button.name || button.text;
    const candidate = { element: button, score: 1, reason: 'it leads on', phrase: called };
    pressed = await toFound(context, snapshot, { name: called, kind: 'button' }, 'click', [candidate]);
    await context.onFound(pressed);
    await click(context, pressed);
    await settle(context.session, context.progress, { navigationMs: context.limits.navigationMs });
    context.warn(`"${called}" was clicked on the way to the "${name}" step.`);
  }
  if (!pressed) return undefined;
  throw new Problem(
    'not found',
    `The form was continued, but no step of it is called "${name}". Name the buttons to click.`,
  );
}

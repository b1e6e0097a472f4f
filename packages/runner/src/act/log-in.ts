import type { Credentials } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../progress/progress.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { StepContext } from './context.ts';
import { type Found, look, toFound } from './find-target.ts';
import { pressKeys } from './keys.ts';
import { elsewhereWords, partlySubmitWords, submitWords, userWords, wayWords } from './log-in-words.ts';
import { click } from './point.ts';
import { settle } from './settle.ts';
import { typeText } from './type-text.ts';

export interface LogInForm {
  user?: SeenElement;
  password?: SeenElement;
  submit?: SeenElement;
}

function words(element: SeenElement): string {
  return [element.name, element.label, element.placeholder, element.testId, element.inputType].join(' ');
}

function sharesForm(one: SeenElement, other: SeenElement | undefined): boolean {
  const [form] = other?.containers ?? [];
  return form === undefined || one.containers.includes(form);
}

/** The fields and the button of a login form, by type, name and place. */
export function findLogInForm({ elements }: PageSnapshot): LogInForm {
  const usable = elements.filter(({ states }) => states.visible && states.enabled);
  const password = usable.find(({ inputType }) => inputType === 'password');
  const fields = usable.filter(
    ({ role, inputType, states }) =>
      /^(textbox|searchbox|combobox)$/.test(role) &&
      inputType !== 'password' &&
      inputType !== 'search' &&
      states.editable,
  );
  const before = password
    ? fields.filter((field) => usable.indexOf(field) < usable.indexOf(password))
    : fields;
  const user =
    before.findLast((field) => userWords.test(words(field))) ?? (password ? before.at(-1) : undefined);
  const anchor = password ?? user;
  const buttons = usable.filter(
    (element) =>
      element.role === 'button' && !elsewhereWords.test(element.name) && sharesForm(element, anchor),
  );
  const after = anchor ? buttons.filter((button) => usable.indexOf(button) > usable.indexOf(anchor)) : [];
  const submit =
    after.find(({ name }) => submitWords.test(name.trim())) ??
    buttons.find(({ name }) => submitWords.test(name.trim())) ??
    after.find(({ name }) => partlySubmitWords.test(name));
  return { ...(user && { user }), ...(password && { password }), ...(submit && { submit }) };
}

async function reach(context: StepContext, snapshot: PageSnapshot, element: SeenElement): Promise<Found> {
  const phrase = `the "${element.name || element.placeholder}" ${element.role}`;
  const candidate = { element, score: 1, reason: 'part of the login form', phrase };
  return toFound(context, snapshot, { name: element.name }, 'type', [candidate]);
}

/** The one way to the login form from a page without one. */
function findWayToForm({ elements }: PageSnapshot, form: LogInForm): SeenElement | undefined {
  if (form.password || (form.user && form.submit && partlySubmitWords.test(form.submit.name)))
    return undefined;
  const ways = elements.filter(
    ({ role, name, states }) =>
      /^(?:link|button|menuitem)$/.test(role) && states.visible && wayWords.test(name.trim()),
  );
  const places = new Set(ways.map(({ href, ref }) => href || ref));
  return places.size === 1 ? ways[0] : undefined;
}

/** Follows the link to the login form where the page itself has none, as a person would. */
async function goToForm(context: StepContext): Promise<void> {
  const snapshot = await look(context, context.progress);
  const way = findWayToForm(snapshot, findLogInForm(snapshot));
  if (!way) return;
  await click(context, await reach(context, snapshot, way));
  await settle(context.session, context.progress);
}

async function waitForForm(
  context: StepContext,
  isThere: (form: LogInForm) => boolean,
): Promise<{ snapshot: PageSnapshot; form: LogInForm }> {
  const progress = shorten(context.progress, context.limits.patienceMs);
  for (;;) {
    const snapshot = await look(context, context.progress);
    const form = findLogInForm(snapshot);
    if (isThere(form)) return { snapshot, form };
    if (isOver(progress)) {
      throw new Problem(
        'not found',
        'There is no login form on this page. Open the page with the login form first, or name its fields in steps of their own.',
      );
    }
    await pauseBetweenLooks(progress, 100);
  }
}

/** Fills in a login form and sends it; forms that ask for the password on a second page are followed. */
export async function logIn(context: StepContext, credentials: Credentials): Promise<Found> {
  context.onSecret(credentials.password);
  await goToForm(context);
  let { snapshot, form } = await waitForForm(context, ({ user, password }) => Boolean(user ?? password));
  if (form.user) await typeText(context, await reach(context, snapshot, form.user), credentials.user);
  if (!form.password) {
    await send(context, snapshot, form);
    await settle(context.session, context.progress);
    ({ snapshot, form } = await waitForForm(context, ({ password }) => password !== undefined));
  }
  if (!form.password) throw new Problem('not found', 'The login form has no password field.');
  const password = await reach(context, snapshot, form.password);
  await typeText(context, password, credentials.password);
  await context.onFound(password);
  await send(context, snapshot, form);
  return password;
}

async function send(context: StepContext, snapshot: PageSnapshot, form: LogInForm): Promise<void> {
  const field = form.password ?? form.user;
  if (form.submit) await click(context, await reach(context, snapshot, form.submit));
  else if (field) await pressKeys(context, 'Enter', await reach(context, snapshot, field));
}

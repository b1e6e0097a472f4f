import type { Action, Detail } from '@assay/planner/steps';
import { fold } from '../../ground/words.ts';
import { Problem } from '../../progress/problem.ts';
import { isOver, pauseBetweenLooks, shorten } from '../../progress/progress.ts';
import { keyOf } from '../../snapshot/key-of.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';
import { choose, setChecked } from '../choose.ts';
import type { StepContext } from '../context.ts';
import { type Found, look, toFound } from '../find-target.ts';
import { click } from '../point.ts';
import { matchOption } from '../select-option.ts';
import { setValue } from '../set-value.ts';
import { settle } from '../settle.ts';
import { splitName } from '../type-full-name.ts';
import { typeText } from '../type-text.ts';
import { assign, type Entry, optionIn, type Plan, toWritten } from './assign.ts';
import { collectForms, type FormField, nameField } from './collect-forms.ts';
import { findEnding, findOpener } from './find-button.ts';

type FillIn = Extract<Action, { do: 'fill in' }>;

async function reachElement(
  context: StepContext,
  snapshot: PageSnapshot,
  element: SeenElement,
  name: string,
): Promise<Found> {
  const candidate = {
    element,
    score: 1,
    reason: 'it is part of the form',
    phrase: `the "${name}" ${element.role}`,
  };
  return toFound(context, snapshot, { name }, 'set', [candidate]);
}

/** "Summer in Norway": what the page knows as one name is one. */
function joinNames(details: readonly Detail[], { elements }: PageSnapshot): Detail[] {
  const names = new Set(elements.flatMap(({ name, text, options }) => [name, text, ...options].map(fold)));
  const joined: Detail[] = [];
  for (const detail of details) {
    const last = joined.at(-1);
    const both = last && detail.label ? `${last.value} ${detail.label} ${detail.value}` : '';
    if (last && both !== '' && names.has(fold(both))) joined.splice(-1, 1, { ...last, value: both });
    else joined.push(detail);
  }
  return joined;
}

/** The forms that take all details; where none does, the one that takes most of them tells why. */
function planForms(snapshot: PageSnapshot, details: readonly Detail[], record: string): Plan[] {
  const plans = collectForms(snapshot).map((form) => assign(form, details, { snapshot, record }));
  const whole = plans.filter(({ entries, problems }) => entries.length > 0 && problems.length === 0);
  const mostPlaces = Math.max(0, ...whole.map(({ places }) => places.length));
  const fitting = whole.filter(({ places }) => places.length === mostPlaces);
  if (fitting.length > 0) return fitting;
  return plans.sort((one, other) => one.problems.length - other.problems.length).slice(0, 1);
}

/** Names that the page writes as one are joined only where the form does not take them apart. */
function planBoth(snapshot: PageSnapshot, details: readonly Detail[], record: string): Plan[] {
  const apart = planForms(snapshot, details, record);
  if (isWhole(apart)) return apart;
  const joined = planForms(snapshot, joinNames(details, snapshot), record);
  return isWhole(joined) ? joined : apart;
}

function isWhole(plans: readonly Plan[]): boolean {
  return plans.length === 1 && plans[0]?.problems.length === 0;
}

function explain(plans: readonly Plan[], details: readonly Detail[]): Problem {
  const [plan, other] = plans;
  if (other)
    return new Problem(
      'ambiguous',
      'Several forms on the page could be filled in with this. Say which one is meant.',
    );
  if (plan) return new Problem('not found', plan.problems.join(' '));
  const values = details.map(({ value }) => `"${value}"`).join(', ');
  return new Problem(
    'not found',
    `There is no form on this page that could be filled in with ${values}. Open it first.`,
  );
}

/** Waits for the form, and presses the one button that is clearly there to bring it up. */
async function findForm(
  context: StepContext,
  details: readonly Detail[],
  record: string,
): Promise<{ snapshot: PageSnapshot; plan: Plan }> {
  const progress = shorten(context.progress, context.limits.patienceMs);
  let isOpened = false;
  for (;;) {
    await settle(context.session, context.progress);
    const snapshot = await look(context, context.progress);
    const plans = planBoth(snapshot, details, record);
    const [plan] = plans;
    if (plan && isWhole(plans)) return { snapshot, plan };
    const values = joinNames(details, snapshot).map(({ value }) => value);
    const opener = isOpened || record === '' ? undefined : findOpener(snapshot, record, values);
    if (opener) {
      isOpened = true;
      await click(context, await reachElement(context, snapshot, opener, opener.name));
      context.warn(`"${opener.name}" was pressed first, since no form here took what was described.`);
      continue;
    }
    if (isOver(progress)) throw explain(plans, details);
    await pauseBetweenLooks(progress, 150);
  }
}

function isChoice({ fields: [field] }: Entry): boolean {
  return (
    field !== undefined &&
    (field.choices.length > 0 || (field.options.length > 0 && !field.element.states.editable))
  );
}

/** A field that suggests what can be written: what it offers is taken, as a person does. */
async function typeSuggested(context: StepContext, found: Found, text: string): Promise<void> {
  await typeText(context, found, text);
  await settle(context.session, context.progress);
  const snapshot = await look(context, context.progress);
  const offered = snapshot.elements.filter(
    ({ role, states, tag }) => role === 'option' && tag !== 'option' && states.visible,
  );
  const name = matchOption(
    offered.map(({ name, text: shown }) => name || shown),
    text,
  );
  const option = offered.find((one) => (one.name || one.text) === name);
  if (option && name) await click(context, await reachElement(context, snapshot, option, name));
}

async function enterChoice(
  context: StepContext,
  snapshot: PageSnapshot,
  field: FormField,
  value: string,
): Promise<Found> {
  const { element, choices, options } = field;
  const option = optionIn(field, value);
  if (choices.length === 0) {
    const found = await reachElement(context, snapshot, element, nameField(field, snapshot));
    await setValue(context, found, option);
    return found;
  }
  const chosen = choices[options.indexOf(option)] ?? element;
  const found = await reachElement(context, snapshot, chosen, option);
  if (chosen.role === 'radio') await choose(context, found);
  else await setChecked(context, found, true);
  return found;
}

async function enterOne(context: StepContext, snapshot: PageSnapshot, entry: Entry): Promise<Found> {
  const { detail, fields } = entry;
  const [field, family] = fields;
  if (!field) throw new Error('An entry has a field.');
  if (isChoice(entry)) return enterChoice(context, snapshot, field, detail.value);
  const found = await reachElement(context, snapshot, field.element, nameField(field, snapshot));
  const [own, last] = family ? splitName(detail.value) : [toWritten(detail.value), ''];
  if (field.element.role === 'combobox' && field.element.states.editable)
    await typeSuggested(context, found, own);
  else await setValue(context, found, own);
  if (family)
    await typeText(
      context,
      await reachElement(context, snapshot, family.element, nameField(family, snapshot)),
      last,
    );
  return found;
}

function tellEntry({ detail, fields }: Entry, snapshot: PageSnapshot): string {
  const isSecret = fields.some(({ element }) => element.inputType === 'password');
  const names = fields.map((field) => `"${nameField(field, snapshot)}"`).join(' and ');
  return `${isSecret ? 'the secret' : `"${detail.value}"`} in ${names}`;
}

/** Fills in a form from what was described, and sends it where that was asked for. */
export async function fillIn(
  context: StepContext,
  { form = '', details: given, sends }: FillIn,
): Promise<Found> {
  const details: Detail[] = [];
  for (const detail of given) details.push({ ...detail, value: await context.fillIn(detail.value) });
  let { snapshot, plan } = await findForm(context, details, form);
  const told: string[] = [];
  const used = new Set<string>();
  let last: Found | undefined;
  const enter = async (entry: Entry) => {
    last = await enterOne(context, snapshot, entry);
    told.push(tellEntry(entry, snapshot));
    for (const { element } of entry.fields) used.add(keyOf(element));
  };
  const choices = plan.entries.filter(isChoice);
  for (const entry of choices) await enter(entry);
  const others = plan.entries.filter((entry) => !choices.includes(entry));
  if (choices.length > 0 && others.length > 0) {
    // What is chosen may bring up other fields.
    await settle(context.session, context.progress);
    snapshot = await look(context, context.progress);
    const left = others.map(({ detail }) => detail);
    const isUsed = (element: SeenElement) => used.has(keyOf(element));
    const forms = collectForms(snapshot).map((one) => assign(one, left, { snapshot, record: form }, isUsed));
    const fitting = forms.filter(
      ({ problems, entries }) => problems.length === 0 && entries.length === left.length,
    );
    const same = fitting.find(
      ({ form: { place } }) => place && plan.form.place && keyOf(place) === keyOf(plan.form.place),
    );
    const next = same ?? fitting[0];
    if (!next) throw explain(forms.slice(0, 1), left);
    plan = next;
  }
  const written = plan.entries.filter((entry) => !choices.includes(entry));
  for (const entry of written) {
    await enter(entry);
    // A calendar or a list of suggestions may have changed the page.
    if (written.length > 1 && written.at(-1) !== entry)
      snapshot = await look(context, context.progress).then((seen) => renew(seen, written));
  }
  if (!last) throw new Error('A plan has an entry.');
  context.warn(`Filled in: ${told.join('; ')}.`);
  await context.onFound(last);
  if (sends) await send(context, used, form);
  return last;
}

/** The fields of what is still to be entered, as they stand in a newer look. */
function renew(snapshot: PageSnapshot, entries: readonly Entry[]): PageSnapshot {
  for (const { fields } of entries)
    for (const field of fields) {
      const { path, frame } = field.element;
      field.element =
        snapshot.elements.find((one) => one.path === path && one.frame === frame) ?? field.element;
    }
  return snapshot;
}

async function send(context: StepContext, used: ReadonlySet<string>, record: string): Promise<void> {
  await settle(context.session, context.progress);
  const snapshot = await look(context, context.progress);
  const filled = snapshot.elements.filter((element) => used.has(keyOf(element)));
  const ending = findEnding(snapshot, filled, record);
  if ('problem' in ending) throw new Problem('ambiguous', ending.problem);
  await click(context, await reachElement(context, snapshot, ending.button, ending.button.name));
  context.warn(`The form was sent with "${ending.button.name}".`);
}

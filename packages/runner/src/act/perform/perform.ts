import type { Target } from '@assay/planner/steps';
import { picked, toIsoDate } from '../../ground/input-value.ts';
import type { Purpose } from '../../ground/types.ts';
import { Problem } from '../../progress/problem.ts';
import { readElement } from '../../snapshot/read-element.ts';
import { answerDialog } from '../answer-dialog.ts';
import { callFromPage, keepFromPage } from '../call-from-page.ts';
import { choose, setChecked, toggle } from '../choose.ts';
import { findChoiceOf, findInGroup, findPressed } from '../choose-option.ts';
import { clickPath, readPath } from '../click-path.ts';
import type { StepContext } from '../context.ts';
import { fillIn } from '../fill-in/fill-in.ts';
import { findBeside } from '../find-beside.ts';
import { type Found, findTarget } from '../find-target.ts';
import { focus, leave } from '../focus.ts';
import { pressKeys } from '../keys.ts';
import { logIn } from '../log-in.ts';
import { moveInHistory, openAddress } from '../navigate.ts';
import { chooseBehind, findInMenu } from '../open-menu.ts';
import { click, drag, hover, scrollTo } from '../point.ts';
import {
  findToScroll,
  type OnTarget,
  openNamed,
  type PageAction,
  reach,
  reachOrFollow,
  reachToPress,
} from '../reach.ts';
import { locatorOf } from '../record.ts';
import { resize } from '../resize.ts';
import { selectOption } from '../select-option.ts';
import { setClock } from '../set-clock.ts';
import { isClosedChoice, setValue } from '../set-value.ts';
import { settle } from '../settle.ts';
import { findFieldToSubmit } from '../submit-field.ts';
import { switchTab, switchToNthTab } from '../switch-tab.ts';
import { typeFullName } from '../type-full-name.ts';
import { clearField, typeText } from '../type-text.ts';
import { upload } from '../upload.ts';

async function findToRead(context: StepContext, target: Target): Promise<Found> {
  const found = await findTarget(context, target, 'look');
  await context.onFound(found);
  return found;
}

async function rememberText(context: StepContext, found: Found, name: string): Promise<void> {
  const { value, text, chosen, beside } = await readElement(found.handle);
  // A mere label stands for what is beside it; what is called a heading or a button is meant itself.
  const { name: asked, kind } = found.target;
  const mayBeLabel = kind === undefined || kind === 'text' || kind === 'field';
  const isLabel = mayBeLabel && beside !== '' && asked.toLowerCase().includes(text.trim().toLowerCase());
  context.session.remembered.set(name, chosen[0] ?? value ?? (isLabel ? beside : text));
  const { record } = context;
  if (!record) return;
  const own = await locatorOf(context, found);
  const isBeside = isLabel && chosen[0] === undefined && value === undefined;
  const of = chosen[0] !== undefined ? 'chosen' : value === undefined ? 'text' : 'value';
  const shown = isBeside && own ? await findBeside(own, (seen) => seen === beside) : own;
  record.add(
    shown
      ? { do: 'remember', at: record.general(String(shown)), as: name, of }
      : { do: 'beyond', reason: 'No locator finds what was remembered.' },
  );
}

function purposeOfPress(target: Target): Purpose {
  return target.kind === 'field' || target.kind === 'dropdown' ? 'type' : 'look';
}

/** A day is typed where one can type, and else picked; so is one of several choices. */
async function enter(context: StepContext, found: Found, text: string): Promise<void> {
  const { states, options, inputType } = found.element;
  const isPicked = states.editable
    ? picked.test(inputType)
    : toIsoDate(text) || options.length > 0 || isClosedChoice(found.element);
  if (isPicked && text !== '') await setValue(context, found, text);
  else await typeText(context, found, text);
}

/** "Three times" means one after the other, each when the page has answered the one before; twice at once is a double click. */
async function clickOften(
  context: StepContext,
  found: Found,
  { target, times = 1, ...how }: Extract<PageAction, { do: 'click' }>,
): Promise<void> {
  if (times < 3) return click(context, found, { ...how, times });
  await click(context, found, how);
  for (let left = times - 1; left > 0; left -= 1) {
    await settle(context.session, context.progress);
    await click(context, await findTarget(context, target, 'click', { memory: context.memory }), how);
  }
}

const purposes: Record<OnTarget['do'], Purpose> = {
  click: 'click',
  type: 'type',
  clear: 'type',
  select: 'select',
  check: 'check',
  uncheck: 'check',
  toggle: 'check',
  choose: 'choose',
  hover: 'hover',
  'scroll to': 'look',
  focus: 'type',
  leave: 'type',
  set: 'set',
  drag: 'drag',
  remember: 'look',
};

/** A day that is picked or chosen belongs to a field for dates; other choices to a list. */
async function purposeOf(context: StepContext, action: OnTarget): Promise<Purpose> {
  const isFocus = action.do === 'focus' || action.do === 'leave';
  if (isFocus && action.target.kind && action.target.kind !== 'field') return 'look';
  const isDate = action.do === 'select' && toIsoDate(await context.fillIn(action.option)) !== undefined;
  return isDate ? 'set' : purposes[action.do];
}

/** Chooses what the one closed choice that offers it has by that name. */
async function chooseOffered(context: StepContext, target: Target): Promise<Found | undefined> {
  const choice = await findChoiceOf(context, target);
  if (!choice) return undefined;
  await context.onFound(choice);
  await selectOption(context, choice, target.name);
  return choice;
}

async function pressOption(
  context: StepContext,
  action: Extract<OnTarget, { do: 'select' }>,
  problem: Problem,
): Promise<Found | undefined> {
  const option = await context.fillIn(action.option);
  const found =
    (await findInGroup(context, action.target, option)) ??
    (problem.class === 'not found' ? await findPressed(context, action.target, option) : undefined);
  if (!found) return chooseBehind(context, action.target, option);
  await context.onFound(found);
  await choose(context, found);
  return found;
}

async function clickInMenu(
  context: StepContext,
  action: Extract<OnTarget, { do: 'click' }>,
): Promise<Found | undefined> {
  const found = await findInMenu(context, action.target);
  if (!found) return undefined;
  await context.onFound(found);
  await clickOften(context, found, action);
  return found;
}

/** "Click 17 March": where nothing else is called so, an option that is offered somewhere is meant. */
async function performOn(context: StepContext, action: OnTarget): Promise<Found> {
  const chosen = action.do === 'choose' ? await chooseOffered(context, action.target) : undefined;
  if (chosen) return chosen;
  try {
    return await performOnFound(context, action);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const isMissing = error.class === 'not found';
    const isUnclear = isMissing || error.class === 'ambiguous';
    const offered =
      isMissing && action.do === 'click' ? await chooseOffered(context, action.target) : undefined;
    const named = isUnclear && action.do === 'type' ? await typeFullName(context, action) : undefined;
    const pressed =
      isUnclear && action.do === 'select' ? await pressOption(context, action, error) : undefined;
    const inMenu = isMissing && action.do === 'click' ? await clickInMenu(context, action) : undefined;
    const other = offered ?? named ?? pressed ?? inMenu;
    if (!other) throw error;
    return other;
  }
}

async function performOnFound(context: StepContext, action: OnTarget): Promise<Found> {
  const path = action.do === 'click' ? await readPath(context, action.target) : undefined;
  if (path) return clickPath(context, path, context.onFound);
  const field = action.do === 'click' ? await findFieldToSubmit(context, action.target) : undefined;
  if (field) {
    await context.onFound(field);
    await pressKeys(context, 'Enter', field);
    return field;
  }
  const purpose = await purposeOf(context, action);
  // What is remembered will be compared later, so it is found as an expectation's target is: by its words.
  const found =
    action.do === 'remember'
      ? await findToRead(context, action.target)
      : action.do === 'scroll to'
        ? await findToScroll(context, action.target)
        : await reachOrFollow(context, action, purpose);
  switch (action.do) {
    case 'click':
      await clickOften(context, found, action);
      break;
    case 'type':
      await enter(context, found, await context.fillIn(action.text));
      break;
    case 'clear':
      await clearField(context, found);
      break;
    case 'select':
      if (purpose === 'set') await setValue(context, found, await context.fillIn(action.option));
      else await selectOption(context, found, await context.fillIn(action.option));
      break;
    case 'check':
    case 'uncheck':
      await setChecked(context, found, action.do === 'check');
      break;
    case 'toggle':
      await toggle(context, found);
      break;
    case 'choose':
      await choose(context, found);
      break;
    case 'hover':
      await hover(context, found);
      break;
    case 'scroll to':
      await scrollTo(context, found);
      break;
    case 'focus':
      await focus(context, found);
      break;
    case 'leave':
      await leave(context, found);
      break;
    case 'set':
      await setValue(context, found, await context.fillIn(action.value));
      break;
    case 'drag': {
      const { lastThing } = context.session.discourse;
      const onto = await findTarget(context, action.onto, 'look');
      // "It" is what was dragged, not where to.
      if (lastThing) context.session.discourse = { ...context.session.discourse, lastThing };
      await drag(context, found, onto);
      break;
    }
    case 'remember':
      await rememberText(context, found, action.as);
      break;
  }
  return found;
}

async function pressOn(
  context: StepContext,
  { keys, target }: Extract<PageAction, { do: 'press' }>,
): Promise<Found | undefined> {
  if (!target) {
    await pressKeys(context, keys);
    return undefined;
  }
  const { found, isButton } = await reachToPress(context, { keys, target }, purposeOfPress(target));
  if (isButton) await click(context, found);
  else await pressKeys(context, keys, found);
  return found;
}

/** Carries out one action; what it was done to comes back. */
export async function perform(context: StepContext, action: PageAction): Promise<Found | undefined> {
  switch (action.do) {
    case 'open': {
      const address = await context.fillIn(action.address);
      if (action.named) return openNamed(context, address);
      await openAddress(context, address, { inTab: action.inTab === true });
      return undefined;
    }
    case 'back':
    case 'forward':
    case 'reload':
      await moveInHistory(context, action.do);
      return undefined;
    case 'press':
      return pressOn(context, action);
    case 'upload': {
      const found = action.target && (await reach(context, action.target, 'upload'));
      await upload(context, await context.fillIn(action.file), found);
      return found;
    }
    case 'switch to nth tab':
      await switchToNthTab(context, action.ordinal);
      return undefined;
    case 'switch to tab':
      await switchTab(context, await context.fillIn(action.tab));
      return undefined;
    case 'answer dialog':
      return answerDialog(context, action.accept, action.text && (await context.fillIn(action.text)));
    case 'log in': {
      const user = await context.fillIn(action.credentials.user);
      return logIn(context, { user, password: await context.fillIn(action.credentials.password) });
    }
    case 'fill in':
      return fillIn(context, action);
    case 'set clock':
      await setClock(context, await context.fillIn(action.to));
      return undefined;
    case 'resize':
      await resize(context, action);
      return undefined;
    case 'call':
      await callFromPage(context, action);
      return undefined;
    case 'keep':
      keepFromPage(context, action);
      return undefined;
    default:
      return performOn(context, action);
  }
}

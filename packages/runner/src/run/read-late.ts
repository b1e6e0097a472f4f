import {
  type NotUnderstood,
  type Reading,
  readOnPage,
  renderStep,
  type Step,
  type Target,
} from '@assay/planner/steps';
import { findOffering } from '../act/choose-option.ts';
import type { StepContext } from '../act/context.ts';
import { linkTo } from '../act/find-by-address.ts';
import { groundIn, look } from '../act/find-target.ts';
import { findChooser } from '../act/open-menu.ts';
import { findSearchForm, isSearchField } from '../act/search-form.ts';
import { settle } from '../act/settle.ts';
import { findWayTo } from '../act/well-known-ways.ts';
import type { Purpose } from '../ground/types.ts';
import type { PageSnapshot } from '../snapshot/types.ts';

const purposes: Partial<Record<Step['command']['do'], Purpose>> = {
  click: 'click',
  type: 'type',
  clear: 'type',
  select: 'select',
  check: 'check',
  uncheck: 'check',
  toggle: 'check',
  choose: 'choose',
  set: 'set',
  hover: 'hover',
  drag: 'drag',
};

/** What a step must find on the page before it can be done or judged; nothing for what speaks of the page as a whole. */
function sought({ command }: Step): { target: Target; purpose: Purpose } | undefined {
  const purpose = purposes[command.do];
  if (purpose && 'target' in command && command.target) return { target: command.target, purpose };
  if (command.do !== 'expect' || command.subject.of !== 'element') return undefined;
  // Whether something is there at all is what such a claim is about.
  if (['visible', 'hidden', 'count'].includes(command.condition.is)) return undefined;
  if (command.subject.target.kind === 'message') return undefined;
  return { target: command.subject.target, purpose: 'look' };
}

/** A form is filled in as it stands there; whatever else is done may bring up what follows. */
const filling = new Set<Step['command']['do']>([
  'type',
  'clear',
  'select',
  'check',
  'uncheck',
  'set',
  'expect',
]);

/** The steps whose targets must stand on the page as it is now: up to the first that may change it. */
function takePresent(steps: readonly Step[]): Step[] {
  const change = steps.findIndex(({ command }) => !filling.has(command.do));
  return change < 0 ? [...steps] : steps.slice(0, change + 1);
}

/** Found in another way than by its name, as whoever carries the step out would find it. */
function isReached(snapshot: PageSnapshot, { command }: Step): boolean {
  if (command.do === 'click')
    return [linkTo, findWayTo, findOffering].some(
      (find) => find(snapshot, command.target.name) !== undefined,
    );
  if (command.do === 'type') return isSearchField(command.target) && findSearchForm(snapshot) !== undefined;
  if (command.do === 'select')
    return (findOffering(snapshot, command.option) ?? findChooser(snapshot, command.target)) !== undefined;
  return command.do === 'choose' && findOffering(snapshot, command.target.name) !== undefined;
}

async function fits(context: StepContext, snapshot: PageSnapshot, { steps }: Reading): Promise<boolean> {
  for (const step of takePresent(steps)) {
    const wanted = sought(step);
    if (!wanted) continue;
    const { outcome } = await groundIn(context, snapshot, wanted.target, wanted.purpose);
    if (outcome !== 'found' && !(outcome === 'not found' && isReached(snapshot, step))) return false;
  }
  return true;
}

function toSteps(commands: readonly Step['command'][], source: string): Step[] {
  return commands.map((command) => ({ source, sentence: renderStep(command), command }));
}

/** The first reading of words with the page in view whose names are all found there. */
export async function readLate(context: StepContext, words: NotUnderstood): Promise<Reading | undefined> {
  if (!words.again) return undefined;
  const [likeliest] = words.again.ways ?? [];
  // Behind a dialog of the browser nothing can be looked for.
  if (context.session.dialogs.open()) return likeliest && { steps: toSteps(likeliest, words.source) };
  const { similarity: _, ...grounding } = context.grounding;
  const literal = { ...context, grounding };
  await settle(context.session, context.progress);
  const snapshot = await look(literal, context.progress);
  for (const commands of words.again.ways ?? []) {
    const steps = toSteps(commands, words.source);
    if (await fits(literal, snapshot, { steps })) return { steps };
  }
  const earlier = [...context.session.phrases];
  for (const reading of readOnPage(words, { ...snapshot, earlier }))
    if (await fits(literal, snapshot, reading)) return reading;
  return undefined;
}

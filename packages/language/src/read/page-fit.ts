import type { Command } from '@assay/planner/reading';
import type { Target } from '@assay/planner/steps';
import { groundNow, type Purpose } from '@assay/runner/grounding';
import type { PageSnapshot } from '@assay/runner/snapshot';

/** What a target is needed for, of actions that the page must have something for. */
export const purposes: Partial<Record<Command['do'], Purpose>> = {
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
  'scroll to': 'look',
  focus: 'look',
  drag: 'drag',
};

/** The page stays as it is, so that the next step can be looked for on it as well. */
const staying = new Set<Command['do']>([
  'type',
  'clear',
  'check',
  'uncheck',
  'set',
  'expect',
  'focus',
  'remember',
]);

/** Whether these are there is what the claim says; what it says of others can only be judged where they are. */
const ofPresence = new Set<string>(['visible', 'hidden', 'count', 'between', 'new tab']);

export interface PageFit {
  /** How many targets are not on the page, and how many could be several things. */
  missing: number;
  ambiguous: number;
}

interface Need {
  target: Target;
  purpose: Purpose;
}

function needsOf(command: Command): Need[] {
  if (command.do === 'expect') {
    const { subject, condition, negated } = command;
    if (subject.of !== 'element') return [];
    const { target } = subject;
    if (!negated && !ofPresence.has(condition.is)) return [{ target, purpose: 'look' }];
    return target.within ? [{ target: target.within, purpose: 'container' }] : [];
  }
  const purpose = purposes[command.do];
  return purpose && 'target' in command && command.target ? [{ target: command.target, purpose }] : [];
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Every name in a target is the author's. */
function isNamedIn(said: string, { name, within, near }: Target): boolean {
  const parts = [within, near?.anchor].flatMap((part) => part ?? []);
  return said.includes(fold(name)) && parts.every((part) => isNamedIn(said, part));
}

/** What a claim names in the author's words may well be missing: that is for the verdict, not for reading. */
function find({ target, purpose }: Need, page: PageSnapshot, said: string): PageFit {
  const isClaim = purpose === 'look' || purpose === 'container';
  if (isClaim && isNamedIn(said, target)) return { missing: 0, ambiguous: 0 };
  const { outcome } = groundNow(page, target, purpose, isClaim ? { isLiteral: true } : {});
  return {
    missing: outcome === 'not found' ? 1 : 0,
    // Claims may be about several things of a name.
    ambiguous: outcome === 'ambiguous' && !isClaim ? 1 : 0,
  };
}

/** Whether another page may be shown after it. */
export function mayLeave({ do: action }: Command): boolean {
  return !staying.has(action);
}

/** How well the steps of a sentence fit the page, as far as they are carried out on the page as it is now. Whether claims hold does not count. */
export function findPageFit(commands: readonly Command[], page: PageSnapshot, sentence: string): PageFit {
  const said = fold(sentence);
  const leaving = commands.findIndex(mayLeave);
  const here = leaving < 0 ? commands : commands.slice(0, leaving + 1);
  const found = here.flatMap(needsOf).map((need) => find(need, page, said));
  return {
    missing: found.reduce((sum, { missing }) => sum + missing, 0),
    ambiguous: found.reduce((sum, { ambiguous }) => sum + ambiguous, 0),
  };
}

import type { Requirement } from '../../requirement/requirement.ts';
import { isSetting } from '../../steps/entries.ts';
import type { NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { isUnderstood, makeStep } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { explorePage } from './explore-page.ts';
import { nameStated } from './name-flow.ts';

/** A requirement with the steps its case has: the author's, and the opening where the author left it out. */
export interface Stated {
  requirement: Requirement;
  opening: Step | undefined;
  steps: (Step | NotUnderstood)[];
  /** The author asks to test a page as a whole: "Test the sign-up page". */
  explores: boolean;
  case: TestCase;
}

function needsOpening(steps: readonly (Step | NotUnderstood)[]): boolean {
  const first = steps.filter(isUnderstood).find(({ command }) => !isSetting(command));
  // Words that the page may make clear need that page.
  if (first === undefined) return steps.some((step) => 'again' in step);
  if (first.command.do === 'call') return false;
  // A page called by its name is reached from another one.
  return first.command.do !== 'open' || first.command.named === true;
}

/** What asks for a page to be tested, and claims nothing of it: "Test the login page". */
const lookForm =
  /^\W*(?:(?:please|kindly|can you|could you|i want to|we need to|let's)\s+)*(?:smoke[- ]?test|test|explore|examine|inspect|investigate|audit|review|try out|look (?:at|around)|check out|(?:write|create|generate|make|do|run|perform) (?:\w+ ){0,3}tests?)\b(?! (?:that|whether|if|how)\b)/i;

/** What no step was made of. */
function saidBeside({ title, titled, notes = [] }: Requirement): string[] {
  return [...(titled ? [title] : []), ...notes.map(({ words }) => words)];
}

/**
 * Whether the author names a page and says nothing else of it. A title or a remark may claim something, so that checks of ours must not
 * stand for it.
 */
function asksForLook(requirement: Requirement): boolean {
  return saidBeside(requirement).every((words) => lookForm.test(words));
}

export const statedFlow = 'Your scenario, start to finish.';

const withoutSteps: NotUnderstood = {
  source: '',
  reason:
    'The text says what is wanted but not how it is done. Write what to do and what should be seen, for example: Open /login, type "ada" in the user name field, click Sign in, and the heading "Welcome" is visible.',
};

/** The author's own flow as a case: nothing dropped, nothing added but the opening. */
export function stateFlow(
  requirement: Requirement,
  address: string | undefined,
  page: PageFacts | undefined,
): Stated {
  const own = requirement.steps
    .filter(isUnderstood)
    .find(({ command }) => command.do === 'open' && !command.named);
  const given = address === undefined ? undefined : makeStep({ do: 'open', address });
  // A path that is opened on the way is no beginning.
  const isBeginning = own !== undefined && !needsOpening(requirement.steps);
  const opening = isBeginning ? own : (given ?? own);
  const title = requirement.title || 'Untitled requirement';
  const namesOnlyPages = requirement.steps.every(
    (step) => isUnderstood(step) && step.command.do === 'open' && !step.command.named,
  );
  const isOnePage = namesOnlyPages && requirement.steps.length < 2;
  if (isOnePage && page && opening && asksForLook(requirement)) {
    const explored = explorePage(title, page, opening);
    return { requirement, opening, steps: [], explores: true, case: explored };
  }
  const stated = requirement.steps.length > 0 ? requirement.steps : [{ ...withoutSteps, source: title }];
  // Of words that claim something and give no check, nothing is checked: the page is opened, and the verdict says so.
  const written = isOnePage && page && opening ? [opening] : stated;
  const steps = opening && needsOpening(written) ? [opening, ...written] : [...written];
  return {
    requirement,
    opening,
    steps,
    explores: saidBeside(requirement).some((words) => lookForm.test(words)),
    case: makeCase({
      title: requirement.titled ? title : nameStated(title, steps),
      description: statedFlow,
      priority: 'high',
      steps,
      origin: 'stated',
    }),
  };
}

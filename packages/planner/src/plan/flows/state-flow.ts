import type { ParsedRequirement } from '../../parse/types.ts';
import { isSetting } from '../../steps/entries.ts';
import type { NotUnderstood, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { isUnderstood, makeStep } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { explorePage } from './explore-page.ts';
import { nameStated } from './name-flow.ts';

export type Requirement = ParsedRequirement['requirements'][number];

/** A requirement with the steps its case has: the author's, and the opening where the author left it out. */
export interface Stated {
  requirement: Requirement;
  opening: Step | undefined;
  steps: (Step | NotUnderstood)[];
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

function tellStory({ story }: Requirement): string | undefined {
  if (!story) return undefined;
  const benefit = story.benefit ? ` so that ${story.benefit}` : '';
  return `As ${story.actor} I want ${story.goal}${benefit}.`;
}

export function tellOrigin(requirement: Requirement, steps: readonly (Step | NotUnderstood)[]): string {
  const unclear = steps.filter((step) => !isUnderstood(step)).length;
  const told = tellStory(requirement) ?? 'The flow as it was written, complete.';
  if (unclear === 0) return told;
  return `${told} ${unclear === 1 ? 'One clause was' : `${unclear} clauses were`} not understood and cannot run.`;
}

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
  const title =
    requirement.title || requirement.flags.explore || tellStory(requirement) || 'Untitled requirement';
  const namesOnlyPages = requirement.steps.every(
    (step) => isUnderstood(step) && step.command.do === 'open' && !step.command.named,
  );
  if (namesOnlyPages && requirement.steps.length < 2 && page && opening) {
    const explored = explorePage(title, page, opening);
    return { requirement, opening, steps: [], case: explored };
  }
  const written = requirement.steps.length > 0 ? requirement.steps : [{ ...withoutSteps, source: title }];
  const steps = opening && needsOpening(written) ? [opening, ...written] : [...written];
  const description = tellOrigin(requirement, steps);
  return {
    requirement,
    opening,
    steps,
    case: makeCase({
      title: requirement.titled ? title : nameStated(title, steps),
      description,
      priority: 'high',
      steps,
      origin: 'stated',
    }),
  };
}

import type { ParsedRequirement } from '../requirement/requirement.ts';
import type { Command, Step, TestCase } from '../steps/language.ts';
import { isUnderstood } from './cases/make-step.ts';
import type { Plan, PlanOptions } from './cases/types.ts';
import { caseCounts, takeTurns, tidyCases } from './choose-cases.ts';
import { isLimitRule, setRulesAside } from './flows/limit-rules.ts';
import { type Stated, stateFlow } from './flows/state-flow.ts';
import { proposeCases } from './propose-cases.ts';

function countCases(count: number): string {
  return count === 1 ? 'one case' : `${count} cases`;
}

/** "No step was made of “Thanks, Ann”." Titles are the titles of the cases. */
function noteTold({ requirements }: ParsedRequirement): string[] {
  const remarks = requirements.flatMap(({ notes = [] }) => notes);
  if (remarks.length === 0) return [];
  return [`No step was made of ${remarks.map(({ words }) => `“${words}”`).join(', ')}.`];
}

/** A flow of calls alone has no page to be derived from. */
function isOfCalls({ steps }: Stated): boolean {
  const commands = steps.filter(isUnderstood).map(({ command }) => command);
  const isOfAnswer = (command: Command) =>
    command.do === 'expect'
      ? command.subject.of === 'response'
      : command.do === 'call' || command.do === 'keep';
  return commands.length > 0 && commands.every(isOfAnswer);
}

function noteShortage(
  count: number,
  least: number,
  options: PlanOptions,
  stated: readonly Stated[],
): string[] {
  if (count >= least) return [];
  const asked = `The text gives rise to ${countCases(count)}; "${options.complexity}" asks for at least ${least}.`;
  if (!options.includeEdgeCases)
    return [
      `${asked} Edge cases are turned off, so only what the text is about is tested. Add requirements, or turn edge cases on.`,
    ];
  if (options.page)
    return [
      `${asked} Nothing more follows from the text and the page. Add requirements, limits or expected messages.`,
    ];
  if (stated.every(isOfCalls)) return [`${asked} Add requests, or what else their answers should hold.`];
  return [
    stated.some(({ opening }) => opening)
      ? `${asked} The page was not visited, so nothing could be derived from its fields.`
      : `${asked} No address is known, so no page was visited. Add the address to the text or to Target URL.`,
  ];
}

function noteLeftOut(leftOut: number, { complexity }: PlanOptions): string[] {
  if (leftOut === 0) return [];
  const what = leftOut === 1 ? 'One more case' : `${leftOut} more cases`;
  const how = complexity === 'complex' ? 'Split the text' : 'Choose a higher complexity';
  return [
    `${what} could be made and ${leftOut === 1 ? 'was' : 'were'} left out. ${how} to get ${leftOut === 1 ? 'it' : 'them'}.`,
  ];
}

function noteCrowd(stated: number, most: number, { complexity }: PlanOptions): string[] {
  if (stated <= most) return [];
  return [
    `The text states ${stated} flows; all of them are kept, although "${complexity}" asks for at most ${most}.`,
  ];
}

/** A rule such as "reject passwords shorter than 6" names no action; breaking it on the page is how it is seen to hold. */
function enact(rule: TestCase, enacted: TestCase | undefined): TestCase {
  if (!enacted) return rule;
  const written = rule.steps.filter(isUnderstood);
  // What shows the refusal may be looked for elsewhere than its author says.
  const isKept = ({ sentence }: Step) => {
    const sought = sentence.match(/"[^"]*"/g)?.at(-1) ?? sentence;
    return enacted.steps.some((step) => isUnderstood(step) && step.sentence.includes(sought));
  };
  // What else the author wrote is not what breaking the rule shows.
  const others = rule.steps.filter((step) =>
    isUnderstood(step) ? step.command.do === 'expect' && !isKept(step) : !isLimitRule(step),
  );
  const broken = enacted.steps
    .filter(isUnderstood)
    .map((step) => written.find(({ sentence }) => sentence === step.sentence) ?? step);
  const begin = broken.findLastIndex(({ command }, index) => index === 0 && command.do === 'open') + 1;
  return {
    ...rule,
    description: `The rule as it was written. ${enacted.description}`,
    expectedResult: enacted.expectedResult,
    steps: [...broken.slice(0, begin), ...others, ...broken.slice(begin)],
  };
}

/** Test cases for what was written: the author's flows first and complete, then what the text and the page give rise to. */
export function planTests(parsed: ParsedRequirement, options: PlanOptions): Plan {
  const { least, most } = caseCounts[options.complexity];
  const address = parsed.address ?? options.page?.address;
  const stated = parsed.requirements.map((requirement) => stateFlow(requirement, address, options.page));
  const proposals = proposeCases(stated, options);
  const first = stated.map((one, index) => enact(one.case, proposals.enacted[index]));
  const titled = new Set(
    first.filter((_, index) => stated[index]?.requirement.titled).map(({ steps }) => steps),
  );
  const isTitled = ({ steps }: TestCase) => titled.has(steps);
  const own = tidyCases([...first, ...takeTurns(proposals.own)], isTitled);
  const kept = own.slice(0, Math.max(most, first.length));
  // Cases of another kind only make up the number; they never push out what the test type asks for.
  const chosen =
    kept.length >= least
      ? kept
      : tidyCases([...kept, ...takeTurns(proposals.further)], isTitled).slice(
          0,
          Math.max(least, first.length),
        );
  const cases = chosen.map((one) => {
    const index = first.findIndex(({ steps }) => steps === one.steps);
    const tried = (proposals.tried[index] ?? []).filter(({ by }) =>
      chosen.some(({ steps }) => steps === by.steps),
    );
    return index < 0 ? one : setRulesAside(one, tried);
  });
  return {
    cases,
    notes: [
      ...noteTold(parsed),
      ...proposals.notes,
      ...noteShortage(cases.length, least, options, stated),
      ...noteLeftOut(own.length - kept.length, options),
      ...noteCrowd(first.length, most, options),
    ],
  };
}

export function planCases(parsed: ParsedRequirement, options: PlanOptions): TestCase[] {
  return planTests(parsed, options).cases;
}

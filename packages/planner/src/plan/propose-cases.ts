import type { Step, TestCase } from '../steps/language.ts';
import { isUnderstood } from './cases/make-step.ts';
import type { PlanOptions } from './cases/types.ts';
import { checkAccessibility, sendByKeyboard } from './checks/check-accessibility.ts';
import { checkApi } from './checks/check-api.ts';
import { checkIntegration } from './checks/check-integration.ts';
import { checkMobile } from './checks/check-mobile.ts';
import { checkPerformance } from './checks/check-performance.ts';
import { checkRegression } from './checks/check-regression.ts';
import { checkSecurity } from './checks/check-security.ts';
import { readToldFlow } from './checks/told-flow.ts';
import type { FormFacts, PageFacts } from './facts/page-facts.ts';
import { explorePage } from './flows/explore-page.ts';
import type { Flow } from './flows/flow.ts';
import { completeFlow, planForm } from './flows/form-flows.ts';
import type { TriedLimit } from './flows/limit-rules.ts';
import { splitFlows } from './flows/split-flows.ts';
import type { Stated } from './flows/state-flow.ts';
import { breakConstraints, overfillFields } from './vary/break-constraints.ts';
import { leaveRequiredEmpty } from './vary/leave-empty.ts';
import { tryAttacks } from './vary/try-attacks.ts';
import { varyCredentials, varyLogIn } from './vary/vary-credentials.ts';
import { varyLimits } from './vary/vary-limits.ts';

/** Groups of cases, the most telling group first, and in each the most telling case first. */
export interface Proposals {
  /** What the test type asks for. */
  own: TestCase[][];
  /** What any requirement can be given where that is too little. */
  further: TestCase[][];
  /** By requirement: the case that breaks a rule which was stated without any action. */
  enacted: (TestCase | undefined)[];
  /** By requirement: the limits that cases of their own try. */
  tried: TriedLimit[][];
  notes: string[];
}

/** The same form, also where its page was seen more than once. */
function identify(form: FormFacts, page: PageFacts): string {
  const labels = page.fields.filter((field) => field.form === form.id).map(({ label }) => label);
  return [page.address, form.name, ...labels].join('\n');
}

/** The forms that the author fills in, completed. */
function findToldForms(flows: readonly Flow[]): Flow[] {
  const told = new Map<string, Flow>();
  for (const flow of flows) {
    if (!flow.page || !flow.form) continue;
    const id = identify(flow.form, flow.page);
    const known = told.get(id);
    if (!known || (known.negative && !flow.negative)) told.set(id, flow);
  }
  return [...told.values()]
    .map((flow) => {
      if (!flow.page || !flow.form) return undefined;
      if (!flow.negative) return completeFlow(flow, flow.page);
      return planForm(flow.form, flow.page, flow.before);
    })
    .filter((flow) => flow !== undefined);
}

/** The forms of the first page, filled in as they ask themselves. */
function findPageForms(page: PageFacts | undefined, opening: Step | undefined): Flow[] {
  if (!page || !opening) return [];
  return page.forms.map((form) => planForm(form, page, [opening])).filter((flow) => flow !== undefined);
}

function isRule({ command }: Step): boolean {
  return command.do === 'open' || command.do === 'expect';
}

function proposeLimits(stated: readonly Stated[], flows: readonly Flow[][], forms: Flow[]) {
  const proposals = stated.map(({ requirement, steps }, index) => {
    const commands = steps.filter(isUnderstood).map(({ command }) => command);
    const told = {
      clauses: [requirement.title, ...steps.map((step) => step.source)],
      negative: requirement.flags.negative,
      limits: requirement.flags.limits,
      outcome: commands.filter((command) => command.do === 'expect'),
    };
    const positive = (flows[index] ?? []).filter((flow) => !flow.negative);
    return varyLimits(told, [...positive, ...forms]);
  });
  return {
    cases: proposals.flatMap((proposal) => proposal.cases),
    notes: proposals.flatMap((proposal) => proposal.notes),
    tried: proposals.map((proposal) => proposal.tried),
    enacted: proposals.map((proposal, index) =>
      stated[index]?.steps.filter(isUnderstood).every(isRule) ? proposal.breaking : undefined,
    ),
  };
}

/** All the further cases that the text and the page give rise to, grouped. */
export function proposeCases(stated: readonly Stated[], options: PlanOptions): Proposals {
  const { page, testType } = options;
  const opening = stated.find((one) => one.opening)?.opening;
  const flows = stated.map(({ requirement, steps }) =>
    splitFlows({ steps, negative: requirement.flags.negative, title: requirement.title }, options),
  );
  const all = flows.flat();
  const toldForms = findToldForms(all);
  // A stated limit may be about a form that nobody fills in.
  const forms = toldForms.length > 0 ? toldForms : findPageForms(page, opening);
  const explores = stated.some((one) => one.explores);
  const asked = toldForms.length > 0 || explores ? forms : [];
  const { includeEdgeCases } = options;
  const told = stated
    .filter(({ steps }) => steps.length > 0)
    .map(({ requirement, steps }) => readToldFlow(requirement.title, steps))
    .filter((flow) => flow !== undefined);
  const limits = proposeLimits(stated, flows, forms);
  const credentials = [
    ...all.flatMap((flow) => varyCredentials(flow, flow.page)),
    ...stated
      .filter(({ requirement }) => !requirement.flags.negative)
      .flatMap((one) => varyLogIn(one.steps, options)),
  ];
  const positive = all.filter((flow) => !flow.negative);
  // A security test asks for attacks on every form; elsewhere only on what the text is about.
  const attacked = positive.length > 0 ? positive : testType === 'security' ? forms : asked;
  const attacks =
    includeEdgeCases || testType === 'security'
      ? attacked.flatMap((flow) => tryAttacks(flow, flow.page))
      : [];
  const keyboard = positive.flatMap((flow) => (flow.page ? sendByKeyboard(flow, flow.page) : []));
  const named = new Set(all.flatMap(({ entries }) => entries.map(({ field }) => field)));
  const overfill = ({ page: seen, form, before }: Flow): TestCase[] =>
    seen
      ? overfillFields(
          seen,
          before,
          seen.fields.filter((field) => field.form === form?.id && (explores || named.has(field))),
        )
      : [];
  const overfilled =
    explores && forms.length === 0 && page && opening
      ? overfillFields(page, [opening], page.fields)
      : asked.flatMap(overfill);
  const functional = [
    limits.cases,
    credentials,
    asked.flatMap((flow) => (flow.page ? leaveRequiredEmpty(flow, flow.page) : [])),
    ...(includeEdgeCases
      ? [
          asked.flatMap((flow) => (flow.page ? breakConstraints(flow, flow.page) : [])),
          attacks,
          overfilled,
          keyboard,
        ]
      : []),
  ];
  const own = (): TestCase[][] => {
    switch (testType) {
      case 'functional':
        return functional;
      case 'security':
        return [checkSecurity(opening, all, page), attacks, credentials];
      case 'api':
        return [checkApi(opening, told)];
      case 'integration':
        return [checkIntegration(opening, told, page)];
      case 'performance':
        return opening
          ? [
              checkPerformance(
                opening,
                told,
                stated.flatMap((one) => one.requirement.flags.limits),
              ),
            ]
          : [];
      case 'accessibility':
        return opening ? [checkAccessibility(opening, told), keyboard] : [];
      case 'mobile':
        return opening ? [checkMobile(opening, told, page)] : [];
      case 'regression':
        return opening ? [checkRegression(opening, told), checkIntegration(opening, told, page)] : [];
    }
  };
  // Where the page itself is to be tested, that it is whole and that its links lead somewhere belongs to it.
  const plain =
    page && opening && explores && includeEdgeCases
      ? [
          [explorePage(`The page "${page.title}" is complete`, page, opening)],
          checkIntegration(opening, [], page),
        ]
      : [];
  const further = testType === 'functional' ? plain : functional;
  return { own: own(), further, enacted: limits.enacted, tried: limits.tried, notes: limits.notes };
}

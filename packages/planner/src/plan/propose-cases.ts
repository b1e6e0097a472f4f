import type { Step, TestCase } from '../steps/language.ts';
import { breakConstraints, overfillFields } from './break-constraints.ts';
import { checkAccessibility, sendByKeyboard } from './checks/check-accessibility.ts';
import { checkApi } from './checks/check-api.ts';
import { checkIntegration } from './checks/check-integration.ts';
import { checkMobile } from './checks/check-mobile.ts';
import { checkPerformance } from './checks/check-performance.ts';
import { checkRegression } from './checks/check-regression.ts';
import { checkSecurity } from './checks/check-security.ts';
import { readToldFlow } from './checks/told-flow.ts';
import type { Flow } from './flow.ts';
import { completeFlow, planForm } from './form-flows.ts';
import { leaveRequiredEmpty } from './leave-empty.ts';
import { isUnderstood } from './make-step.ts';
import type { PageFacts } from './page-facts.ts';
import { splitFlows } from './split-flows.ts';
import type { Stated } from './state-flow.ts';
import { tryAttacks } from './try-attacks.ts';
import type { PlanOptions } from './types.ts';
import { varyCredentials, varyLogIn } from './vary-credentials.ts';
import { varyLimits } from './vary-limits.ts';

/** Groups of cases, the most telling group first, and in each the most telling case first. */
export interface Proposals {
  /** What the test type asks for. */
  own: TestCase[][];
  /** What any requirement can be given where that is too little. */
  further: TestCase[][];
  /** By requirement: the case that breaks a rule which was stated without any action. */
  enacted: (TestCase | undefined)[];
  notes: string[];
}

/** The forms of the page: as the author fills them in, else as the page itself asks. */
function findFormFlows(
  flows: readonly Flow[],
  page: PageFacts | undefined,
  opening: Step | undefined,
): Flow[] {
  if (!page || !opening) return [];
  const about = new Set(flows.map((flow) => flow.form?.id).filter((id) => id !== undefined));
  return page.forms
    .filter((form) => about.size === 0 || about.has(form.id))
    .map((form) => {
      const told = flows.find((flow) => flow.form?.id === form.id && !flow.negative);
      return told ? completeFlow(told, page) : planForm(form, page, opening);
    })
    .filter((flow) => flow !== undefined);
}

function isLook({ command }: Step): boolean {
  return command.do === 'open' || command.do === 'expect';
}

function proposeLimits(
  stated: readonly Stated[],
  flows: readonly Flow[][],
  forms: Flow[],
  page: PageFacts | undefined,
) {
  const proposals = stated.map(({ requirement, steps }, index) => {
    const commands = steps.filter(isUnderstood).map(({ command }) => command);
    const told = {
      text: [requirement.title, ...steps.map((step) => step.source)].join(' '),
      negative: requirement.flags.negative,
      limits: requirement.flags.limits,
      outcome: commands.filter((command) => command.do === 'expect'),
    };
    const positive = (flows[index] ?? []).filter((flow) => !flow.negative);
    return varyLimits(told, [...positive, ...forms], page);
  });
  return {
    cases: proposals.flatMap((proposal) => proposal.cases),
    notes: proposals.flatMap((proposal) => proposal.notes),
    enacted: proposals.map((proposal, index) =>
      stated[index]?.steps.filter(isUnderstood).every(isLook) ? proposal.breaking : undefined,
    ),
  };
}

/** All the further cases that the text and the page give rise to, grouped. */
export function proposeCases(stated: readonly Stated[], options: PlanOptions): Proposals {
  const { page, testType } = options;
  const opening = stated.find((one) => one.opening)?.opening;
  const flows = stated.map(({ requirement, steps }) =>
    splitFlows({ steps, negative: requirement.flags.negative, title: requirement.title }, page),
  );
  const all = flows.flat();
  const forms = findFormFlows(all, page, opening);
  const told = stated
    .filter(({ steps }) => steps.length > 0)
    .map(({ requirement, steps }) => readToldFlow(requirement.title, steps))
    .filter((flow) => flow !== undefined);
  const limits = proposeLimits(stated, flows, forms, page);
  const credentials = [
    ...all.flatMap((flow) => varyCredentials(flow, page)),
    ...stated
      .filter(({ requirement }) => !requirement.flags.negative)
      .flatMap(({ requirement, steps }) => varyLogIn(steps, requirement.title, page)),
  ];
  const attacked = all.some((flow) => !flow.negative) ? all.filter((flow) => !flow.negative) : forms;
  const attacks =
    options.includeEdgeCases || testType === 'security'
      ? attacked.flatMap((flow) => tryAttacks(flow, page))
      : [];
  const keyboard = page
    ? all.filter((flow) => !flow.negative).flatMap((flow) => sendByKeyboard(flow, page))
    : [];
  const functional = [
    limits.cases,
    credentials,
    page ? forms.flatMap((flow) => leaveRequiredEmpty(flow, page)) : [],
    page ? forms.flatMap((flow) => breakConstraints(flow, page)) : [],
    attacks,
    page && opening ? overfillFields(page, opening) : [],
    keyboard,
  ];
  const own = (): TestCase[][] => {
    switch (testType) {
      case 'functional':
        return functional;
      case 'security':
        return [attacks, checkSecurity(opening, all, page), credentials];
      case 'api':
        return [checkApi(opening, told)];
      case 'integration':
        return [checkIntegration(told, page)];
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
        return opening ? [checkRegression(opening, told), checkIntegration(told, page)] : [];
    }
  };
  return { own: own(), further: functional, enacted: limits.enacted, notes: limits.notes };
}

import type { Condition, Expectation, Step, Target } from '../../steps/language.ts';
import { makeCheck, targetField } from '../cases/make-step.ts';
import { foldName } from '../facts/match-names.ts';
import type { FieldFacts, PageFacts } from '../facts/page-facts.ts';
import type { Flow } from '../flows/flow.ts';

/** What the visited page shows already says nothing about what happened after. */
function isShownBefore(name: string, page: PageFacts | undefined): boolean {
  if (!page) return false;
  const shown = [
    page.title,
    ...page.headings,
    ...page.buttons.map((one) => one.name),
    ...page.links.map((one) => one.name),
    page.text ?? '',
  ];
  return shown.some((text) => foldName(text).includes(foldName(name)));
}

/**
 * The element itself may be gone with the success it belongs to, so its words must not be anywhere on the page. Short
 * ones and numbers may well be.
 */
function opposeText(
  condition: Extract<Condition, { is: 'text' }>,
  page: PageFacts | undefined,
): Expectation | undefined {
  const isTelling =
    condition.how !== 'matches' && condition.value.length > 5 && /\p{L}{3}/u.test(condition.value);
  if (!isTelling || condition.value.includes('{{') || isShownBefore(condition.value, page)) return undefined;
  return {
    subject: { of: 'page text' },
    condition: { is: 'text', how: 'contains', value: condition.value },
    negated: true,
  };
}

function oppose(expectation: Expectation, page: PageFacts | undefined): Expectation | undefined {
  const { subject, condition, negated } = expectation;
  if (negated) return undefined;
  const opposite: Expectation = { subject, condition, negated: true };
  if (subject.of === 'element') {
    if (condition.is === 'text') return opposeText(condition, page);
    const told = condition.is === 'visible' && subject.target.name !== '' && subject.target.name !== 'it';
    return told && !isShownBefore(subject.target.name, page) ? opposite : undefined;
  }
  if (subject.of === 'page text' && condition.is === 'text')
    return isShownBefore(condition.value, page) ? undefined : opposite;
  if (subject.of === 'address' && condition.is === 'text')
    return condition.how !== 'matches' && page?.address.includes(condition.value) ? undefined : opposite;
  if (subject.of === 'page' && condition.is === 'page')
    return isShownBefore(condition.name, page) ? undefined : opposite;
  return undefined;
}

/** The opposite of what the author says follows success; empty where nothing can be turned round without guessing. */
export function opposeOutcome(outcome: readonly Expectation[], page: PageFacts | undefined): Step[] {
  return outcome
    .map((expectation) => oppose(expectation, page))
    .filter((expectation) => expectation !== undefined)
    .map(makeCheck);
}

export function expectNoSuccess(flow: Flow, page: PageFacts | undefined): Step[] {
  return opposeOutcome(flow.outcome, page);
}

/** The form is still there. Without its kind, a name such as "password" could be found in any text. */
export function expectStillAsked(target: Target): Step {
  return makeCheck({
    subject: { of: 'element', target: { ...target, kind: target.kind ?? 'field' } },
    condition: { is: 'visible' },
  });
}

/**
 * A browser that refuses to send a form stays on the page and moves the focus to the first field it objects to. The focus
 * is the evidence: an address can stay the same after a form was sent.
 */
export function expectBrowserRefusal(field: FieldFacts, page: PageFacts): Step[] {
  const subject = { of: 'element', target: targetField(field, page) } as const;
  return [
    makeCheck({ subject: { of: 'address' }, condition: { is: 'text', how: 'equals', value: page.address } }),
    // Where the form is gone it was sent: that is a failure, not a field that could not be found.
    makeCheck({ subject, condition: { is: 'visible' } }),
    makeCheck({ subject, condition: { is: 'focused' } }),
  ];
}

/** Whether the browser itself guards this flow: a real form, its own button, and no wish to be left alone. */
export function isGuardedByBrowser(flow: Flow, page: PageFacts): boolean {
  const { form, submit } = flow;
  if (!form?.validates || submit.command.do !== 'click') return false;
  const name = foldName(submit.command.target.name);
  return page.buttons.some(
    (button) =>
      button.form === form.id && button.submits && !button.unchecked && foldName(button.name) === name,
  );
}

/** Radio buttons are objected to as one, at the first of them. */
function findFirst(field: FieldFacts, page: PageFacts): FieldFacts {
  return (field.group && page.fields.find(({ group }) => group?.id === field.group?.id)) ?? field;
}

/**
 * What shows that a form was refused because of one of its fields: the browser stops it, or else the page asks again and what
 * follows success is not there. Empty where nothing would show it.
 */
export function expectRefusal(flow: Flow, field: FieldFacts, page: PageFacts): Step[] {
  const first = findFirst(field, page);
  if (isGuardedByBrowser(flow, page)) return expectBrowserRefusal(first, page);
  const opposite = flow.negative ? [] : expectNoSuccess(flow, page);
  return opposite.length > 0 ? [expectStillAsked(targetField(first, page)), ...opposite] : [];
}

/** Who refuses, for a description. */
export function tellRefusal(flow: Flow, page: PageFacts): string {
  return isGuardedByBrowser(flow, page)
    ? 'the browser must refuse to send the form'
    : 'the form must not be accepted';
}

/** Whether the field's own attributes forbid this value. */
export function isRefusedByBrowser(field: FieldFacts, value: string): boolean {
  if (field.type === 'number')
    return Number(value) < Number(field.min ?? -Infinity) || Number(value) > Number(field.max ?? Infinity);
  return value !== '' && value.length < (field.minLength ?? 0);
}

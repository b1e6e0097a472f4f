import type { Step, TestCase } from '../steps/language.ts';
import { isTyped } from './choose-value.ts';
import { expectBrowserRefusal, isGuardedByBrowser } from './expect-refusal.ts';
import type { Entry, Flow } from './flow.ts';
import { makeCase } from './make-case.ts';
import { makeStep } from './make-step.ts';
import type { FieldFacts, PageFacts } from './page-facts.ts';

/** What leaves a field empty: nothing, unless it holds something from the start. Undefined where it cannot be emptied. */
function emptyField({ field, target }: Entry): Step[] | undefined {
  if (!field?.filled) return [];
  if (isTyped(field)) return [makeStep({ do: 'clear', target })];
  return field.kind === 'checkbox' || field.kind === 'switch'
    ? [makeStep({ do: 'uncheck', target })]
    : undefined;
}

/** Whether the first option of a dropdown counts as empty cannot be seen, nor which radio buttons belong together. */
function canBeLeftEmpty(entry: Entry): entry is Entry & { field: FieldFacts } {
  const { field } = entry;
  return (
    field?.required === true &&
    (field.kind === 'field' || field.kind === 'checkbox' || field.kind === 'switch')
  );
}

function leaveOne(flow: Flow, entry: Entry & { field: FieldFacts }, page: PageFacts): TestCase | undefined {
  const emptied = emptyField(entry);
  if (!emptied) return undefined;
  const steps = flow.entries.flatMap((other) => (other === entry ? emptied : [other.step]));
  return makeCase({
    title: `"${entry.field.label}" left empty: ${flow.name}`,
    description: `The page marks "${entry.field.label}" as required, so the browser must refuse to send the form without it.`,
    priority: 'medium',
    steps: [...flow.before, ...steps, flow.submit, ...expectBrowserRefusal(entry.field, page)],
    origin: 'required',
  });
}

/** The form sent with nothing in it, then with one required field missing at a time. */
export function leaveRequiredEmpty(flow: Flow, page: PageFacts): TestCase[] {
  if (!isGuardedByBrowser(flow, page)) return [];
  const required = flow.entries.filter(canBeLeftEmpty);
  const inPageOrder = [...required].sort(
    (left, right) => page.fields.indexOf(left.field) - page.fields.indexOf(right.field),
  );
  const [first] = inPageOrder;
  const singles = inPageOrder.map((entry) => leaveOne(flow, entry, page)).filter((one) => one !== undefined);
  if (!first || required.length < 2) return singles;
  const emptied = flow.entries.map((entry) => (canBeLeftEmpty(entry) ? emptyField(entry) : [entry.step]));
  if (emptied.some((steps) => steps === undefined)) return singles;
  const all = makeCase({
    title: `Required fields left empty: ${flow.name}`,
    description: `The page marks ${required.length} fields as required, so the browser must refuse to send the form without them.`,
    priority: 'medium',
    steps: [
      ...flow.before,
      ...emptied.flatMap((steps) => steps ?? []),
      flow.submit,
      ...expectBrowserRefusal(first.field, page),
    ],
    origin: 'required',
  });
  return [all, ...singles];
}

import type { Step, TestCase } from '../../steps/language.ts';
import { isTyped } from '../cases/choose-value.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeStep } from '../cases/make-step.ts';
import type { FieldFacts, PageFacts } from '../facts/page-facts.ts';
import type { Entry, Flow } from '../flows/flow.ts';
import { expectRefusal, tellRefusal } from './expect-refusal.ts';

type Required = Entry & { field: FieldFacts };

/** What leaves a field empty: nothing, unless it holds something from the start. Undefined where it cannot be emptied. */
function emptyField({ field, target }: Required): Step[] | undefined {
  const isDropdown = field.kind === 'dropdown';
  // Whether a dropdown can be empty at all is known only where one of its options stands for that.
  if (field.kind === 'slider' || (isDropdown && field.emptyOption === undefined)) return undefined;
  if (!field.filled) return [];
  if (isDropdown && field.emptyOption !== undefined)
    return [makeStep({ do: 'select', target, option: field.emptyOption })];
  if (isTyped(field)) return [makeStep({ do: 'clear', target })];
  return field.kind === 'checkbox' || field.kind === 'switch'
    ? [makeStep({ do: 'uncheck', target })]
    : undefined;
}

function isRequired(entry: Entry): entry is Required {
  return entry.field?.required === true;
}

function sayEmpty({ label, kind, type, group }: FieldFacts): string {
  if (kind === 'radio button') return `Nothing chosen for "${group?.label || label}"`;
  if (kind === 'dropdown') return `Nothing chosen for "${label}"`;
  if (kind === 'checkbox' || kind === 'switch') return `"${label}" not ticked`;
  return type === 'file' ? `No file for "${label}"` : `"${label}" left empty`;
}

/** The form sent with nothing in it, then with one required field missing at a time. */
export function leaveRequiredEmpty(flow: Flow, page: PageFacts): TestCase[] {
  const required = flow.entries
    .filter(isRequired)
    .filter((entry) => emptyField(entry) !== undefined)
    .sort((left, right) => page.fields.indexOf(left.field) - page.fields.indexOf(right.field));
  const leave = (left: readonly Required[], title: string, why: string): TestCase[] => {
    const [first] = left;
    const refusal = first ? expectRefusal(flow, first.field, page) : [];
    if (refusal.length === 0) return [];
    const steps = flow.entries.flatMap((entry) => {
      const empty = left.find((one) => one === entry);
      return empty ? (emptyField(empty) ?? []) : [entry.step];
    });
    return [
      makeCase({
        title: `${title}: ${flow.name}`,
        description: why,
        priority: 'medium',
        steps: [...flow.before, ...steps, flow.submit, ...refusal],
        origin: 'required',
      }),
    ];
  };
  const refuse = tellRefusal(flow, page);
  const all = leave(
    required,
    'Required fields left empty',
    `The page marks ${required.length} fields as required, so ${refuse} without them.`,
  );
  const singles = required.flatMap((entry) =>
    leave(
      [entry],
      sayEmpty(entry.field),
      `The page marks "${entry.field.group?.label || entry.field.label}" as required, so ${refuse} without it.`,
    ),
  );
  return required.length < 2 ? singles : [...all, ...singles];
}

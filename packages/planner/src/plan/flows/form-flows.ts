import type { Step } from '../../steps/language.ts';
import { fillField } from '../cases/choose-value.ts';
import { makeStep, targetButton, targetField } from '../cases/make-step.ts';
import type { FormFacts, PageFacts } from '../facts/page-facts.ts';
import type { Entry, Flow } from './flow.ts';

function fieldsOf(form: FormFacts, page: PageFacts) {
  return page.fields.filter((field) => field.form === form.id);
}

/** Adds what a form requires and the author did not mention; undefined where a required field cannot be filled in. */
export function completeFlow(flow: Flow, page: PageFacts): Flow | undefined {
  const { form } = flow;
  if (!form) return undefined;
  const given = new Set(flow.entries.map((entry) => entry.field));
  const entries: Entry[] = [...flow.entries];
  const chosen = new Set(entries.map((entry) => entry.field?.group?.id));
  for (const field of fieldsOf(form, page)) {
    if (!field.required || field.filled || given.has(field)) continue;
    if (field.group && chosen.has(field.group.id)) continue;
    const command = fillField(field, page);
    if (!command) return undefined;
    if (field.group) chosen.add(field.group.id);
    entries.push({ step: makeStep(command), target: targetField(field, page), field });
  }
  return { ...flow, entries };
}

/** A form of the page as a flow of its own: every field that has to be filled in, then its own button. */
export function planForm(form: FormFacts, page: PageFacts, before: Step[]): Flow | undefined {
  const button = page.buttons.find((one) => one.form === form.id && one.submits);
  if (!button || fieldsOf(form, page).length === 0) return undefined;
  const submit = makeStep({ do: 'click', target: targetButton(button, page) });
  return completeFlow(
    {
      before,
      entries: [],
      submit,
      outcome: [],
      negative: false,
      page,
      form,
      name: form.name || button.name,
    },
    page,
  );
}

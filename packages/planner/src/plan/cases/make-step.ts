import type { Command, Expectation, NotUnderstood, Step, Target } from '../../steps/language.ts';
import { renderStep } from '../../steps/render.ts';
import { foldName } from '../facts/match-names.ts';
import type { ButtonFacts, FieldFacts, PageFacts } from '../facts/page-facts.ts';

/** A step that no author wrote. */
export function makeStep(command: Command): Step {
  return { source: '', sentence: renderStep(command), command };
}

export function makeCheck(expectation: Expectation): Step {
  return makeStep({ do: 'expect', ...expectation });
}

export function isUnderstood(step: Step | NotUnderstood): step is Step {
  return 'command' in step;
}

/** Which of several with the same name it is; nothing where the name alone says it. */
function countAmong<T>(one: T, all: readonly T[], name: (item: T) => string): { ordinal?: number } {
  const same = all.filter((item) => foldName(name(item)) === foldName(name(one)));
  return same.length > 1 ? { ordinal: same.indexOf(one) + 1 } : {};
}

export function targetField(field: FieldFacts, page: PageFacts): Target {
  const sameKind = page.fields.filter((other) => other.kind === field.kind);
  return { name: field.label, kind: field.kind, ...countAmong(field, sameKind, (other) => other.label) };
}

export function targetButton(button: ButtonFacts, page: PageFacts): Target {
  return { name: button.name, kind: 'button', ...countAmong(button, page.buttons, (other) => other.name) };
}

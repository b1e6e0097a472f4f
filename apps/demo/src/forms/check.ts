import type { BugName } from '../bugs/bugs.ts';

/** What one field must be. The first rule that does not hold gives the message. */
export interface FieldRule {
  name: string;
  /** Said when it is empty; absent where it may be empty. */
  required?: string;
  shape?: { pattern: RegExp; message: string };
  longest?: { characters: number; message: string };
}

export interface CheckedForm {
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Nothing longer is looked at or kept, whatever the rules say. */
const longestKept = 600;

/** A cut string holds on to the whole one it was cut from; a copy does not. */
function cut(text: string): string {
  return text.length > longestKept ? Buffer.from(text.slice(0, longestKept)).toString() : text;
}

function findError(rule: FieldRule, value: string): string | undefined {
  if (value === '') return rule.required;
  if (rule.longest && value.length > rule.longest.characters) return rule.longest.message;
  return rule.shape && !rule.shape.pattern.test(value) ? rule.shape.message : undefined;
}

/** With the bug `no-validation` there are never any errors. */
export function checkForm(
  rules: readonly FieldRule[],
  form: URLSearchParams,
  bugs: readonly BugName[],
): CheckedForm {
  const checked: CheckedForm = { values: {}, errors: {} };
  for (const rule of rules) {
    // A browser sends line ends as CR LF; people count them as one character.
    const value = cut((form.get(rule.name) ?? '').replaceAll('\r\n', '\n').trim());
    checked.values[rule.name] = value;
    const error = findError(rule, value);
    if (error && !bugs.includes('no-validation')) checked.errors[rule.name] = error;
  }
  return checked;
}

export function isValid(checked: CheckedForm): boolean {
  return Object.keys(checked.errors).length === 0;
}

import { type Attributes, attributes, type Html, html } from '../../html.ts';

/** The message of each field that was refused. */
export type Errors = Readonly<Record<string, string>>;

/** What each field must fulfil, and what is said where it does not. */
type Checks = Readonly<Record<string, readonly [isRight: boolean, message: string]>>;

export function findErrors(checks: Checks): Errors {
  const refused = Object.entries(checks).filter(([, [isRight]]) => !isRight);
  return Object.fromEntries(refused.map(([name, [, message]]) => [name, message]));
}

export function hasErrors(errors: Errors): boolean {
  return Object.keys(errors).length > 0;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export function showError(name: string, errors: Errors): Html | undefined {
  const error = errors[name];
  return error ? html`<div class="invalid-feedback" id="${name}-error">${error}</div>` : undefined;
}

/** The class of a field, which shows whether it was refused. */
export function markField(kind: 'form-control' | 'form-select', name: string, errors: Errors): string {
  return errors[name] ? `${kind} is-invalid` : kind;
}

interface More {
  hint?: string;
  attributes?: Attributes;
}

/** Draws the fields of one form, each with its value and its error. */
export function drawFields<Name extends string>(values: Readonly<Record<Name, string>>, errors: Errors) {
  return (name: Name, label: string, { hint, attributes: more }: More = {}): Html => {
    const className = markField('form-control', name, errors);
    const input = attributes({ class: className, id: name, name, value: values[name], ...more });
    return html`<div class="form-group">
  <label for="${name}">${label}</label><input${input}>${hint && html`<small class="form-text">${hint}</small>`}${showError(name, errors)}
</div>`;
  };
}

export function drawOption(text: string, chosen: string, value?: string): Html {
  return html`<option${attributes({ value, selected: (value ?? text) === chosen })}>${text}</option>`;
}

interface Radio {
  id: string;
  name: string;
  value: string;
  chosen: string;
}

export function drawRadio({ id, name, value, chosen }: Radio): Html {
  const input = attributes({ type: 'radio', name, id, value, checked: value === chosen });
  return html`<div class="form-check"><input${input}> <label for="${id}">${value}</label></div>`;
}

export function showRefusal(message: string | undefined): Html | undefined {
  return message ? html`<div class="alert alert-danger" role="alert">${message}</div>` : undefined;
}

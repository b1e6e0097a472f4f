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

/** The list on top of a form; each message leads to its field. */
export function drawErrorSummary(errors: Errors): Html | undefined {
  if (!hasErrors(errors)) return undefined;
  const items = Object.entries(errors).map(
    ([name, message]) => html`<li><a href="#${name}">${message}</a></li>`,
  );
  return html`<div class="error-summary" role="alert" aria-labelledby="error-title">
  <h2 id="error-title">There is a problem</h2>
  <ul>${items}</ul>
</div>`;
}

interface More {
  hint?: string;
  attributes?: Attributes;
}

/** Draws the fields of one form, each with its value, its hint and whether it was refused. */
export function drawFields<Name extends string>(values: Readonly<Record<Name, string>>, errors: Errors) {
  return (name: Name, label: string, { hint, attributes: more }: More = {}): Html => {
    const input = attributes({
      id: name,
      name,
      value: values[name],
      'aria-describedby': hint && `${name}-hint`,
      'aria-invalid': errors[name] ? 'true' : undefined,
      ...more,
    });
    return html`<div class="field"><label for="${name}">${label}</label>${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}<input${input}></div>`;
  };
}

export function drawOption(value: string, text: string, chosen: string): Html {
  return html`<option${attributes({ value, selected: value === chosen })}>${text}</option>`;
}

export function drawRadio(name: string, value: string, text: string, chosen: string): Html {
  const id = `${name}-${value.toLowerCase()}`;
  const input = attributes({ type: 'radio', name, id, value, checked: value === chosen });
  return html`<span class="choice"><input${input}> <label for="${id}">${text}</label></span>`;
}

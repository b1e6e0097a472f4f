import type { CheckedForm } from '../forms/check.ts';
import { attributes, type Html, html } from './html.ts';

type Attributes = Record<string, string | number | boolean | undefined>;

interface FieldText {
  name: string;
  label: string;
  hint?: string;
}

/** Ties an input to its hint and its error, and gives it its id. */
function describe({ name, hint }: FieldText, checked: CheckedForm): Attributes {
  const error = checked.errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? 'true' : undefined,
  };
}

function showHint({ name, hint }: FieldText): Html | undefined {
  return hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : undefined;
}

export function showError(name: string, checked: CheckedForm): Html | undefined {
  const error = checked.errors[name];
  return error ? html`<p class="error" id="${name}-error">${error}</p>` : undefined;
}

export function textField(text: FieldText, checked: CheckedForm, more: Attributes = {}): Html {
  const values = {
    type: 'text',
    value: checked.values[text.name] ?? '',
    ...describe(text, checked),
    ...more,
  };
  return html`<div class="field">
    <label for="${text.name}">${text.label}</label>
    ${showHint(text)}<input${attributes(values)}>${showError(text.name, checked)}
  </div>`;
}

export function textArea(text: FieldText, checked: CheckedForm, more: Attributes = {}): Html {
  const value = checked.values[text.name] ?? '';
  return html`<div class="field">
    <label for="${text.name}">${text.label}</label>
    ${showHint(text)}<textarea${attributes({ rows: 4, ...describe(text, checked), ...more })}>
${value}</textarea>${showError(text.name, checked)}
  </div>`;
}

export function selectField(
  text: FieldText,
  options: readonly string[],
  checked: CheckedForm,
  more: Attributes = {},
): Html {
  const chosen = checked.values[text.name] ?? '';
  return html`<div class="field">
    <label for="${text.name}">${text.label}</label>
    ${showHint(text)}<select${attributes({ ...describe(text, checked), ...more })}>
      <option value="">Please choose</option>
      ${options.map((option) => html`<option${attributes({ selected: option === chosen })}>${option}</option>`)}
    </select>${showError(text.name, checked)}
  </div>`;
}

/** The list of errors above a form, each leading to its field. */
export function showErrorSummary(checked: CheckedForm): Html | undefined {
  const errors = Object.entries(checked.errors);
  if (errors.length === 0) return undefined;
  const title =
    errors.length === 1 ? 'One field needs your attention' : `${errors.length} fields need your attention`;
  return html`<div class="alert" role="alert">
    <p><strong>${title}</strong></p>
    <ul>${errors.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}</ul>
  </div>`;
}

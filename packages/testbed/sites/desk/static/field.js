import { make, nextId } from './base.js';

function makeInput(id, { type = 'text', value = '', multiline, loose, autocomplete }) {
  const own = { id: loose ? undefined : id, autocomplete };
  return multiline ? make('textarea', { ...own, value }) : make('input', { ...own, type, value });
}

/** A text field with a floating label; a loose one leaves its label untied, as happens. */
export function makeField({ label, hint, oninput = () => {}, ...kind }) {
  const id = nextId();
  const input = makeInput(id, kind);
  const caption = kind.loose ? make('div', { class: 'dk-flabel' }, label) : make('label', { for: id }, label);
  const problem = make('p', { class: 'dk-helper', id: `${id}h` });
  const below = hint ? make('p', { class: 'dk-hint' }, hint) : undefined;
  const element = make('div', { class: 'dk-field' }, caption, input, below);

  const shrink = () => element.classList.toggle('shrink', input.value !== '' || kind.type === 'number');
  const clearError = () => {
    element.classList.remove('error');
    problem.remove();
    input.removeAttribute('aria-invalid');
  };
  const showError = (text) => {
    element.classList.add('error');
    problem.textContent = text;
    element.append(problem);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', problem.id);
  };
  input.addEventListener('input', () => {
    shrink();
    clearError();
    oninput(input.value);
  });
  shrink();
  return { element, input, showError };
}

/** A switch with its label beside it. */
export function makeSwitch(label, on, onchange, disabled = false) {
  const id = nextId();
  const button = make('button', {
    class: 'dk-switch',
    type: 'button',
    role: 'switch',
    'aria-checked': String(on),
    'aria-labelledby': id,
    disabled,
  });
  button.addEventListener('click', () => {
    const next = button.getAttribute('aria-checked') !== 'true';
    button.setAttribute('aria-checked', String(next));
    onchange(next);
  });
  return make('div', { class: 'dk-switchrow' }, make('span', { id }, label), button);
}

/** Tabs as buttons, of which one is chosen. */
export function makeTabs(labels, chosen, choose) {
  return Object.entries(labels).map(([key, label]) =>
    make(
      'button',
      {
        class: 'dk-tab',
        type: 'button',
        role: 'tab',
        'aria-selected': String(key === chosen),
        onclick: () => choose(key),
      },
      label,
    ),
  );
}

import { make, makeBox, makeIconButton, nextId } from './base.js';

/** A text field with a floating label. */
export function makeField({ label, value = '', type = 'text', multiline, hint, attributes, oninput }) {
  const id = nextId();
  const own = { id, value, 'aria-labelledby': `${id}l`, placeholder: ' ', ...attributes };
  const input = multiline ? make('textarea', own) : make('input', { type, ...own });
  const problem = make('p', { class: 'tv-error', id: `${id}e` });
  const below = hint ? make('p', { class: 'tv-hint' }, hint) : undefined;
  const element = makeBox('tv-field', input, make('span', { id: `${id}l`, class: 'tv-float' }, label), below);
  const showError = (text) => {
    problem.textContent = text;
    element.append(problem);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', problem.id);
  };
  const clearError = () => {
    problem.remove();
    input.removeAttribute('aria-invalid');
  };
  input.addEventListener('input', () => {
    clearError();
    oninput?.(input.value);
  });
  return { element, input, showError, clearError };
}

/** A switch with its label beside it. */
export function makeSwitch(label, on, onchange) {
  const id = nextId();
  const toggle = make('div', {
    class: 'tv-switch',
    role: 'switch',
    tabindex: '0',
    'aria-checked': String(on),
    'aria-labelledby': id,
  });
  const flip = () => {
    const next = toggle.getAttribute('aria-checked') !== 'true';
    toggle.setAttribute('aria-checked', String(next));
    onchange(next);
  };
  toggle.addEventListener('click', flip);
  toggle.addEventListener('keydown', ({ key }) => {
    if (key === ' ' || key === 'Enter') flip();
  });
  return makeBox('tv-switchrow', make('span', { id }, label), toggle);
}

export function makeCheckbox(label, on, onchange) {
  const box = make('input', { type: 'checkbox', checked: on, onchange: () => onchange(box.checked) });
  return make('label', { class: 'tv-check' }, box, ' ', make('span', {}, label));
}

/** A number between a minus and a plus. */
export function makeStepper({ label, note, value, least = 0, most = 9, onchange }) {
  let count = value;
  const shown = make('span', { class: 'tv-count', 'aria-live': 'polite' });
  const step = (by) => () => {
    count += by;
    draw();
    onchange(count);
  };
  const minus = makeIconButton('−', `Fewer ${label.toLowerCase()}`, { onclick: step(-1) });
  const plus = makeIconButton('+', `More ${label.toLowerCase()}`, { onclick: step(1) });
  const draw = () => {
    shown.textContent = count;
    minus.disabled = count <= least;
    plus.disabled = count >= most;
  };
  draw();
  const hint = note ? make('small', {}, note) : undefined;
  return makeBox('tv-stepper', makeBox('tv-grow', make('div', {}, label), hint), minus, shown, plus);
}

/** Chips of which one is pressed; `options` are pairs of a value and its text. */
export function makeChoice(name, options, chosen, choose) {
  const press = (next) => {
    for (const [value, button] of buttons) button.setAttribute('aria-pressed', String(value === next));
    choose(next);
  };
  const buttons = options.map(([value, text]) => [
    value,
    make(
      'button',
      {
        class: 'tv-choice',
        type: 'button',
        'aria-pressed': String(value === chosen),
        onclick: () => press(value),
      },
      text,
    ),
  ]);
  const list = buttons.map(([, button]) => button);
  return make('div', { class: 'tv-choices', role: 'group', 'aria-label': name }, list);
}

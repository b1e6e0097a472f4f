import { make, nextId } from './base.js';
import { openPopup } from './popup.js';

function makeOption([value, text], chosen, choose) {
  return make(
    'div',
    {
      class: 'tv-option',
      role: 'option',
      tabindex: '-1',
      'aria-selected': String(value === chosen),
      onclick: () => choose(value),
    },
    text,
  );
}

/** A select of divs; `options` are pairs of a value and its text. */
export function makeSelect({ label, value, options, onchange }) {
  const id = nextId();
  let chosen = value;
  let close;
  const texts = Object.fromEntries(options);
  const shown = make('span', { id: `${id}v` }, texts[value]);
  const box = make(
    'div',
    {
      class: 'tv-select',
      role: 'combobox',
      tabindex: '0',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-labelledby': `${id}l ${id}v`,
    },
    shown,
    make('span', { class: 'tv-caret', 'aria-hidden': 'true' }, '▾'),
  );
  const choose = (next) => {
    chosen = next;
    shown.textContent = texts[next];
    close();
    onchange(next);
  };
  const isOpen = () => box.getAttribute('aria-expanded') === 'true';
  const toggle = () => {
    if (isOpen()) return close();
    const list = options.map((option) => makeOption(option, chosen, choose));
    close = openPopup(
      box,
      make('div', { class: 'tv-pop', role: 'listbox', 'aria-labelledby': `${id}l` }, list),
    );
  };
  box.addEventListener('click', toggle);
  box.addEventListener('keydown', ({ key }) => {
    if (['Enter', ' ', 'ArrowDown'].includes(key)) toggle();
  });
  return make(
    'div',
    { class: 'tv-selectfield' },
    make('span', { id: `${id}l`, class: 'tv-label' }, label),
    box,
  );
}

import { make, nextId } from './base.js';
import { openPopup } from './popup.js';

const nothing = '\u200b';
const openingKeys = ['Enter', ' ', 'ArrowDown'];

function makeBox(id, { label, name }, shown) {
  return make(
    'div',
    {
      class: 'dk-selbox',
      role: 'combobox',
      tabindex: '0',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-labelledby': label && `${id}l ${id}`,
      'aria-label': name,
      id,
    },
    shown,
  );
}

function openList(box, options, current, choose) {
  const items = options.map((option) => {
    const take = () => {
      close();
      choose(option);
    };
    const selected = String(option === current);
    return make(
      'li',
      {
        class: 'dk-option',
        role: 'option',
        'aria-selected': selected,
        'data-value': option,
        tabindex: '0',
        onclick: take,
      },
      option,
    );
  });
  const list = make('ul', { class: 'dk-pop', role: 'listbox' }, items);
  const close = openPopup(box, list);
  list.style.minWidth = `${box.getBoundingClientRect().width}px`;
}

/** A select without a native one; it has a visible label or else a name. */
export function makeSelect({ label, name, value, options, onchange }) {
  const id = nextId();
  let current = value;
  const shown = make('span', {}, value || nothing);
  const box = makeBox(id, { label, name }, shown);
  const set = (option) => {
    current = option;
    shown.textContent = option;
  };
  const choose = (option) => {
    set(option);
    onchange(option);
  };
  const open = () => openList(box, options, current, choose);
  box.addEventListener('click', open);
  box.addEventListener('keydown', (event) => {
    if (!openingKeys.includes(event.key)) return;
    event.preventDefault();
    open();
  });
  const caption = label ? make('span', { class: 'dk-selabel', id: `${id}l` }, label) : undefined;
  const element = make('div', { class: label ? 'dk-select' : 'dk-select nolabel' }, caption, box);
  return { element, set };
}

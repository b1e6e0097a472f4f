/** Whether a seeded bug is on; the server writes its name into the page. */
export function hasBug(name) {
  return document.documentElement.dataset.bug === name;
}

export const $ = (selector, root = document) => root.querySelector(selector);

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** An element with attributes and children; `on…` attributes are listeners, and what is undefined or false is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  element.append(...children.flat().filter((child) => child !== undefined && child !== false));
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  return element;
}

export function makeDiv(name, ...children) {
  return make('div', { class: name }, ...children);
}

/** A button of the usual look; `kind` is primary, danger, link or empty. */
export function makeButton(label, kind, onclick, attributes = {}) {
  return make('button', { class: `btn ${kind}`.trim(), type: 'button', onclick, ...attributes }, label);
}

/** A div that acts as a button, as happens. */
export function makeClickable(name, onclick, attributes, ...children) {
  const onkeydown = (event) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onclick(event);
  };
  return make('div', { class: name, tabindex: '0', onclick, onkeydown, ...attributes }, ...children);
}

export function makeSelect(options, value, choose, attributes = {}) {
  const items = options.map(([key, label]) => make('option', { value: key }, label));
  const onchange = ({ target }) => choose(target.value);
  return make('select', { class: 'select', onchange, value, ...attributes }, items);
}

export function makeAvatar(name) {
  const initials = name
    .split(' ')
    .map(([letter]) => letter)
    .join('');
  return make('span', { class: 'avatar', title: name }, initials);
}

export function makeBadge(text) {
  return make('span', { class: 'badge' }, String(text));
}

export function makeLabel(label, ...more) {
  return make('span', { class: `tag tag-${label.toLowerCase()}` }, label, ...more);
}

/** Whether a seeded bug is on; the server writes its name into the page. */
export function hasBug(name) {
  return document.documentElement.dataset.bug === name;
}

export const $ = (selector, root = document) => root.querySelector(selector);

/** An element with attributes and children; `on…` attributes are listeners, and what is undefined is left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined));
  return element;
}

/** A div of a class. */
export function makeBox(className, ...children) {
  return make('div', { class: className }, ...children);
}

/** A button of the usual look; `kind` is contained, danger or text. */
export function makeButton(label, kind, attributes) {
  return make('button', { class: `tv-btn ${kind}`, type: 'button', ...attributes }, label);
}

/** A button that shows a sign alone. */
export function makeIconButton(sign, name, attributes) {
  const icon = make('span', { class: 'tv-icon', 'aria-hidden': 'true' }, sign);
  return make('button', { class: 'tv-iconbtn', type: 'button', 'aria-label': name, ...attributes }, icon);
}

export function makeChip(text, kind = '') {
  return make('span', { class: `tv-chip ${kind}` }, text);
}

/** Grey boxes where something is still loading. */
export function makeSkeleton(count) {
  const bars = Array.from({ length: count }, () => makeBox('tv-skel'));
  return make('div', { class: 'tv-skeleton', 'aria-busy': 'true' }, bars);
}

let ids = 0;
export function nextId() {
  ids += 1;
  return `tv-${ids}`;
}

export function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function plural(count, word) {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2027-06-14 as "14 Jun 2027". */
export function writeDay(iso) {
  return dayFormat.format(new Date(iso));
}

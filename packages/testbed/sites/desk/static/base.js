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

/** A button of the usual look; `kind` is contained, danger or text. */
export function makeButton(label, kind, attributes) {
  return make('button', { class: kind ? `dk-btn ${kind}` : 'dk-btn', type: 'button', ...attributes }, label);
}

export function makeChip(text) {
  const kind = text.replace(/\s/g, '-');
  return make('div', { class: `dk-chip ${kind}` }, make('span', { class: 'dk-chip-label' }, text));
}

export function makeAvatar(name) {
  const letters = name.split(/[\s@.]+/).map((word) => word.slice(0, 1).toUpperCase());
  return make('span', { class: 'dk-avatar', 'aria-hidden': 'true' }, letters.slice(0, 2).join(''));
}

/** Grey lines where something is still loading. */
export function makeSkeleton(lines) {
  const bars = Array.from({ length: lines }, () => make('div', { class: 'dk-skel' }));
  return make('div', { class: 'dk-skeleton', 'aria-busy': 'true' }, bars);
}

/** The head of a page: its title, and what stands beside it. */
export function makeHead(title, ...children) {
  return make('div', { class: 'dk-pagehead' }, make('h1', {}, title), ...children);
}

/** Pushes what follows to the right. */
export function makeGap() {
  return make('div', { class: 'dk-grow' });
}

let ids = 0;
export function nextId() {
  ids += 1;
  return `:r${ids.toString(36)}:`;
}

export function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function countTickets(count) {
  return count === 1 ? '1 ticket' : `${count} tickets`;
}

/** A message in the corner that goes away by itself. */
export function toast(text) {
  if (!$('.dk-toasts')) document.body.append(make('div', { class: 'dk-toasts' }));
  const note = make(
    'div',
    { class: 'dk-toast', role: 'status' },
    make('div', { class: 'dk-toast-message' }, text),
  );
  $('.dk-toasts').append(note);
  setTimeout(() => note.remove(), 5000);
}

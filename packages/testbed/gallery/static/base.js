/** Whether a seeded bug is on; the server writes their names into the page. */
export function hasBug(name) {
  return (document.documentElement.dataset.bugs ?? '').split(' ').includes(name);
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** An element with attributes and children; `on…` attributes are listeners. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

/** A sign that only eyes see; the button around it has its name from elsewhere. */
export function icon(sign) {
  return make('span', { 'aria-hidden': 'true' }, sign);
}

/** A message in the corner that goes away by itself, with an action where one is given. */
export function toast(text, action) {
  const note = make('div', { class: 'toast' }, text);
  const act = () => {
    note.remove();
    action.do();
  };
  if (action) note.append(' ', make('button', { onclick: act }, action.label));
  $('#toasts').replaceChildren(note);
  setTimeout(() => note.remove(), 8000);
}

/** Keeps a page's data over reloads and other pages. */
export function keep(name, data) {
  localStorage.setItem(name, JSON.stringify(data));
}

export function recall(name, fallback) {
  const kept = localStorage.getItem(name);
  return kept === null ? fallback : JSON.parse(kept);
}

/** Asks in a dialog of the page; resolves to whether the first button was pressed. */
export function ask(title, text, yes, no = 'Cancel') {
  return new Promise((resolve) => {
    const end = (answer) => {
      dialog.remove();
      resolve(answer);
    };
    const dialog = make(
      'dialog',
      { 'aria-labelledby': 'question', oncancel: () => end(false) },
      make('h2', { id: 'question' }, title),
      make('p', {}, text),
      make('button', { onclick: () => end(true) }, yes),
      ' ',
      make('button', { onclick: () => end(false) }, no),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

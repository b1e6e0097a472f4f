/** Whether the seeded bug is on; the server writes its name into the page. */
export function hasBug(name) {
  return document.documentElement.dataset.bug === name;
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

export async function load(name) {
  const response = await fetch(`/campus/api/${name}`);
  return response.json();
}

export async function send(name, data) {
  const response = await fetch(`/campus/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return response.json();
}

/** A bar at the bottom that goes away by itself, with an action where one is given. */
export function showMessage(text, action) {
  $('.snackbar')?.remove();
  const bar = make('div', { class: 'snackbar', role: 'status' }, make('span', {}, text));
  const act = () => {
    bar.remove();
    action.do();
  };
  if (action) bar.append(make('button', { type: 'button', onclick: act }, action.label));
  document.body.append(bar);
  setTimeout(() => bar.remove(), 8000);
}

export function setBasketCount(count) {
  $('#basketCount').textContent = String(count);
  $('#basketCount').classList.toggle('hidden', count === 0);
}

export async function addToBasket(id) {
  const { count, message } = await send('basket', { add: id });
  if (!hasBug('add-badge')) setBasketCount(count);
  showMessage(message);
}

export function isEmail(text) {
  return /^\S+@\S+\.\S+$/.test(text);
}

export function countReplies(count) {
  return count === 1 ? '1 reply' : `${count} replies`;
}

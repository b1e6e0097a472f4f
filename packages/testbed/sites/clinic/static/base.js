/** Whether a seeded bug is on; the server writes its name into the page. */
export function hasBug(name) {
  return document.documentElement.dataset.bug === name;
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

export async function load(address) {
  const response = await fetch(address);
  return response.json();
}

export async function send(address, fields = {}) {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
  return response.json();
}

import { make } from './base.js';

let draw = () => {};
let visit = 0;

export function go(path) {
  history.pushState({}, '', path);
  redraw();
}

/** Draws the page of the present address. */
export function redraw() {
  visit += 1;
  draw(location.pathname);
}

/** Tells later whether the page is still the one that is open now. */
export function watchVisit() {
  const mine = visit;
  return () => mine === visit;
}

export function makeLink(path, attributes, ...children) {
  const onclick = (event) => {
    event.preventDefault();
    go(path);
  };
  return make('a', { href: path, onclick, ...attributes }, ...children);
}

export function startRouting(route) {
  draw = route;
  window.addEventListener('popstate', redraw);
  redraw();
}

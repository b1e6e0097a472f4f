import { make } from './base.js';

let draw = () => {};
let visits = 0;

/** Calls `route` with the path now and whenever it changes. */
export function startRouting(route) {
  draw = () => {
    visits += 1;
    for (const portal of document.querySelectorAll('body > .dk-portal')) portal.remove();
    route(location.pathname.replace(/\/$/, ''));
  };
  window.addEventListener('popstate', draw);
  draw();
}

export function go(path) {
  history.pushState({}, '', path);
  draw();
}

/** Goes on to another page without leaving this one in the history. */
export function redirect(path) {
  history.replaceState({}, '', path);
  draw();
}

/** Tells later whether the page drawn now is still the one that is shown. */
export function watchVisit() {
  const mine = visits;
  return () => mine === visits;
}

export function makeLink(path, label) {
  const follow = (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(path);
  };
  return make('a', { href: path, onclick: follow }, label);
}

export function ticketPath(id) {
  return `/desk/tickets/DSK-${id}`;
}

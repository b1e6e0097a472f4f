import { make } from './base.js';

function place(content, anchor) {
  const { left, bottom } = anchor.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - content.offsetWidth - 12;
  content.style.top = `${bottom + window.scrollY + 4}px`;
  content.style.left = `${Math.max(8, Math.min(left, rightmost))}px`;
}

/** Opens content below its anchor, at the end of the page; returns what closes it. */
export function openPopup(anchor, content) {
  const close = () => {
    portal.remove();
    document.removeEventListener('keydown', closeByKey);
    anchor.setAttribute('aria-expanded', 'false');
  };
  const closeByKey = ({ key }) => {
    if (key === 'Escape') close();
  };
  const cover = make('div', { class: 'dk-cover', 'aria-hidden': 'true', onclick: close });
  const portal = make('div', { class: 'dk-portal', role: 'presentation' }, cover, content);
  document.body.append(portal);
  place(content, anchor);
  document.addEventListener('keydown', closeByKey);
  anchor.setAttribute('aria-expanded', 'true');
  return close;
}

/** Opens a menu of labels, each with what it does. */
export function openMenu(anchor, entries) {
  const items = entries.map(([label, act]) => {
    const choose = () => {
      close();
      act();
    };
    return make('li', { class: 'dk-menuitem', role: 'menuitem', tabindex: '-1', onclick: choose }, label);
  });
  const close = openPopup(anchor, make('ul', { class: 'dk-pop', role: 'menu' }, items));
}

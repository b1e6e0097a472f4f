import { $, make, makeButton, makeDiv } from './base.js';
import { makeIconButton } from './icons.js';

const toastMs = 8000;

function closeByEscape(close) {
  const onKey = ({ key }) => {
    if (key === 'Escape') close();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

function place(content, anchor) {
  const { left, bottom } = anchor.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - content.offsetWidth - 12;
  const lowest = document.documentElement.clientHeight - content.offsetHeight - 12;
  content.style.top = `${Math.max(8, Math.min(bottom + 4, lowest))}px`;
  content.style.left = `${Math.max(8, Math.min(left, rightmost))}px`;
}

/** Opens content below its anchor, in a portal at the end of the page; returns what closes it. */
export function openPopup(anchor, content) {
  const close = () => {
    portal.remove();
    forget();
  };
  const cover = make('div', { class: 'cover', onclick: close });
  const portal = makeDiv('portal', cover, content);
  document.body.append(portal);
  place(content, anchor);
  const forget = closeByEscape(close);
  return close;
}

/** Opens a menu of labels, each with what it does. */
export function openMenu(anchor, entries) {
  const items = entries.map(([label, act]) => {
    const choose = () => {
      close();
      act();
    };
    return make('div', { class: 'menu-item', role: 'menuitem', tabindex: '-1', onclick: choose }, label);
  });
  const close = openPopup(anchor, make('div', { class: 'popup menu', role: 'menu' }, items));
}

/** Opens a dialog in a portal; `body` gets what closes it and gives the content. */
export function openDialog(title, body, wide = false) {
  const close = () => {
    portal.remove();
    forget();
  };
  const attributes = {
    class: wide ? 'modal wide' : 'modal',
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': title,
  };
  const head = makeDiv('modal-head', make('h2', {}, title), makeIconButton('close', 'Close', close));
  const portal = makeDiv('portal', makeDiv('backdrop', make('div', attributes, head, body(close))));
  document.body.append(portal);
  const forget = closeByEscape(close);
  $('input[type=text]', portal)?.focus();
}

/** Says something at the bottom of the page for a while, with an action if there is one. */
export function toast(text, action) {
  const holder = $('.toasts') ?? make('div', { class: 'toasts', role: 'status' });
  document.body.append(holder);
  const box = makeDiv('toast', make('span', {}, text));
  if (action) {
    const act = () => {
      box.remove();
      action.act();
    };
    box.append(makeButton(action.label, 'link', act));
  }
  holder.append(box);
  setTimeout(() => box.remove(), toastMs);
}

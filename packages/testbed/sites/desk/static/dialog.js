import { $, make, makeButton, nextId } from './base.js';

/** Opens a dialog and returns what closes it. */
export function openDialog(title, body, actions) {
  const id = nextId();
  const box = make(
    'div',
    { class: 'dk-dialog', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': id },
    make('h2', { id }, title),
    body,
    make('div', { class: 'dk-dialog-actions' }, actions),
  );
  const backdrop = make('div', { class: 'dk-backdrop' }, box);
  const portal = make('div', { class: 'dk-portal', role: 'presentation' }, backdrop);
  const close = () => {
    portal.remove();
    document.removeEventListener('keydown', closeByKey);
  };
  const closeByKey = ({ key }) => {
    // A list that is open over the dialog takes the key for itself.
    if (key === 'Escape' && !$('.dk-pop')) close();
  };
  document.body.append(portal);
  document.addEventListener('keydown', closeByKey);
  $('input', box)?.focus();
  return close;
}

/** Asks before something is lost. */
export function askFirst({ title, text, yes, act, cancel = () => {} }) {
  const closeAnd = (next) => () => {
    close();
    next();
  };
  const close = openDialog(title, make('p', {}, text), [
    makeButton('Cancel', 'text', { onclick: closeAnd(cancel) }),
    makeButton(yes, 'danger', { onclick: closeAnd(act) }),
  ]);
}

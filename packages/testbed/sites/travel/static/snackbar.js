import { $, make, makeButton } from './base.js';

const shownMs = 6000;

/** A message at the bottom that goes away by itself; `action` is a label and what it does. */
export function showSnackbar(text, action) {
  $('.tv-snackbar')?.remove();
  const bar = make('div', { class: 'tv-snackbar', role: 'status' }, make('span', {}, text));
  if (action) {
    const [label, act] = action;
    const run = () => {
      bar.remove();
      act();
    };
    bar.append(makeButton(label, 'snack', { onclick: run }));
  }
  document.body.append(bar);
  setTimeout(() => bar.remove(), shownMs);
}

import { make, makeBox, makeButton, makeIconButton, nextId } from './base.js';

function openOverlay(className, attributes, children) {
  const box = make(
    'div',
    { class: className, role: 'dialog', 'aria-modal': 'true', ...attributes },
    children,
  );
  const overlay = makeBox('tv-overlay', box);
  document.body.append(overlay);
  return () => overlay.remove();
}

/** Asks before something is done; `no` and `yes` are the labels of the answers. */
export function askFirst({ title, text, no, yes, keepOpen, act }) {
  const id = nextId();
  const close = openOverlay('tv-dialog', { 'aria-labelledby': id }, [
    make('h2', { id }, title),
    make('p', {}, text),
    makeBox(
      'tv-actions',
      makeButton(no, 'text', { onclick: () => keepOpen || close() }),
      makeButton(yes, 'danger', {
        onclick: () => {
          close();
          act();
        },
      }),
    ),
  ]);
}

/** Opens a drawer at the right. */
export function openDrawer({ title, children, stuck }) {
  const id = nextId();
  const shut = makeIconButton('×', 'Close', { onclick: () => stuck || close() });
  const head = makeBox('tv-drawerhead', make('h2', { id }, title), shut);
  const close = openOverlay('tv-drawer', { 'aria-labelledby': id }, [head, ...children]);
}

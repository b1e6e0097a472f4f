import { make } from './base.js';

const shapes = {
  bell: 'M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2zm6-6v-5a6 6 0 0 0-12 0v5l-2 2v1h16v-1z',
  moon: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z',
  more: 'M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  next: 'M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z',
  previous: 'M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z',
  close: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
};

/** A button that shows an icon alone and has just a title. */
export function makeIconButton(icon, title, onclick) {
  const button = make('button', { class: 'icon-btn', type: 'button', title, onclick });
  button.innerHTML = `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${shapes[icon]}"></path></svg>`;
  return button;
}

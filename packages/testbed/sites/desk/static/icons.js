import { make } from './base.js';

const shapes = {
  bell: 'M12 22a2 2 0 0 0 2-2h-4a2 2 0 0 0 2 2zm6-6v-5a6 6 0 0 0-5-5.9V4a1 1 0 0 0-2 0v1.1A6 6 0 0 0 6 11v5l-2 2v1h16v-1z',
  more: 'M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm0 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  next: 'M10 6 8.6 7.4 13.2 12l-4.6 4.6L10 18l6-6z',
  previous: 'M15.4 7.4 14 6l-6 6 6 6 1.4-1.4L10.8 12z',
  close: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  eye: 'M12 5C7 5 2.7 8.1 1 12c1.7 3.9 6 7 11 7s9.3-3.1 11-7c-1.7-3.9-6-7-11-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z',
};

/** A button that shows an icon alone; what it is called is up to its attributes. */
export function makeIconButton(icon, attributes) {
  const button = make('button', { class: 'dk-iconbtn', type: 'button', ...attributes });
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${shapes[icon]}"></path></svg>`;
  return button;
}

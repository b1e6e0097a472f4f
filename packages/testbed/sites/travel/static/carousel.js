import { hasBug, make, makeBox, makeIconButton } from './base.js';

/** Photos of which one is shown, by its caption. */
export function makeCarousel(photos) {
  let current = 0;
  const caption = make('figcaption');
  const picture = make('div', { class: 'tv-picture', role: 'img' });
  const counter = makeBox('tv-counter', `1 / ${photos.length}`);
  const show = (index) => {
    const last = photos.length - 1;
    current = index > last && hasBug('carousel-wrap') ? last : (index + photos.length) % photos.length;
    caption.textContent = photos[current];
    picture.setAttribute('aria-label', photos[current]);
    if (!hasBug('carousel-counter')) counter.textContent = `${current + 1} / ${photos.length}`;
  };
  show(0);
  return make(
    'figure',
    { class: 'tv-carousel', 'aria-roledescription': 'carousel' },
    picture,
    makeBox(
      'tv-row',
      makeIconButton('‹', 'Previous photo', { onclick: () => show(current - 1) }),
      counter,
      makeIconButton('›', 'Next photo', { onclick: () => show(current + 1) }),
      caption,
    ),
  );
}

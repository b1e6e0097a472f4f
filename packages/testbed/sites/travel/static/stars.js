import { make } from './base.js';

/** Stars that only show a rating. */
export function makeStars(rating) {
  const text = '★'.repeat(rating) + '☆'.repeat(5 - rating);
  return make('span', { class: 'tv-stars', role: 'img', 'aria-label': `${rating} out of 5 stars` }, text);
}

/** Stars to choose from; `get` gives 0 while none is chosen. */
export function makeRating(label) {
  let rating = 0;
  const set = (next) => {
    rating = next;
    for (const [index, star] of stars.entries()) {
      star.setAttribute('aria-checked', String(index + 1 === rating));
      star.textContent = index < rating ? '★' : '☆';
    }
  };
  const stars = [1, 2, 3, 4, 5].map((value) =>
    make(
      'button',
      {
        class: 'tv-star',
        type: 'button',
        role: 'radio',
        'aria-checked': 'false',
        'aria-label': value === 1 ? '1 star' : `${value} stars`,
        onclick: () => set(value),
      },
      '☆',
    ),
  );
  const element = make('div', { class: 'tv-rating', role: 'radiogroup', 'aria-label': label }, stars);
  return { element, set, get: () => rating };
}

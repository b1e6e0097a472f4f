import { hasBug, make, makeBox, makeButton, wait } from './base.js';
import { makeField } from './field.js';
import { showSnackbar } from './snackbar.js';
import { makeRating } from './stars.js';
import { keep, state } from './state.js';

/** The form for a review; `posted` is called after each. */
export function makeReviewForm(hotel, posted) {
  const rating = makeRating('Your rating');
  const field = makeField({ label: 'Your review', multiline: true });
  const problem = make('p', { class: 'tv-error', role: 'alert', hidden: true }, 'Please choose a rating.');
  const post = async () => {
    problem.hidden = rating.get() > 0 || hasBug('review-unrated');
    const text = field.input.value.trim();
    if (!text) field.showError('Please write a few words.');
    if (!problem.hidden || !text) return;
    await wait(200);
    const review = { hotel: hotel.id, author: 'You', stars: rating.get(), text, votes: 0 };
    await keep({ reviews: [review, ...state.reviews] });
    rating.set(0);
    if (!hasBug('review-kept')) field.input.value = '';
    showSnackbar('Thank you for your review');
    posted();
  };
  return makeBox(
    'tv-paper',
    make('h3', {}, 'Write a review'),
    rating.element,
    problem,
    field.element,
    makeButton('Post review', 'contained', { onclick: post }),
  );
}

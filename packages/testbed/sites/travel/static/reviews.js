import { hasBug, make, makeBox, makeButton, plural } from './base.js';
import { makeReviewForm } from './review-form.js';
import { makeSelect } from './select.js';
import { makeStars } from './stars.js';
import { keep, state } from './state.js';

const shownAtFirst = 3;
const starOptions = [
  ['all', 'All ratings'],
  ...[5, 4, 3, 2, 1].map((stars) => [String(stars), plural(stars, 'star')]),
];

function listReviews(hotel) {
  const others = hotel.reviews.map(([author, stars, text, votes]) => ({ author, stars, text, votes }));
  return [...state.reviews.filter((review) => review.hotel === hotel.id), ...others];
}

function makeHelpful(hotel, { author, votes }) {
  const key = `${hotel.id}/${author}`;
  const isOn = () => state.votes.includes(key);
  const button = makeButton('', 'text', {
    onclick: async () => {
      const next = isOn() ? state.votes.filter((vote) => vote !== key) : [...state.votes, key];
      await keep({ votes: next });
      draw();
    },
  });
  const draw = () => {
    const count = isOn() && !hasBug('helpful-stuck') ? votes + 1 : votes;
    button.textContent = `Helpful (${count})`;
    button.setAttribute('aria-pressed', String(isOn()));
  };
  draw();
  return button;
}

function makeReview(hotel, review) {
  return makeBox(
    'tv-card tv-review',
    makeBox('tv-row', make('strong', {}, review.author), makeStars(review.stars)),
    make('p', {}, review.text),
    makeHelpful(hotel, review),
  );
}

/** The reviews of a hotel with the filter for the stars and the form. */
export function makeReviews(hotel) {
  let wanted = 'all';
  let isWhole = false;
  const heading = make('h2');
  const list = makeBox('tv-list');
  const draw = () => {
    const all = listReviews(hotel);
    const fitting = all.filter(
      ({ stars }) => wanted === 'all' || String(stars) === wanted || hasBug('review-filter'),
    );
    const shown = isWhole ? fitting : fitting.slice(0, shownAtFirst);
    heading.textContent = `Reviews (${all.length})`;
    const none = makeBox('tv-empty', 'No reviews with this rating.');
    list.replaceChildren(...(shown.length > 0 ? shown.map((review) => makeReview(hotel, review)) : [none]));
    more.hidden = shown.length === fitting.length;
  };
  const more = makeButton('Show more reviews', 'text', {
    onclick: () => {
      isWhole = true;
      draw();
    },
  });
  const filter = makeSelect({
    label: 'Rating',
    value: wanted,
    options: starOptions,
    onchange: (next) => {
      wanted = next;
      draw();
    },
  });
  draw();
  return make('section', {}, heading, filter, list, more, makeReviewForm(hotel, draw));
}

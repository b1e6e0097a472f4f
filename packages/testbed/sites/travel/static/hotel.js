import { hasBug, make, makeBox, makeChip, plural } from './base.js';
import { makeCarousel } from './carousel.js';
import { hotels } from './catalog.js';
import { makeStepper } from './field.js';
import { openPage } from './header.js';
import { makeHeart } from './heart.js';
import { makePrice, writeMoney } from './money.js';
import { makeReviews } from './reviews.js';

const nightsAtFirst = 2;

function makeStay({ price, old }) {
  const total = make('p', { role: 'status' });
  const draw = (nights) => {
    const counted = hasBug('nights-total') ? nightsAtFirst : nights;
    total.textContent = `${plural(nights, 'night')}: ${writeMoney(price * counted)}`;
  };
  draw(nightsAtFirst);
  return makeBox(
    'tv-paper tv-stay',
    makePrice(price, old),
    make('small', {}, 'per night'),
    makeStepper({ label: 'Nights', value: nightsAtFirst, least: 1, most: 14, onchange: draw }),
    total,
  );
}

const hotel = hotels.find(({ id }) => location.pathname.includes(id));

openPage((main) => {
  main.append(
    makeBox('tv-row', make('h1', {}, hotel.name), makeHeart(hotel)),
    make('p', { class: 'tv-meta' }, `${hotel.city} · ★ ${hotel.rating}`),
    makeBox('tv-row', hotel.freeCancellation ? makeChip('Free cancellation', 'good') : makeChip('No refund')),
    makeBox('tv-columns', makeCarousel(hotel.photos), makeStay(hotel)),
    makeReviews(hotel),
  );
});

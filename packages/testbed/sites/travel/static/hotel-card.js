import { make, makeBox, makeChip } from './base.js';
import { makeHeart } from './heart.js';
import { makePrice } from './money.js';

/** One hotel in a grid. */
export function makeHotelCard(hotel, changed) {
  return makeBox(
    'tv-card tv-hotel',
    makeBox('tv-photo', makeHeart(hotel, changed)),
    make('a', { class: 'tv-title', href: `/travel/hotels/${hotel.id}` }, hotel.name),
    makeBox('tv-meta', `${hotel.city} · ★ ${hotel.rating}`),
    hotel.freeCancellation ? makeChip('Free cancellation', 'good') : undefined,
    makePrice(hotel.price, hotel.old),
    make('small', {}, 'per night'),
  );
}

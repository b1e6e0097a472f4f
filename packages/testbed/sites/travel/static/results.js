import { hasBug, make, makeBox, makeSkeleton, plural, wait, writeDay } from './base.js';
import { findCity, flights } from './catalog.js';
import { makeChoice } from './field.js';
import { applyFilters, freshFilters, makeFilters } from './filters.js';
import { makeFlightCard } from './flight-card.js';
import { openPage } from './header.js';

const orders = {
  best: () => 0,
  cheapest: (one, other) =>
    hasBug('sort-text') ? String(one.price).localeCompare(String(other.price)) : one.price - other.price,
  fastest: (one, other) => (one.minutes - other.minutes) * (hasBug('sort-fastest') ? -1 : 1),
  earliest: (one, other) => one.leaves.localeCompare(other.leaves),
};
const orderNames = [
  ['best', 'Best'],
  ['cheapest', 'Cheapest'],
  ['fastest', 'Fastest'],
  ['earliest', 'Earliest'],
];

const asked = new URLSearchParams(location.search);
const search = {
  from: asked.get('from') ?? 'LIS',
  to: asked.get('to') ?? 'BER',
  depart: asked.get('depart') || '2027-06-14',
  back: asked.get('return'),
  travellers: Number(asked.get('travellers') ?? 1),
};
const found = flights.filter(({ route }) => route === `${search.from}-${search.to}`);
const filters = freshFilters();
let order = 'best';

function writeSearch() {
  const days = search.back
    ? `${writeDay(search.depart)} – ${writeDay(search.back)}`
    : writeDay(search.depart);
  const kind = search.back ? 'Return' : 'One way';
  return `${days} · ${kind} · ${plural(search.travellers, 'traveller')}`;
}

function drawList(list, count) {
  const shown = applyFilters(found, filters).toSorted(orders[order]);
  const counted = hasBug('count-stale') ? found.length : shown.length;
  count.textContent = `${plural(counted, 'flight')} found`;
  const cards = shown.map((flight) => makeFlightCard(flight, search.travellers));
  const none = makeBox('tv-empty', 'No flights match your filters.');
  list.replaceChildren(...(cards.length > 0 ? cards : [none]));
}

/** Draws the list after a moment of grey boxes; only the last of several changes is drawn. */
function makeDrawing(list, count) {
  let drawings = 0;
  return async () => {
    drawings += 1;
    const mine = drawings;
    list.replaceChildren(makeSkeleton(3));
    await wait(300);
    if (mine === drawings) drawList(list, count);
  };
}

openPage((main) => {
  const count = make('p', { class: 'tv-found', role: 'status' });
  const list = makeBox('tv-list');
  const draw = makeDrawing(list, count);
  const sort = makeChoice('Sort by', orderNames, order, (next) => {
    order = next;
    draw();
  });
  main.append(
    make('h1', {}, `${findCity(search.from)} to ${findCity(search.to)}`),
    make('p', { class: 'tv-meta' }, writeSearch()),
    makeBox(
      'tv-columns',
      makeFilters(filters, draw),
      makeBox('tv-grow', makeBox('tv-row', makeBox('tv-label', 'Sort by'), sort), count, list),
    ),
  );
  draw();
});

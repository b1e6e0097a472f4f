import { make, makeBox, makeSkeleton, plural, wait } from './base.js';
import { hotels } from './catalog.js';
import { makeSwitch } from './field.js';
import { openPage } from './header.js';
import { makeHotelCard } from './hotel-card.js';
import { makeSelect } from './select.js';

const orders = {
  recommended: () => 0,
  price: (one, other) => one.price - other.price,
  rating: (one, other) => other.rating - one.rating,
};
const orderNames = [
  ['recommended', 'Recommended'],
  ['price', 'Lowest price'],
  ['rating', 'Guest rating'],
];
let order = 'recommended';
let isFreeOnly = false;

openPage((main) => {
  const count = make('p', { role: 'status' });
  const grid = makeBox('tv-grid');
  const draw = async () => {
    grid.replaceChildren(makeSkeleton(2));
    await wait(250);
    const shown = hotels
      .filter(({ freeCancellation }) => freeCancellation || !isFreeOnly)
      .toSorted(orders[order]);
    count.textContent = plural(shown.length, 'hotel');
    grid.replaceChildren(...shown.map((hotel) => makeHotelCard(hotel)));
  };
  const sort = makeSelect({
    label: 'Sort by',
    value: order,
    options: orderNames,
    onchange: (next) => {
      order = next;
      draw();
    },
  });
  const free = makeSwitch('Free cancellation only', isFreeOnly, (on) => {
    isFreeOnly = on;
    draw();
  });
  main.append(make('h1', {}, 'Hotels'), makeBox('tv-row', sort, free), count, grid);
  draw();
});

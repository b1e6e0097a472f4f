import { hasBug, make, makeBox } from './base.js';
import { hotels } from './catalog.js';
import { openPage } from './header.js';
import { makeHotelCard } from './hotel-card.js';
import { state } from './state.js';

openPage((main) => {
  const grid = makeBox('tv-grid');
  const draw = () => {
    const shown = hotels.filter(({ id }) => state.favourites.includes(id));
    const cards = shown.map((hotel) => makeHotelCard(hotel, hasBug('saved-stays') ? undefined : draw));
    const none = makeBox('tv-empty', 'You have no favourites yet.');
    grid.replaceChildren(...(cards.length > 0 ? cards : [none]));
  };
  main.append(make('h1', {}, 'Favourites'), grid);
  draw();
});

import { $, hasBug, make, makeBox } from './base.js';
import { currencies } from './money.js';
import { makeSelect } from './select.js';
import { keep, loadState, state } from './state.js';

const sections = [
  ['/travel/', 'Flights'],
  ['/travel/hotels', 'Hotels'],
  ['/travel/trips', 'My trips'],
];

/** Shows how many favourites there are. */
export function showFavourites() {
  $('#favourites-count').textContent = state.favourites.length;
}

function makeFavouritesLink() {
  const count = make('span', { id: 'favourites-count', class: 'tv-badge' }, String(state.favourites.length));
  const sign = make('span', { 'aria-hidden': 'true' }, '♥ ');
  return make('a', { href: '/travel/favourites', class: 'tv-favlink' }, sign, 'Favourites ', count);
}

async function changeCurrency(currency, redraw) {
  if (hasBug('currency-lost')) state.currency = currency;
  else await keep({ currency });
  redraw();
}

function makeCurrency(redraw) {
  return makeSelect({
    label: 'Currency',
    value: state.currency,
    options: Object.entries(currencies).map(([code, [sign]]) => [code, `${code} ${sign}`]),
    onchange: (currency) => changeCurrency(currency, redraw),
  });
}

/** Draws what stands around every page and then the page itself, again whenever the currency changes. */
export async function openPage(draw) {
  await loadState();
  const main = make('main', { class: 'tv-main' });
  const redraw = () => {
    main.replaceChildren();
    draw(main);
  };
  const links = sections.map(([href, label]) => make('a', { href }, label));
  $('#root').replaceChildren(
    make(
      'header',
      { class: 'tv-header' },
      make('a', { href: '/travel/', class: 'tv-brand' }, 'Travel'),
      make('nav', { 'aria-label': 'Main' }, links),
      makeBox('tv-grow'),
      makeFavouritesLink(),
      makeCurrency(redraw),
    ),
    main,
  );
  draw(main);
}

import { hasBug, make, makeBox, makeButton, makeIconButton, wait } from './base.js';
import { findCity, findFlight } from './catalog.js';
import { makeField } from './field.js';
import { writeMoney } from './money.js';
import { expiredPromos, listLines, priceBooking, promos } from './prices.js';
import { keep, state } from './state.js';

function findProblem(code) {
  if (code === '') return 'Enter a promo code.';
  if (expiredPromos.includes(code)) return 'This promo code has expired.';
  return promos[code] ? '' : 'This promo code is not valid.';
}

async function applyPromo(field, redraw) {
  const code = field.input.value.trim().toUpperCase();
  await wait(250);
  const problem = findProblem(code);
  if (!problem) {
    Object.assign(state.booking, { promo: code, promoShown: true });
    await keep({ booking: state.booking });
    redraw();
  } else if (!hasBug('promo-message')) {
    field.showError(problem);
  }
}

async function removePromo(redraw) {
  state.booking.promoShown = false;
  if (!hasBug('promo-stays')) state.booking.promo = '';
  await keep({ booking: state.booking });
  redraw();
}

function makePromoForm(redraw) {
  const field = makeField({ label: 'Promo code', attributes: { autocomplete: 'off' } });
  const apply = makeButton('Apply', 'text', {
    onclick: () => applyPromo(field, redraw),
  });
  return makeBox('tv-promo', field.element, apply);
}

function makeAppliedPromo(promo, redraw) {
  const remove = makeIconButton('×', 'Remove promo code', { onclick: () => removePromo(redraw) });
  return makeBox('tv-chip good', make('span', {}, `${promo} applied`), remove);
}

function makeLine([label, amount]) {
  return makeBox('tv-line', make('span', {}, label), make('span', {}, writeMoney(amount)));
}

function drawSummary(panel, redraw) {
  const { booking } = state;
  const flight = findFlight(booking.flight);
  const [from, to] = flight.route.split('-').map(findCity);
  const isApplied = booking.promo && booking.promoShown;
  panel.replaceChildren(
    make('h2', {}, 'Price summary'),
    makeBox('tv-meta', `${from} to ${to} · ${flight.airline} ${flight.id}`),
    ...listLines(booking).map(makeLine),
    makeBox(
      'tv-line tv-total',
      make('span', {}, 'Total'),
      make('strong', {}, writeMoney(priceBooking(booking))),
    ),
    isApplied ? makeAppliedPromo(booking.promo, redraw) : makePromoForm(redraw),
  );
}

/** The summary at the side; `redraw` is to be called whenever the booking changes. */
export function makeSummary() {
  const element = make('aside', { class: 'tv-summary', 'aria-label': 'Price summary' });
  const redraw = () => drawSummary(element, redraw);
  redraw();
  return { element, redraw };
}

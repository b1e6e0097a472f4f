import { make, makeBox, makeButton, wait } from './base.js';
import { findFlight } from './catalog.js';
import { openPage } from './header.js';
import { keep, state } from './state.js';
import { drawExtras } from './step-extras.js';
import { drawPassenger } from './step-passenger.js';
import { drawReview } from './step-review.js';
import { drawSeat } from './step-seat.js';
import { makeSummary } from './summary.js';

const steps = [
  ['Passenger', drawPassenger],
  ['Seat', drawSeat],
  ['Extras', drawExtras],
  ['Review', drawReview],
];
const asked = new URLSearchParams(location.search);

function beginBooking(flight, travellers) {
  return {
    flight,
    travellers,
    step: 0,
    passenger: { first: '', last: '', email: '', passport: '' },
    seat: '',
    bags: 0,
    sports: 0,
    insurance: false,
    promo: '',
    promoShown: false,
  };
}

/** Goes on with the booking that is under way, unless another flight is asked for. */
function openBooking() {
  const flight = findFlight(asked.get('flight'))?.id ?? state.booking?.flight ?? 'TV101';
  const travellers = Number(asked.get('travellers') ?? 1);
  const isSame = state.booking?.flight === flight && state.booking.travellers === travellers;
  if (!isSame) state.booking = beginBooking(flight, travellers);
}

function makeProgress(current) {
  const items = steps.map(([name], index) =>
    make('li', { 'aria-current': index === current ? 'step' : undefined }, `${index + 1}. ${name}`),
  );
  return make('ol', { class: 'tv-steps', 'aria-label': 'Booking steps' }, items);
}

function drawStep(place, summary) {
  const { step } = state.booking;
  const body = makeBox('tv-paper');
  const { leave } = steps[step][1](body, summary.redraw);
  const go = (by) => async () => {
    const isRight = leave();
    if (by > 0 && !isRight) return;
    state.booking.step += by;
    await keep({ booking: state.booking });
    await wait(150);
    drawStep(place, summary);
  };
  const back = step > 0 ? makeButton('Back', 'text', { onclick: go(-1) }) : undefined;
  const isLast = step === steps.length - 1;
  const next = isLast ? undefined : makeButton('Continue', 'contained', { onclick: go(1) });
  body.append(makeBox('tv-actions', ...[back, next].filter(Boolean)));
  place.replaceChildren(makeProgress(step), body);
}

openPage((main) => {
  openBooking();
  const summary = makeSummary();
  const place = makeBox('tv-grow');
  main.append(make('h1', {}, 'Book your flight'), makeBox('tv-columns', place, summary.element));
  drawStep(place, summary);
});

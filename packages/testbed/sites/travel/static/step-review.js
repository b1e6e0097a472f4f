import { hasBug, make, makeButton, wait } from './base.js';
import { findCity, findFlight } from './catalog.js';
import { makeCheckbox } from './field.js';
import { priceBooking } from './prices.js';
import { keep, state } from './state.js';

const newCode = 'TRV7K2';

function toTrip(booking) {
  const [from, to] = findFlight(booking.flight).route.split('-').map(findCity);
  return {
    code: newCode,
    title: `${from} to ${to}`,
    city: to,
    dates: '14 Jun 2027',
    day: '2027-06-14',
    status: 'Confirmed',
    price: priceBooking(booking),
    past: false,
  };
}

async function book(button) {
  button.disabled = true;
  button.textContent = 'Booking…';
  const { booking, trips } = state;
  const trip = toTrip(booking);
  const others = trips.filter(({ code }) => code !== newCode);
  await wait(500);
  await keep({
    booking: null,
    booked: { trip, passenger: booking.passenger, seat: booking.seat },
    trips: hasBug('booked-missing') ? others : [trip, ...others],
  });
  location.href = '/travel/confirmation';
}

/** The last step. */
export function drawReview(place) {
  const { passenger, seat } = state.booking;
  const pay = makeButton('Pay and book', 'contained', { disabled: true, onclick: () => book(pay) });
  const accept = makeCheckbox('I accept the fare rules', false, (on) => {
    pay.disabled = !on || hasBug('pay-disabled');
  });
  const facts = [
    ['Passenger', `${passenger.first} ${passenger.last}`],
    ['Email', passenger.email],
    ['Passport', passenger.passport],
    ['Seat', seat || 'Chosen at check-in'],
  ].flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, text)]);
  place.append(make('h2', {}, 'Review your booking'), make('dl', { class: 'tv-facts' }, facts), accept, pay);
  return { leave: () => true };
}

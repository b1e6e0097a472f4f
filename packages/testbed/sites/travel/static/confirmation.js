import { hasBug, make, makeBox } from './base.js';
import { openPage } from './header.js';
import { writeMoney } from './money.js';
import { state } from './state.js';

function drawBooked({ trip, passenger, seat }) {
  const email = hasBug('confirm-email') ? 'support@travel.example' : passenger.email;
  const facts = [
    ['Booking code', trip.code],
    ['Trip', trip.title],
    ['Passenger', `${passenger.first} ${passenger.last}`],
    ['Seat', seat || 'Chosen at check-in'],
    ['Total paid', writeMoney(trip.price)],
  ].flatMap(([name, text]) => [make('dt', {}, name), make('dd', {}, text)]);
  return [
    make('h1', {}, 'Booking confirmed'),
    make('p', {}, `We have sent a confirmation to ${email}.`),
    makeBox('tv-paper', make('dl', { class: 'tv-facts' }, facts)),
    make('a', { href: '/travel/trips' }, 'View my trips'),
  ];
}

function drawNothing() {
  return [make('h1', {}, 'Nothing booked yet'), make('a', { href: '/travel/' }, 'Find a flight')];
}

openPage((main) => main.append(...(state.booked ? drawBooked(state.booked) : drawNothing())));

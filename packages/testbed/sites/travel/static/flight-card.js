import { hasBug, make, makeBox, makeButton, makeChip, plural } from './base.js';
import { findCity, flights, writeDuration, writeStops } from './catalog.js';
import { openDrawer } from './dialog.js';
import { makePrice, writeMoney } from './money.js';

function makeFact(name, text) {
  return [make('dt', {}, name), make('dd', {}, text)];
}

function openDetails(chosen) {
  const flight = hasBug('drawer-other') ? flights.find(({ route }) => route === chosen.route) : chosen;
  const [from, to] = flight.route.split('-').map(findCity);
  const facts = [
    makeFact('Flight', `${flight.airline} ${flight.id}`),
    makeFact('Departure', `${from}, ${flight.leaves}`),
    makeFact('Arrival', `${to}, ${flight.arrives}`),
    makeFact('Duration', writeDuration(flight.minutes)),
    makeFact('Stops', flight.via ? `${writeStops(flight)} in ${flight.via}` : writeStops(flight)),
    makeFact('Cabin bag', '1 × 8 kg included'),
    makeFact('Cancellation', flight.refundable ? 'Refundable' : 'Not refundable'),
  ];
  const list = make('dl', { class: 'tv-facts' }, facts.flat());
  openDrawer({ title: 'Flight details', children: [list], stuck: hasBug('drawer-stays') });
}

function makeTotal(flight, travellers) {
  const total = flight.price * (hasBug('card-total') ? 1 : travellers);
  return make('small', {}, `${writeMoney(total)} total for ${plural(travellers, 'traveller')}`);
}

/** One flight among the results. */
export function makeFlightCard(flight, travellers) {
  const [from, to] = flight.route.split('-');
  return makeBox(
    'tv-card tv-flight',
    makeBox(
      'tv-grow',
      makeBox('tv-title', flight.airline),
      makeBox('tv-times', `${flight.leaves} ${from} – ${flight.arrives} ${to}`),
      makeBox('tv-meta', `${writeDuration(flight.minutes)} · ${writeStops(flight)}`),
      flight.refundable ? makeChip('Refundable', 'good') : undefined,
    ),
    makeBox(
      'tv-side',
      makePrice(flight.price, flight.old),
      makeTotal(flight, travellers),
      makeBox(
        'tv-actions',
        makeButton('Details', 'text', { onclick: () => openDetails(flight) }),
        make(
          'a',
          { class: 'tv-btn contained', href: `/travel/book?flight=${flight.id}&travellers=${travellers}` },
          'Select',
        ),
      ),
    ),
  );
}

import { hasBug, make, makeBox, makeButton, makeChip, makeSkeleton, wait } from './base.js';
import { askFirst } from './dialog.js';
import { openPage } from './header.js';
import { writeMoney } from './money.js';
import { showSnackbar } from './snackbar.js';
import { keep, state } from './state.js';

const chipKinds = { Confirmed: 'good', Cancelled: 'bad', 'Payment pending': 'warn' };
let isPast = false;
let upcomingAtFirst = 0;

function listTrips(past) {
  const trips = state.trips.filter((trip) => trip.past === past);
  const latestFirst = past && !hasBug('past-order');
  const sorted = trips.toSorted((one, other) => one.day.localeCompare(other.day) * (latestFirst ? -1 : 1));
  return past && hasBug('past-extra') ? [...sorted, ...sorted.slice(-1)] : sorted;
}

function findTicketCode(trip) {
  if (!hasBug('ticket-link')) return trip.code;
  const { trips } = state;
  return trips[(trips.indexOf(trip) + 1) % trips.length].code;
}

async function undo(trip, before, redraw) {
  if (!hasBug('undo-dead')) Object.assign(trip, before);
  await keep({ trips: state.trips });
  redraw();
}

async function cancelTrip(trip, redraw) {
  const before = { status: trip.status, past: trip.past };
  trip.status = hasBug('cancel-status') ? 'Completed' : 'Cancelled';
  trip.past = !hasBug('cancel-stays');
  await keep({ trips: state.trips });
  redraw();
  if (!hasBug('cancel-message')) {
    showSnackbar(`Your trip to ${trip.city} was cancelled`, ['Undo', () => undo(trip, before, redraw)]);
  }
}

function askToCancel(trip, redraw) {
  askFirst({
    title: `Cancel your trip to ${trip.city}?`,
    text: 'Your seats are released right away. A refund takes 5 working days.',
    no: 'Keep trip',
    yes: 'Yes, cancel',
    keepOpen: hasBug('dialog-keep'),
    act: () => cancelTrip(trip, redraw),
  });
}

function makeTrip(trip, redraw) {
  const { code, title, dates, status, price } = trip;
  const isOpen = !trip.past && status !== 'Cancelled';
  const cancel = isOpen
    ? makeButton('Cancel trip', 'text', { onclick: () => askToCancel(trip, redraw) })
    : undefined;
  return makeBox(
    'tv-card tv-trip',
    makeBox(
      'tv-grow',
      makeBox('tv-title', title),
      makeBox('tv-meta', `${dates} · Booking code ${code}`),
      makeChip(status, chipKinds[status]),
    ),
    makeBox(
      'tv-side',
      make('strong', {}, writeMoney(price)),
      make('a', { href: `/travel/tickets/${findTicketCode(trip)}` }, 'E-ticket'),
      make('a', { href: `/travel/receipts/${code}.txt`, download: true }, 'Download receipt'),
      cancel,
    ),
  );
}

function makeTab(label, past, redraw) {
  const choose = () => {
    isPast = past;
    redraw();
  };
  return make(
    'button',
    {
      class: 'tv-tab',
      type: 'button',
      role: 'tab',
      'aria-selected': String(past === isPast),
      onclick: choose,
    },
    label,
  );
}

function drawTabs(tabs, redraw) {
  const upcoming = hasBug('trips-count') ? upcomingAtFirst : listTrips(false).length;
  tabs.replaceChildren(
    makeTab(`Upcoming (${upcoming})`, false, redraw),
    makeTab(`Past (${listTrips(true).length})`, true, redraw),
  );
}

openPage(async (main) => {
  upcomingAtFirst = listTrips(false).length;
  const tabs = make('div', { class: 'tv-tabs', role: 'tablist' });
  const list = make('div', { class: 'tv-list', role: 'tabpanel' }, makeSkeleton(3));
  const redraw = () => {
    drawTabs(tabs, redraw);
    const cards = listTrips(isPast).map((trip) => makeTrip(trip, redraw));
    const none = makeBox('tv-empty', 'No trips here.');
    list.replaceChildren(...(cards.length > 0 ? cards : [none]));
  };
  main.append(make('h1', {}, 'My trips'), tabs, list);
  await wait(300);
  redraw();
});

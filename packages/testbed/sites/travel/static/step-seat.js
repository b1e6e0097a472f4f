import { hasBug, make, makeBox } from './base.js';
import { writeMoney } from './money.js';
import { legroomPrice, priceSeat } from './prices.js';
import { state } from './state.js';

const rows = [1, 2, 3, 4, 5, 6];
const columns = ['A', 'B', 'C', 'D'];
const taken = ['1B', '2D', '3C', '5A', '6D'];

function nameSeat(seat) {
  if (taken.includes(seat)) return `Seat ${seat}, taken`;
  return priceSeat(seat) > 0 ? `Seat ${seat}, extra legroom` : `Seat ${seat}`;
}

function makeSeat(seat, choose) {
  return make(
    'button',
    {
      class: priceSeat(seat) > 0 ? 'tv-seat legroom' : 'tv-seat',
      type: 'button',
      'aria-label': nameSeat(seat),
      'aria-pressed': String(seat === state.booking.seat),
      disabled: taken.includes(seat),
      'data-seat': seat,
      onclick: () => choose(seat),
    },
    seat,
  );
}

function writeChoice(seat) {
  return seat ? `Your seat: ${seat}` : 'No seat chosen yet';
}

/** The second step. */
export function drawSeat(place, changed) {
  const note = make('p', { role: 'status' }, writeChoice(state.booking.seat));
  const choose = (seat) => {
    state.booking.seat = seat;
    for (const button of map.querySelectorAll('button')) {
      const isKept = hasBug('seat-two') && button.getAttribute('aria-pressed') === 'true';
      button.setAttribute('aria-pressed', String(button.dataset.seat === seat || isKept));
    }
    note.textContent = writeChoice(seat);
    changed();
  };
  const seats = rows.flatMap((row) => columns.map((column) => makeSeat(`${row}${column}`, choose)));
  const map = make('div', { class: 'tv-seatmap', role: 'group', 'aria-label': 'Seat map' }, seats);
  const hint = `Rows 1 and 2 have extra legroom (${writeMoney(legroomPrice)}), all other seats are free of charge.`;
  place.append(make('h2', {}, 'Choose your seat'), make('p', {}, hint), makeBox('tv-cabin', map), note);
  return { leave: () => true };
}

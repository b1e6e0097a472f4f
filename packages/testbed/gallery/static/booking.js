import { $, ask, hasBug, make, toast } from './base.js';
import { attachCalendar } from './calendar.js';
import { attachSuggestions } from './suggest.js';

const hotels = [
  { name: 'Harbour Inn', price: 95, rating: 4.1 },
  { name: 'Grand Plaza', price: 240, rating: 4.8 },
  { name: 'Old Mill', price: 120, rating: 3.9 },
  { name: 'City Lodge', price: 80, rating: 3.5 },
  { name: 'Garden House', price: 150, rating: 4.5 },
  { name: 'Royal Court', price: 310, rating: 4.9 },
];
const pageSize = 4;
let checkIn;
let found = [];
let shown = pageSize;
let booked = 0;

function setGuests(count) {
  const most = hasBug('booking-guests-limit') ? 99 : 8;
  const guests = Math.min(most, Math.max(1, count));
  $('#guests').value = String(guests);
  $('#fewer').disabled = guests === 1;
  $('#more').disabled = guests === most;
}

function countNights() {
  return Math.round((new Date($('#check-out').value) - checkIn) / 86_400_000);
}

function findProblem() {
  if ($('#destination').value.trim() === '') return 'Please choose a destination.';
  if (!checkIn) return 'Please choose a check-in date.';
  if (!(countNights() > 0)) return 'Check-out must be after check-in.';
  return '';
}

async function book(hotel) {
  const nights = countNights();
  const paid = (hasBug('booking-nights') ? nights + 1 : nights) * hotel.price;
  const guests = $('#guests').value;
  const text = `${nights} nights for ${guests} guests in a ${$('#room').value.toLowerCase()} room: €${paid} in total.`;
  const yes = await ask(`Book ${hotel.name}?`, text, 'Confirm booking');
  if (!yes && !hasBug('booking-cancel-books')) return;
  booked += 1;
  $('#bookings-count').textContent = booked === 1 ? '1 booking' : `${booked} bookings`;
  $('#bookings').append(make('li', {}, `${hotel.name}, €${paid}`));
  toast(`${hotel.name} is booked. Your reference is GH-${booked}.`);
}

function sortHotels() {
  const order = $('#order').value;
  if (order === 'rating') found.sort((a, b) => b.rating - a.rating);
  else if (order === 'price' && hasBug('booking-price-sort'))
    found.sort((a, b) => (String(a.price) < String(b.price) ? -1 : 1));
  else if (order === 'price') found.sort((a, b) => a.price - b.price);
  else found.sort((a, b) => hotels.indexOf(a) - hotels.indexOf(b));
}

function draw() {
  sortHotels();
  const cards = found
    .slice(0, shown)
    .map((hotel) =>
      make(
        'li',
        { class: 'card' },
        make('h3', {}, hotel.name),
        make('p', { class: 'price' }, `€${hotel.price} per night`),
        make('p', {}, `Rated ${hotel.rating} of 5`),
        make('button', { onclick: () => book(hotel) }, 'Book'),
      ),
    );
  $('#hotels').replaceChildren(...cards);
  $('#load-more').hidden = shown >= found.length;
  $('#order-field').hidden = found.length === 0;
}

function search(event) {
  event.preventDefault();
  const problem = findProblem();
  $('#problem').textContent = problem;
  if (problem) return;
  $('#found').textContent = 'Searching…';
  $('#hotels').replaceChildren();
  setTimeout(() => {
    const most = hasBug('booking-max-price') ? 999 : Number($('#max-price').value);
    found = hotels.filter(({ price }) => price <= most);
    shown = pageSize;
    const count = hasBug('booking-hotel-count') ? found.length + 1 : found.length;
    const [city] = $('#destination').value.split(',');
    $('#found').textContent = count === 1 ? `1 hotel found in ${city}` : `${count} hotels found in ${city}`;
    draw();
  }, 400);
}

attachSuggestions($('#destination'), $('#cities'));
attachCalendar($('#check-in'), (date) => {
  checkIn = date;
});
$('#fewer').addEventListener('click', () => setGuests(Number($('#guests').value) - 1));
$('#more').addEventListener('click', () => setGuests(Number($('#guests').value) + 1));
$('#guests').addEventListener('change', () => setGuests(Number($('#guests').value)));
$('#max-price').addEventListener('input', () => {
  $('#max-price-shown').textContent = `€${$('#max-price').value}`;
});
$('#search').addEventListener('submit', search);
$('#order').addEventListener('change', draw);
$('#load-more').addEventListener('click', () => {
  shown += pageSize;
  draw();
});

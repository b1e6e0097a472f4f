import { $, addToBasket, hasBug, load, make } from './base.js';

let courses = [];
let isTable = false;
let isCounted = false;

function fits(course) {
  const level = $('#level').value;
  const day = $('#day').value;
  const fitsLevel = level === '' || hasBug('level-ignored') || course.level === level;
  const fitsDay = day === '' || course.day === day || (hasBug('day-extra') && course.id === 'bread');
  const fitsSeats = !$('#free').checked || hasBug('free-ignored') || course.seats > 0;
  return fitsLevel && fitsDay && fitsSeats;
}

const orders = {
  name: (one, other) => one.title.localeCompare(other.title),
  low: (one, other) =>
    hasBug('sort-price') ? String(one.price).localeCompare(String(other.price)) : one.price - other.price,
  high: (one, other) => other.price - one.price,
  seats: (one, other) => other.seats - one.seats,
};

function drawLink({ id, title }) {
  return make('a', { href: `/campus/course/${id}` }, title);
}

function drawBadge({ seats }) {
  if (seats === 0) return make('span', { class: 'badge badge-danger' }, 'Full');
  return seats <= 3 ? make('span', { class: 'badge badge-warning' }, 'Few places left') : '';
}

function drawAction({ id, seats }) {
  if (seats === 0)
    return make('a', { class: 'btn btn-outline', href: `/campus/course/${id}` }, 'Waiting list');
  return make('button', { class: 'btn', 'data-add': id, onclick: () => addToBasket(id) }, 'Add to basket');
}

function drawCard(course) {
  const { level, day, time, price, seats } = course;
  return make(
    'li',
    { class: 'card' },
    make('h3', {}, drawLink(course)),
    drawBadge(course),
    make('div', {}, `${level} · ${day} ${time}`),
    make('div', {}, make('b', {}, `£${price}`)),
    make('div', { class: 'muted' }, `${seats} seats left`),
    make('p', {}, drawAction(course)),
  );
}

function drawRow(course) {
  return make(
    'tr',
    {},
    make('td', {}, drawLink(course), ' ', drawBadge(course)),
    make('td', {}, course.level),
    make('td', {}, course.day),
    make('td', { class: 'num' }, `£${course.price}`),
    make('td', { class: 'num' }, course.seats),
    make('td', {}, drawAction(course)),
  );
}

function drawTable(listed) {
  const headings = make(
    'tr',
    {},
    make('th', {}, 'Course'),
    make('th', {}, 'Level'),
    make('th', {}, 'Day'),
    make('th', { class: 'num' }, 'Price'),
    make('th', { class: 'num' }, 'Seats left'),
    make('th'),
  );
  return make(
    'table',
    { class: 'table' },
    make('thead', {}, headings),
    make('tbody', {}, ...listed.map(drawRow)),
  );
}

function drawResults(listed) {
  if (listed.length === 0)
    return make('div', { class: 'alert alert-info' }, 'No courses match your filters.');
  return isTable ? drawTable(listed) : make('ul', { class: 'grid' }, ...listed.map(drawCard));
}

function draw() {
  const listed = courses.filter(fits).sort(orders[$('#sort').value]);
  if (!(hasBug('count-stale') && isCounted))
    $('#resultCount').textContent = listed.length === 1 ? '1 course' : `${listed.length} courses`;
  isCounted = true;
  $('#results').replaceChildren(drawResults(listed));
}

function clearFilters() {
  if (!hasBug('clear-keeps-day')) $('#day').value = '';
  $('#level').value = '';
  $('#free').checked = false;
  draw();
}

function show(asTable) {
  isTable = asTable;
  $('#asCards').setAttribute('aria-pressed', String(!asTable));
  $('#asTable').setAttribute('aria-pressed', String(asTable));
  if (asTable && hasBug('table-loses-filter')) {
    $('#level').value = '';
    $('#day').value = '';
  }
  draw();
}

async function start() {
  courses = await load('courses');
  draw();
}

for (const id of ['level', 'day', 'free', 'sort']) $(`#${id}`).addEventListener('change', draw);
$('#clear').addEventListener('click', clearFilters);
$('#asCards').addEventListener('click', () => show(false));
$('#asTable').addEventListener('click', () => show(true));
start();

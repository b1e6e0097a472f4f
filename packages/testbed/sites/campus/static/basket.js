import { $, hasBug, load, make, send, setBasketCount, showMessage } from './base.js';

function drawEmpty() {
  return [
    make('p', {}, 'Your basket is empty.'),
    make('p', {}, make('a', { class: 'btn', href: '/campus/catalogue' }, 'Find a course')),
  ];
}

function drawRow({ id, title, when, price }) {
  const bin = { class: 'btn-icon', 'data-remove': id, title: 'Remove', onclick: () => remove(id) };
  return make(
    'tr',
    {},
    make('td', {}, make('a', { href: `/campus/course/${id}` }, title)),
    make('td', {}, when),
    make('td', { class: 'num' }, price),
    make('td', {}, make('button', bin, '🗑')),
  );
}

function drawTable(items) {
  const headings = make(
    'tr',
    {},
    make('th', {}, 'Course'),
    make('th', {}, 'When'),
    make('th', { class: 'num' }, 'Price'),
    make('th'),
  );
  return make(
    'table',
    { class: 'table' },
    make('thead', {}, headings),
    make('tbody', {}, ...items.map(drawRow)),
  );
}

function drawReductions(isStudent, note) {
  const tick = make('input', { type: 'checkbox', id: 'student', checked: isStudent, onchange: setStudent });
  const student = make(
    'label',
    { class: 'tick' },
    tick,
    make('span', { class: 'box' }),
    ' I am a student (20% off)',
  );
  return make(
    'div',
    {},
    make('label', { for: 'code' }, 'Discount code'),
    make('input', { type: 'text', id: 'code' }),
    ' ',
    make('button', { class: 'btn btn-outline', id: 'apply', onclick: applyCode }, 'Apply'),
    make('div', { id: 'codeMessage', role: 'status' }, note),
    make('p', {}, student),
  );
}

function drawTotals({ subtotal, isStudent, studentRate, code, discount, fee, total }) {
  const line = (name, amount, attributes) => [make('dt', attributes, name), make('dd', attributes, amount)];
  const lines = [
    ...line('Subtotal', subtotal),
    ...(isStudent ? line('Student rate', studentRate) : []),
    ...(code ? line(`Discount (${code})`, discount) : []),
    ...line('Registration fee', fee),
    ...line('Total', total, { class: 'grand' }),
  ];
  return make(
    'div',
    { class: 'totals' },
    make('dl', {}, ...lines),
    make('p', {}, make('a', { class: 'btn', href: '/campus/checkout' }, 'Go to checkout')),
  );
}

function draw(basket, note = '') {
  if (basket.items.length === 0) {
    $('#basket').replaceChildren(...drawEmpty());
    return;
  }
  const below = make(
    'div',
    { class: 'row', style: 'justify-content:space-between' },
    drawReductions(basket.isStudent, note),
    drawTotals(basket),
  );
  $('#basket').replaceChildren(drawTable(basket.items), make('br'), below);
}

function drawCodeNote(isCodeValid) {
  if (isCodeValid) return make('span', { style: 'color:#1d7a46' }, 'Code LEARN10 applied.');
  return hasBug('code-silent') ? '' : make('span', { class: 'err' }, 'This code is not valid.');
}

async function applyCode() {
  const basket = await send('basket', { code: $('#code').value });
  draw(basket, drawCodeNote(basket.isCodeValid));
}

async function setStudent() {
  draw(await send('basket', { student: $('#student').checked }));
}

async function undo() {
  const basket = await send('basket', { undo: true });
  draw(basket);
  setBasketCount(basket.count);
}

async function remove(id) {
  const basket = await send('basket', { remove: id });
  draw(basket);
  if (!hasBug('badge-stays')) setBasketCount(basket.count);
  showMessage(basket.message, { label: 'Undo', do: undo });
}

async function start() {
  draw(await load('basket'));
}

start();

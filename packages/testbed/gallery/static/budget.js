import { $, hasBug, make } from './base.js';

const months = ['January', 'February', 'March'];
const lastYear = [
  { item: 'Rent', amounts: [800, 800, 800] },
  { item: 'Food', amounts: [250, 230, 260] },
  { item: 'Travel', amounts: [60, 75, 40] },
  { item: 'Insurance', amounts: [90, 90, 90] },
];
let lines = [
  { item: 'Rent', amounts: [850, 850, 850] },
  { item: 'Food', amounts: [300, 280, 310] },
  { item: 'Travel', amounts: [120, 60, 90] },
];
let year = 2026;
const add = (amounts) => amounts.reduce((sum, amount) => sum + amount, 0);
let totals = [];

function reckon() {
  totals = lines.map(({ amounts }) => add(amounts));
}

function change(line, index, text) {
  const amount = Number(text);
  const isRefused = Number.isNaN(amount) || (amount < 0 && !hasBug('budget-negative'));
  $('#problem').textContent = isRefused ? 'Enter an amount of zero or more.' : '';
  if (!isRefused) line.amounts[index] = amount;
  if (!hasBug('budget-stale-total')) reckon();
  draw();
}

function edit(cell, line, index) {
  const field = make('input', {
    value: line.amounts[index],
    'aria-label': `${line.item} ${months[index]}`,
    size: 6,
  });
  let isOver = false;
  const end = (isKept) => {
    if (isOver) return;
    isOver = true;
    if (isKept) change(line, index, field.value);
    else draw();
  };
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') end(true);
    if (key === 'Escape') end(false);
  });
  field.addEventListener('blur', () => end(true));
  cell.replaceChildren(field);
  field.select();
}

function drawLine(line, at) {
  const cells = line.amounts.map((amount, index) => {
    const cell = make('td', { role: 'gridcell', tabindex: -1 }, String(amount));
    cell.addEventListener('dblclick', () => edit(cell, line, index));
    return cell;
  });
  return make(
    'tr',
    { role: 'row' },
    make('th', { role: 'rowheader' }, line.item),
    ...cells,
    make('td', { role: 'gridcell' }, String(totals[at])),
  );
}

function draw() {
  $('#lines').replaceChildren(...lines.map(drawLine));
  $('#grand').textContent = `€${add(totals).toLocaleString('en')}`;
}

function setYear(next) {
  year = Math.min(2030, Math.max(2020, next));
  $('#year').setAttribute('aria-valuenow', String(year));
  $('#year').textContent = String(year);
}

const goOn = () => setYear(year + (hasBug('budget-year') ? 2 : 1));
$('#year-on').addEventListener('click', goOn);
$('#year-back').addEventListener('click', () => setYear(year - 1));
$('#year').addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowUp') goOn();
  if (key === 'ArrowDown') setYear(year - 1);
});
$('#load').addEventListener('click', () => {
  $('#loading').textContent = 'Loading…';
  setTimeout(() => {
    lines = structuredClone(hasBug('budget-row-missing') ? lastYear.slice(0, -1) : lastYear);
    reckon();
    draw();
    $('#loading').textContent = 'Last year was loaded.';
  }, 700);
});
$('#notes-button').addEventListener('click', () => {
  const isOpen = $('#notes').hidden;
  $('#notes').hidden = !isOpen;
  $('#notes-button').setAttribute('aria-expanded', String(isOpen));
});
for (const [event, isHidden] of [
  ['mouseenter', false],
  ['mouseleave', true],
  ['focus', false],
  ['blur', true],
]) {
  $('#hint').addEventListener(event, () => {
    $('#tip').hidden = isHidden;
  });
}
reckon();
draw();

import { $, hasBug, load } from './base.js';

const rowsPerLoad = 6;
const typingPauseMs = 250;

const table = $('#transactions');
const filters = $('#filters');
const more = $('#more');
let rows = rowsPerLoad;
let loads = 0;
let typing;

async function showTransactions() {
  loads += 1;
  const mine = loads;
  const asked = new URLSearchParams(new FormData(filters));
  asked.set('rows', rows);
  table.setAttribute('aria-busy', 'true');
  const found = await load(`/bank/api/transactions/${table.dataset.account}?${asked}`);
  if (mine !== loads) return;
  table.removeAttribute('aria-busy');
  $('tbody', table).innerHTML = found.rows;
  $('#shown').textContent = found.status;
  $('#total-in').textContent = found.totalIn;
  $('#total-out').textContent = found.totalOut;
  more.hidden = !found.hasMore;
}

function startOver() {
  clearTimeout(typing);
  rows = rowsPerLoad;
  showTransactions();
}

filters.addEventListener('change', startOver);
filters.addEventListener('submit', (event) => {
  event.preventDefault();
  startOver();
});
$('#search').addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(startOver, typingPauseMs);
});
$('#reset-filters').addEventListener('click', () => {
  const search = $('#search').value;
  filters.reset();
  if (hasBug('reset-search')) $('#search').value = search;
  startOver();
});
more.addEventListener('click', () => {
  rows += rowsPerLoad;
  showTransactions();
});
showTransactions();

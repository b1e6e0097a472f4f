import { countTickets, hasBug, make, makeButton, makeGap, makeHead, makeSkeleton, wait } from './base.js';
import { makeBulkBar } from './bulk-bar.js';
import { openNewTicket } from './new-ticket.js';
import { watchVisit } from './routing.js';
import { makeSelect } from './select.js';
import { priorities, state, statuses } from './state.js';
import { makePager, makeTable, pageSize } from './ticket-table.js';
import { clearFilters, listTickets, resetView, view } from './ticket-view.js';

const typingPauseMs = 250;

function makeSearch(reload) {
  const search = make('input', {
    class: 'dk-search',
    type: 'text',
    placeholder: 'Search tickets',
    value: view.query,
  });
  let timer;
  const find = () => {
    Object.assign(view, { query: search.value, page: 0 });
    reload();
  };
  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(find, typingPauseMs);
  });
  return search;
}

function makeFilter(label, key, values, reload) {
  const filter = (value) => {
    Object.assign(view, { [key]: value, page: 0 });
    reload();
  };
  return makeSelect({ label, value: view[key], options: ['All', ...values], onchange: filter });
}

function makeFilters(reload) {
  const search = makeSearch(reload);
  const status = makeFilter('Status', 'status', statuses, reload);
  const priority = makeFilter('Priority', 'priority', priorities, reload);
  const clear = () => {
    clearFilters();
    search.value = view.query;
    status.set(view.status);
    priority.set(view.priority);
    reload();
  };
  const button = makeButton('Clear filters', 'text', { onclick: clear });
  return make('div', { class: 'dk-toolbar' }, search, status.element, priority.element, button);
}

function makeNothingFound() {
  return make(
    'div',
    { class: 'dk-empty' },
    make('h2', {}, 'No tickets found'),
    make('p', {}, 'Try another search or change the filters.'),
  );
}

/** The rows of the view and what stands below them, into `area`. */
function drawRows(area, found, actions) {
  if (found.length === 0) return area.replaceChildren(makeNothingFound());
  const first = view.page * pageSize;
  const table = makeTable(found.slice(first, first + pageSize), actions);
  area.replaceChildren(table, makePager(found.length, actions.reload));
}

export function drawTickets(main) {
  const isShown = watchVisit();
  if (hasBug('filter-lost')) resetView();
  const selected = new Set();
  const count = make('span', { class: 'dk-chip' });
  const area = make('div', { class: 'dk-tablewrap' });
  let loads = 0;

  const draw = () => {
    if (!isShown()) return;
    const found = listTickets();
    view.page = Math.min(view.page, Math.max(0, Math.ceil(found.length / pageSize) - 1));
    count.textContent = countTickets(hasBug('total-fixed') ? state.tickets.length : found.length);
    bar.draw();
    drawRows(area, found, { selected, reload, redraw: draw, drawBar: bar.draw });
  };
  const reload = async (ms = 200) => {
    loads += 1;
    const mine = loads;
    area.replaceChildren(makeSkeleton(8));
    await wait(ms);
    if (mine === loads) draw();
  };
  const bar = makeBulkBar(selected, draw);
  const create = makeButton('New ticket', 'contained', { onclick: () => openNewTicket(() => reload()) });
  main.append(
    makeHead('Tickets', count, makeGap(), create),
    make('div', { class: 'dk-paper' }, makeFilters(reload), bar.element, area),
  );
  reload(350);
}

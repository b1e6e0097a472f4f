import { hasBug, make, makeChip } from './base.js';
import { makeIconButton } from './icons.js';
import { makeLink, ticketPath } from './routing.js';
import { sortBy, view } from './ticket-view.js';

export const pageSize = 8;

/** The columns in order; those with a key can be sorted by. */
const columns = [
  ['Ticket', 'id'],
  ['Subject', 'subject'],
  ['Customer', 'customer'],
  ['Status'],
  ['Priority', 'priority'],
  ['Assignee'],
  ['Created', 'created'],
];

function makeColumnHead([label, key], reload) {
  if (!key) return make('th', { scope: 'col' }, label);
  const sorted = view.sort === key;
  const sort = () => {
    sortBy(key);
    reload();
  };
  const arrow = sorted ? make('span', { 'aria-hidden': 'true' }, view.down ? ' ↓' : ' ↑') : undefined;
  return make(
    'th',
    { scope: 'col', 'aria-sort': sorted && (view.down ? 'descending' : 'ascending') },
    make('button', { class: 'dk-sort', type: 'button', onclick: sort }, label, arrow),
  );
}

function makeCheckbox(label, checked, onchange) {
  const box = make('input', { type: 'checkbox', 'aria-label': label });
  box.checked = checked;
  box.addEventListener('change', () => onchange(box.checked));
  return box;
}

function select(selected, tickets, on) {
  for (const { id } of tickets) {
    if (on) selected.add(id);
    else selected.delete(id);
  }
}

function makeRow(ticket, box) {
  const { id, subject, customer, status, priority, assignee, created } = ticket;
  const cells = [
    box,
    `DSK-${id}`,
    makeLink(ticketPath(id), subject),
    customer,
    makeChip(status),
    make('span', { class: `pr-${priority}` }, priority),
    assignee || 'Unassigned',
    created,
  ];
  return make(
    'tr',
    {},
    cells.map((cell) => make('td', {}, cell)),
  );
}

/** The table of one page of tickets. */
export function makeTable(tickets, { selected, reload, redraw, drawBar }) {
  const areAllSelected = () => tickets.every(({ id }) => selected.has(id));
  const all = makeCheckbox('Select all on this page', areAllSelected(), (on) => {
    select(selected, tickets, on);
    redraw();
  });
  const rows = tickets.map((ticket) => {
    const box = makeCheckbox(`Select DSK-${ticket.id}`, selected.has(ticket.id), (on) => {
      select(selected, [ticket], on);
      all.checked = areAllSelected();
      drawBar();
    });
    return makeRow(ticket, box);
  });
  const heads = columns.map((column) => makeColumnHead(column, reload));
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, make('th', {}, all), heads)),
    make('tbody', {}, rows),
  );
}

/** Below the table: which tickets are shown, and the way to the others. */
export function makePager(total, reload) {
  const first = view.page * pageSize;
  const last = hasBug('paging-range') ? first + pageSize : Math.min(first + pageSize, total);
  const turn = (by) => () => {
    view.page += by;
    reload();
  };
  return make(
    'div',
    { class: 'dk-tfoot' },
    make('span', {}, `${first + 1}–${last} of ${total}`),
    makeIconButton('previous', {
      'aria-label': 'Go to previous page',
      disabled: view.page === 0,
      onclick: turn(-1),
    }),
    makeIconButton('next', {
      'aria-label': 'Go to next page',
      disabled: first + pageSize >= total,
      onclick: turn(hasBug('paging-stuck') ? 0 : 1),
    }),
  );
}

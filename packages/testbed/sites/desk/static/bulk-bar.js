import { countTickets, hasBug, make, makeButton, makeGap, toast } from './base.js';
import { askFirst } from './dialog.js';
import { makeIconButton } from './icons.js';
import { openMenu } from './popup.js';
import { listAssignable, saveState, setStatus, state, statuses } from './state.js';

function makeMenuButton(label, listEntries) {
  const open = () => openMenu(button, listEntries());
  const button = makeButton(label, '', { 'aria-haspopup': 'menu', onclick: open });
  return button;
}

function removeTickets(tickets) {
  state.tickets = state.tickets.filter((ticket) => !tickets.includes(ticket));
}

function assignAll(tickets, name) {
  for (const ticket of tickets) ticket.assignee = name;
}

function setAll(tickets, status) {
  for (const ticket of tickets) setStatus(ticket, status);
}

/** The bar over the list while tickets are selected; `redraw` draws the list and this bar. */
export function makeBulkBar(selected, redraw) {
  const element = make('div');
  let most = 0;

  async function change(apply, done) {
    const chosen = state.tickets.filter(({ id }) => selected.has(id));
    apply(hasBug('bulk-misses-one') ? chosen.slice(0, -1) : chosen);
    await saveState();
    if (!hasBug('bulk-bar-stays')) selected.clear();
    toast(`${countTickets(chosen.length)} ${done}`);
    redraw();
  }
  const listStatuses = () =>
    statuses.map((status) => [
      status,
      () => change((tickets) => setAll(tickets, status), `set to ${status}`),
    ]);
  const listPeople = () =>
    listAssignable().map((name) => [
      name,
      () => change((tickets) => assignAll(tickets, name), `assigned to ${name}`),
    ]);
  const askToDelete = () =>
    askFirst({
      title: `Delete ${countTickets(selected.size)}?`,
      text: 'This cannot be undone.',
      yes: 'Delete',
      act: () => change(removeTickets, 'deleted'),
    });
  const clear = () => {
    selected.clear();
    redraw();
  };

  function draw() {
    if (selected.size === 0) return element.replaceChildren();
    most = Math.max(most, selected.size);
    const count = hasBug('bulk-count') ? most : selected.size;
    element.replaceChildren(
      make(
        'div',
        { class: 'dk-actionbar', role: 'toolbar', 'aria-label': 'Bulk actions' },
        make('strong', {}, `${count} selected`),
        makeMenuButton('Set status', listStatuses),
        makeMenuButton('Assign to', listPeople),
        makeButton('Delete', '', { onclick: askToDelete }),
        makeGap(),
        makeIconButton('close', { title: 'Clear selection', onclick: clear }),
      ),
    );
  }
  return { element, draw };
}

import { hasBug, make, makeChip, makeGap, makeHead, makeSkeleton, toast, wait } from './base.js';
import { askFirst } from './dialog.js';
import { makeIconButton } from './icons.js';
import { openMenu } from './popup.js';
import { go, makeLink, watchVisit } from './routing.js';
import { makeSelect } from './select.js';
import { logActivity, priorities, saveState, setStatus, state, statuses } from './state.js';
import { makeAssignee } from './ticket-assignee.js';
import { makeHistory } from './ticket-history.js';
import { makeTags } from './ticket-tags.js';

async function removeTicket(ticket) {
  if (!hasBug('delete-stays')) state.tickets = state.tickets.filter((one) => one !== ticket);
  await saveState();
  go('/desk/tickets');
  toast(`Ticket DSK-${ticket.id} deleted`);
}

function makeMoreButton(ticket) {
  const askToDelete = () =>
    askFirst({
      title: `Delete DSK-${ticket.id}?`,
      text: 'The ticket and its comments will be gone for good.',
      yes: 'Delete',
      act: () => removeTicket(ticket),
    });
  const open = () =>
    openMenu(more, [
      ['Copy link', () => toast('Link copied')],
      ['Delete ticket', askToDelete],
    ]);
  const more = makeIconButton('more', {
    'aria-label': 'More actions',
    'aria-haspopup': 'menu',
    onclick: open,
  });
  return more;
}

function makeStatusSelect(ticket, drawn) {
  const change = async (status) => {
    const former = ticket.status;
    setStatus(ticket, status);
    drawn();
    if (hasBug('status-not-saved')) {
      ticket.status = former;
      await wait(200);
    } else await saveState();
    toast(`Status changed to ${hasBug('status-toast') ? former : status}`);
  };
  return makeSelect({ label: 'Status', value: ticket.status, options: statuses, onchange: change });
}

function makePrioritySelect(ticket, drawn) {
  const change = async (priority) => {
    logActivity(ticket, `changed the priority from ${ticket.priority} to ${priority}`);
    ticket.priority = priority;
    drawn();
    await saveState();
    toast(`Priority changed to ${priority}`);
  };
  return makeSelect({ label: 'Priority', value: ticket.priority, options: priorities, onchange: change });
}

function makeSide(ticket, history, drawStatus) {
  const status = makeStatusSelect(ticket, () => {
    drawStatus();
    history.drawActivity();
  });
  const priority = makePrioritySelect(ticket, history.drawActivity);
  return make(
    'aside',
    { class: 'dk-paper dk-side' },
    make('div', {}, status.element),
    make('div', {}, priority.element),
    makeAssignee(ticket, history.drawActivity),
    makeTags(ticket),
  );
}

function drawMissing(main) {
  main.replaceChildren(
    make('h1', {}, 'Ticket not found'),
    make('p', {}, makeLink('/desk/tickets', 'Back to tickets')),
  );
}

function drawFound(main, ticket) {
  const { id, subject, customer, created, description } = ticket;
  document.title = `DSK-${id} ${subject} · Desk`;
  const status = make('span');
  const drawStatus = () => status.replaceChildren(makeChip(ticket.status));
  const history = makeHistory(ticket);
  drawStatus();
  main.replaceChildren(
    make('div', { style: 'margin-bottom:8px' }, makeLink('/desk/tickets', '← Back to tickets')),
    makeHead(subject, status, makeGap(), makeMoreButton(ticket)),
    make('p', { class: 'dk-meta' }, `DSK-${id} · ${customer} · ${created}`),
    make(
      'div',
      { class: 'dk-two' },
      make(
        'div',
        { class: 'dk-paper' },
        description ? make('p', {}, description) : undefined,
        history.elements,
      ),
      makeSide(ticket, history, drawStatus),
    ),
  );
}

export async function drawTicket(main, id) {
  const isShown = watchVisit();
  main.append(makeSkeleton(6));
  await wait(400);
  if (!isShown()) return;
  const ticket = state.tickets.find((one) => one.id === id);
  if (ticket) drawFound(main, ticket);
  else drawMissing(main);
}

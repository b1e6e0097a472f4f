import { hasBug, make, makeGap, makeHead, makeSkeleton, toast, wait } from './base.js';
import { makeSwitch } from './field.js';
import { makeIconButton } from './icons.js';
import { openMenu } from './popup.js';
import { go, ticketPath, watchVisit } from './routing.js';
import { me, saveState, setStatus, state, statuses } from './state.js';

let onlyMine = false;

function listCards(status) {
  const filtered = onlyMine && !hasBug('board-mine');
  return state.tickets.filter((ticket) => ticket.status === status && (!filtered || ticket.assignee === me));
}

function countCards() {
  return Object.fromEntries(statuses.map((status) => [status, listCards(status).length]));
}

async function move(ticket, target, moved) {
  const others = statuses.filter((status) => status !== ticket.status && status !== target);
  setStatus(ticket, hasBug('board-wrong-column') ? others[0] : target);
  await saveState();
  toast(`DSK-${ticket.id} moved to ${target}`);
  moved();
}

function makeMoveButton(ticket, moved) {
  const open = (event) => {
    // A click on the card itself opens the ticket.
    event.stopPropagation();
    const targets = statuses.filter((status) => status !== ticket.status);
    openMenu(
      button,
      targets.map((target) => [`Move to ${target}`, () => move(ticket, target, moved)]),
    );
  };
  const button = makeIconButton('more', { title: 'Move card', onclick: open });
  return button;
}

function makeCard(ticket, moved) {
  return make(
    'div',
    { class: 'dk-card', onclick: () => go(ticketPath(ticket.id)) },
    makeMoveButton(ticket, moved),
    make('div', { class: 'dk-card-t' }, ticket.subject),
    make('div', { class: 'dk-meta' }, `DSK-${ticket.id} · ${ticket.assignee || 'Unassigned'}`),
  );
}

function makeColumn(status, count, moved) {
  const head = make(
    'div',
    { class: 'dk-colhead' },
    make('h3', {}, status),
    make('span', { class: 'dk-chip' }, String(count)),
  );
  const cards = listCards(status).map((ticket) => makeCard(ticket, moved));
  return make('div', { class: 'dk-col', 'data-column': status.replace(/\s/g, '-') }, head, cards);
}

export async function drawBoard(main) {
  const isShown = watchVisit();
  const board = make('div', { class: 'dk-board' }, makeSkeleton(5));
  let counts;
  const draw = () => {
    if (!isShown()) return;
    if (!counts || !hasBug('board-count')) counts = countCards();
    board.replaceChildren(...statuses.map((status) => makeColumn(status, counts[status], draw)));
  };
  const filter = (on) => {
    onlyMine = on;
    counts = undefined;
    draw();
  };
  const mine = make('div', { style: 'width:200px' }, makeSwitch('Only my tickets', onlyMine, filter));
  main.append(makeHead('Board', makeGap(), mine), board);
  await wait(450);
  draw();
}

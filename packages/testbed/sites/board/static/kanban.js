import { hasBug, make, makeAvatar, makeBadge, makeClickable, makeDiv, makeLabel, wait } from './base.js';
import { makeAdder } from './card-adder.js';
import { openCard } from './card-dialog.js';
import { archiveCard, countDone, listShown, moveCard } from './cards.js';
import { formatDay, today } from './dates.js';
import { makeFilterBar } from './filters.js';
import { makeIconButton } from './icons.js';
import { openMenu } from './overlay.js';
import { watchVisit } from './routing.js';
import { refreshSidebar } from './shell.js';
import { columns, state } from './state.js';

const startingCards = 12;

function countCards(column) {
  const cards = listShown().filter((card) => card.column === column);
  if (hasBug('add-count')) return cards.filter(({ id }) => id <= startingCards).length;
  const archived = state.cards.filter((card) => card.archived && card.column === column);
  return cards.length + (hasBug('archive-count') ? archived.length : 0);
}

function makeMenuButton(card, changed) {
  const open = (event) => {
    // A click on the card itself opens it.
    event.stopPropagation();
    const targets = columns.filter((column) => column !== card.column);
    const moves = targets.map((column) => [`Move to ${column}`, () => moveCard(card, column, changed)]);
    openMenu(button, [...moves, ['Archive', () => archiveCard(card, changed)]]);
  };
  const button = makeIconButton('more', 'Card menu', open);
  return button;
}

function makeDue({ due, column }) {
  if (due === '') return undefined;
  const late = due < today && column !== 'Done';
  return make('time', { class: late ? 'due late' : 'due', datetime: due }, formatDay(due));
}

function makeFacts(card, firstComments) {
  const { checklist, comments, members } = card;
  const number = hasBug('comment-badge') ? (firstComments.get(card.id) ?? 0) : comments.length;
  return makeDiv(
    'card-facts',
    makeDue(card),
    checklist.length > 0 &&
      make('span', { class: 'fact', title: 'Checklist' }, `☑ ${countDone(card)}/${checklist.length}`),
    number > 0 && make('span', { class: 'fact', title: 'Comments' }, `💬 ${number}`),
    makeDiv('avatars', members.map(makeAvatar)),
  );
}

function makeCard(card, firstComments, changed) {
  return makeClickable(
    'card',
    () => openCard(card, changed),
    { 'data-testid': `card-${card.id}` },
    makeDiv('tags', ...card.labels.map((label) => makeLabel(label))),
    makeMenuButton(card, changed),
    makeDiv('card-title', card.title),
    makeFacts(card, firstComments),
  );
}

function makeColumn(column, firstComments, changed) {
  const cards = listShown().filter((card) => card.column === column);
  return make(
    'section',
    { class: 'column', 'data-testid': `column-${column.toLowerCase().replace(' ', '-')}` },
    makeDiv('column-head', make('h2', {}, column), makeBadge(countCards(column))),
    makeDiv('column-cards', ...cards.map((card) => makeCard(card, firstComments, changed))),
    makeAdder(column, changed),
  );
}

/** The board itself, with the cards in their columns. */
export async function drawKanban(main) {
  const isShown = watchVisit();
  const firstComments = new Map(state.cards.map(({ id, comments }) => [id, comments.length]));
  const bar = makeDiv('bar');
  const board = makeDiv('kanban', makeDiv('loading', 'Loading cards…'));
  main.append(make('h1', {}, 'Website relaunch'), bar, board);
  const draw = () => {
    if (!isShown()) return;
    bar.replaceChildren(makeFilterBar(draw));
    board.replaceChildren(...columns.map((column) => makeColumn(column, firstComments, draw)));
    refreshSidebar();
  };
  await wait(350);
  draw();
}

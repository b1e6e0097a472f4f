import { hasBug, make, makeButton, makeDiv, makeLabel, makeSelect, wait } from './base.js';
import { filter, listOpen, listShown, moveCard } from './cards.js';
import { formatDay } from './dates.js';
import { makeFilterBar } from './filters.js';
import { toast } from './overlay.js';
import { watchVisit } from './routing.js';
import { columns, saveState } from './state.js';

const heads = ['Title', 'Status', 'Members', 'Labels', 'Due'];
const unsortable = ['Members', 'Labels'];

/** Cards without a due date come last. */
function dueKey({ due }) {
  if (due === '') return '~';
  return hasBug('list-due-order') ? formatDay(due) : due;
}

const keys = {
  Title: ({ title }) => title.toLowerCase(),
  Status: ({ column }) => String(columns.indexOf(column)),
  Due: dueKey,
};

function sortCards(cards, { head, down }) {
  if (head === '') return cards;
  const key = keys[head];
  const order = (one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other)));
  return cards.toSorted((one, other) => (down ? order(other, one) : order(one, other)));
}

async function rename(card, title, draw) {
  if (title !== '' && title !== card.title) {
    if (!hasBug('list-rename')) card.title = title;
    await saveState();
    toast('Card renamed');
  }
  draw();
}

function makeTitleField(card, draw) {
  const onkeydown = ({ key, target }) => {
    if (key === 'Enter') rename(card, target.value.trim(), draw);
    if (key === 'Escape') draw();
  };
  const field = { class: 'input', type: 'text', 'aria-label': 'Title', value: card.title, onkeydown };
  return make('input', field);
}

function makeTitle(card, draw) {
  const edit = ({ currentTarget }) => {
    const field = makeTitleField(card, draw);
    currentTarget.replaceWith(field);
    field.focus();
    field.select();
  };
  return make('div', { class: 'editable', title: 'Click to edit', onclick: edit }, card.title);
}

function makeStatus(card, draw) {
  const options = columns.map((column) => [column, column]);
  const move = (column) => moveCard(card, column, draw);
  return makeSelect(options, card.column, move, { 'aria-label': `Status of ${card.title}` });
}

function makeRow(card, draw) {
  return make(
    'tr',
    {},
    make('td', {}, makeTitle(card, draw)),
    make('td', {}, makeStatus(card, draw)),
    make('td', {}, card.members.join(', ')),
    make('td', {}, ...card.labels.map((label) => makeLabel(label))),
    make('td', {}, card.due === '' ? '–' : make('time', { datetime: card.due }, formatDay(card.due))),
  );
}

function makeHead(head, sort, draw) {
  if (unsortable.includes(head)) return make('th', {}, head);
  const click = () => {
    sort.down = sort.head === head && !sort.down && !hasBug('list-reverse');
    sort.head = head;
    draw();
  };
  const mark = sort.down ? ' ↓' : ' ↑';
  return make('th', {}, makeButton(sort.head === head ? head + mark : head, 'head-btn', click));
}

/** The cards as a table. */
export async function drawList(main) {
  const isShown = watchVisit();
  if (hasBug('filter-lost')) Object.assign(filter, { member: '', label: '' });
  const sort = { head: '', down: false };
  const bar = makeDiv('bar');
  const table = makeDiv('table-box', makeDiv('loading', 'Loading cards…'));
  main.append(make('h1', {}, 'All cards'), bar, table);
  const draw = () => {
    if (!isShown()) return;
    const cards = sortCards(listShown(), sort);
    const total = hasBug('list-total') ? listOpen().length : cards.length;
    const head = make('thead', {}, make('tr', {}, ...heads.map((one) => makeHead(one, sort, draw))));
    const body = make('tbody', {}, ...cards.map((card) => makeRow(card, draw)));
    bar.replaceChildren(makeFilterBar(draw));
    const foot = makeDiv('table-foot', `Total: ${total} ${total === 1 ? 'card' : 'cards'}`);
    table.replaceChildren(make('table', {}, head, body), foot);
  };
  await wait(300);
  draw();
}

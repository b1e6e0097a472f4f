import { hasBug } from './base.js';
import { toast } from './overlay.js';
import { columns, saveState, state } from './state.js';

/** What the board and the list show; kept until the page is loaded again. */
export const filter = { member: '', label: '' };

export function isFiltered() {
  return filter.member !== '' || filter.label !== '';
}

export function listOpen() {
  return state.cards.filter(({ archived }) => !archived);
}

function hasMember({ members }) {
  return filter.member === '' || hasBug('filter-member') || members.includes(filter.member);
}

function hasLabel({ labels, column }) {
  const excused = hasBug('filter-label') && column === 'Done';
  return filter.label === '' || excused || labels.includes(filter.label);
}

export function listShown() {
  return listOpen().filter((card) => hasMember(card) && hasLabel(card));
}

export function countDone({ checklist }) {
  return checklist.filter(({ done }) => done).length;
}

export async function addCard(title, column, due = '') {
  const id = Math.max(...state.cards.map((card) => card.id)) + 1;
  const empty = { labels: [], members: [], checklist: [], comments: [], archived: false };
  state.cards.push({ id, title, column, due, ...empty });
  await saveState();
}

export async function moveCard(card, target, redraw) {
  const former = card.column;
  const further = columns[(columns.indexOf(target) + 1) % columns.length];
  card.column = hasBug('move-column') ? further : target;
  await saveState();
  toast(`Moved to ${hasBug('move-toast') ? former : target}`);
  redraw();
}

async function restore(card, redraw) {
  if (!hasBug('archive-undo')) card.archived = false;
  await saveState();
  redraw();
}

export async function archiveCard(card, redraw) {
  card.archived = true;
  await saveState();
  redraw();
  if (!hasBug('archive-toast')) toast('Card archived', { label: 'Undo', act: () => restore(card, redraw) });
}

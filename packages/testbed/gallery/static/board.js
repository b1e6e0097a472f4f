import { $, hasBug, icon, make, toast } from './base.js';
import { attachSorting } from './sortable.js';

const columns = ['To do', 'In progress', 'Done'];
let cards = [
  { title: 'Write tests', column: 'To do' },
  { title: 'Fix login', column: 'To do' },
  { title: 'Update logo', column: 'To do' },
  { title: 'Review budget', column: 'In progress' },
  { title: 'Plan party', column: 'In progress' },
  { title: 'Order chairs', column: 'Done' },
];
let dragged;
const shownCounts = new Map();

function remove(card) {
  const before = cards;
  cards = cards.filter((other) => other !== card);
  draw(true);
  const undo = () => {
    cards = hasBug('board-undo')
      ? before.map((other) => (other === card ? { ...card, title: '' } : other))
      : before;
    draw(true);
  };
  toast(`Deleted "${card.title}".`, { label: 'Undo', do: undo });
}

function drop(column) {
  if (!dragged) return;
  dragged.column = hasBug('board-wrong-column') && column === 'Done' ? 'In progress' : column;
  cards = [...cards.filter((card) => card !== dragged), dragged];
  dragged = undefined;
  draw(!hasBug('board-stale-count'));
}

function drawCard(card) {
  const start = (event) => {
    dragged = card;
    event.dataTransfer.setData('text/plain', card.title);
  };
  const cross = make('button', { title: 'Delete', onclick: () => remove(card) }, icon('✕'));
  return make('li', { draggable: 'true', ondragstart: start }, card.title, ' ', cross);
}

function drawColumn(name, index) {
  const inside = cards.filter(({ column }) => column === name);
  const onto = (event) => event.preventDefault();
  const landed = (event) => {
    event.preventDefault();
    drop(name);
  };
  return make(
    'section',
    { class: 'column', 'aria-labelledby': `column-${index}`, ondragover: onto, ondrop: landed },
    make('h2', { id: `column-${index}` }, name),
    make('p', { class: 'count' }, `${shownCounts.get(name)} cards`),
    make('ul', {}, ...inside.map(drawCard)),
  );
}

function draw(recount) {
  if (recount) {
    for (const name of columns) shownCounts.set(name, cards.filter(({ column }) => column === name).length);
    shownCounts.set('all', cards.length);
  }
  $('#done-line').textContent = `${shownCounts.get('Done')} of ${shownCounts.get('all')} cards done`;
  $('#progress').max = shownCounts.get('all');
  $('#progress').value = shownCounts.get('Done');
  $('#columns').replaceChildren(...columns.map(drawColumn));
}

$('#new-card').addEventListener('submit', (event) => {
  event.preventDefault();
  const title = $('#card-title').value.trim();
  const isMissing = title === '' && !hasBug('board-empty-card');
  $('#card-problem').textContent = isMissing ? 'Give the card a title.' : '';
  if (isMissing) return;
  cards = [...cards, { title, column: 'To do' }];
  $('#card-title').value = '';
  draw(true);
});
draw(true);
attachSorting($('#priorities'), !hasBug('board-priority-order'));

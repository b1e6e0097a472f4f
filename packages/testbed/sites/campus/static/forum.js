import { $, countReplies, hasBug, load, make, send, showMessage } from './base.js';
import './like-button.js';

let threads = [];

const orders = {
  likes: (one, other) => other.likes - one.likes,
  new: (one, other) => (hasBug('forum-sort') ? one.order - other.order : other.order - one.order),
  replies: (one, other) => other.replies - one.replies,
};

function drawThread(thread) {
  const { id, title, author, date, replies, likes, liked } = thread;
  const keep = ({ detail }) => Object.assign(thread, detail);
  return make(
    'div',
    { class: 'card thread' },
    make(
      'div',
      {},
      make('h3', {}, make('a', { href: `/campus/forum/${id}` }, title)),
      make('span', { class: 'muted' }, `${author} · ${date} · ${countReplies(replies)}`),
    ),
    make('div', {}, make('nc-like', { thread: id, likes, liked: String(liked), onliked: keep })),
  );
}

function draw() {
  threads.sort(orders[$('#forumSort').value]);
  $('#threads').replaceChildren(...threads.map(drawThread));
}

async function refresh() {
  threads = await load('threads');
  draw();
}

function findProblem(title, text) {
  if (title.length < 5 && !hasBug('thread-title')) return 'The title must have at least 5 characters.';
  return text === '' ? 'Please write a message.' : '';
}

async function publish(event) {
  event.preventDefault();
  const title = $('#tTitle').value.trim();
  const text = $('#tText').value.trim();
  const problem = findProblem(title, text);
  $('#tErr').textContent = problem;
  if (problem) return;
  await send('threads', { title, text });
  if (!hasBug('thread-dialog')) $('#threadDialog').close();
  $('#threadForm').reset();
  refresh();
  showMessage('Your thread has been published.');
}

$('#forumSort').addEventListener('change', draw);
$('#newThread').addEventListener('click', () => $('#threadDialog').showModal());
$('#tCancel').addEventListener('click', () => $('#threadDialog').close());
$('#threadForm').addEventListener('submit', publish);
refresh();

import { $, countReplies, hasBug, make, send } from './base.js';

function drawReply({ author, date, text }) {
  return make(
    'div',
    { class: 'card', style: 'margin:8px 0' },
    make('b', {}, author),
    ' ',
    make('span', { class: 'muted' }, date),
    make('p', {}, text),
  );
}

function allowPosting() {
  $('#postReply').disabled = $('#replyText').value.trim() === '';
}

async function reply(event) {
  event.preventDefault();
  const { id } = $('#replyForm').dataset;
  const { replies } = await send('reply', { id, text: $('#replyText').value.trim() });
  $('#replies').replaceChildren(...replies.map(drawReply));
  if (!hasBug('reply-count')) $('#replyHead').textContent = countReplies(replies.length);
  if (hasBug('reply-kept')) return;
  $('#replyText').value = '';
  allowPosting();
}

$('#replyText').addEventListener('input', allowPosting);
$('#replyForm').addEventListener('submit', reply);

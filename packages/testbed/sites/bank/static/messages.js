import { $, hasBug, send } from './base.js';

const inbox = $('#inbox');
const badge = $('#unread-badge');
const message = $('#message');

function showUnread({ unread, text }) {
  $('#unread').textContent = text;
  badge.textContent = unread;
  badge.hidden = unread === 0;
}

function showInbox(answer) {
  $('tbody', inbox).innerHTML = answer.rows;
  showUnread(answer);
}

function say(text) {
  message.textContent = text;
  message.hidden = false;
}

inbox.addEventListener('click', async (event) => {
  const bin = event.target.closest('.js-delete');
  if (!bin) return;
  event.preventDefault();
  const answer = await send(`/bank/api/messages/${bin.dataset.id}/delete`);
  if (hasBug('message-delete')) showUnread(answer);
  else showInbox(answer);
  say(answer.message);
});
$('#read-all').addEventListener('click', async () => {
  const answer = await send('/bank/api/messages/read-all');
  showInbox(answer);
  say(answer.message);
});

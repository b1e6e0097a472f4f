import { $, $$, hasBug, send } from './base.js';

const inbox = $('#inbox');

function showUnread(unread) {
  $('#unread').textContent = unread === 1 ? '1 unread message' : `${unread} unread messages`;
  for (const badge of $$('.js-unread')) {
    badge.textContent = unread;
    badge.hidden = unread === 0;
  }
}

function showInbox({ rows, unread }) {
  $('tbody', inbox).innerHTML = rows;
  showUnread(unread);
}

async function deleteMessage(id) {
  const left = await send('/clinic/api/messages/delete', { id });
  if (hasBug('message-delete')) showUnread(left.unread);
  else showInbox(left);
  $('#toast').hidden = false;
  $('#toast-text').textContent = 'Message deleted.';
}

inbox.addEventListener('click', (event) => {
  const bin = event.target.closest('.js-delete');
  if (!bin) return;
  event.preventDefault();
  deleteMessage(bin.dataset.id);
});
$('#undo').addEventListener('click', async () => {
  showInbox(await send('/clinic/api/messages/undo'));
  $('#toast').hidden = true;
});
$('#mark-all').addEventListener('click', async () => {
  showInbox(await send('/clinic/api/messages/read-all'));
});

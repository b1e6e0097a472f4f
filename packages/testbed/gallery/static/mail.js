import { $, $$, hasBug, make, toast } from './base.js';
import { attachComposer } from './composer.js';
import { attachMenus } from './menus.js';

const messages = [
  { from: 'Mia Wong', subject: 'Lunch on Friday', unread: true },
  { from: 'Bank', subject: 'Your statement', unread: true },
  { from: 'Tom Hill', subject: 'Holiday pictures', unread: false },
  { from: 'Library', subject: 'Book is due', unread: true },
  { from: 'Anna Berg', subject: 'Meeting notes', unread: false },
].map((message) => ({ ...message, folder: 'Inbox', chosen: false }));
const folders = ['Inbox', 'Sent', 'Archive', 'Bin'];
const view = { folder: 'Inbox', unreadOnly: false, pointed: undefined };
let unreadShown = 3;

function listMessages() {
  const wanted = $('#find').value.trim().toLowerCase();
  return messages.filter(({ folder, unread, from, subject }) => {
    const searched = hasBug('mail-search-subject') ? from : `${from} ${subject}`;
    return folder === view.folder && (!view.unreadOnly || unread) && searched.toLowerCase().includes(wanted);
  });
}

function drawFolder(name) {
  const unread =
    name === 'Inbox' && unreadShown > 0
      ? [' ', make('span', { class: 'badge', 'aria-label': `${unreadShown} unread` }, String(unreadShown))]
      : [];
  const open = () => {
    view.folder = name;
    draw();
  };
  return make(
    'li',
    {},
    make('button', { onclick: open, 'aria-current': name === view.folder }, name, ...unread),
  );
}

function drawMessage(message) {
  const box = make('input', { type: 'checkbox', 'aria-label': `Select ${message.subject}` });
  box.checked = message.chosen;
  box.addEventListener('change', () => {
    message.chosen = box.checked;
  });
  const point = (event) => {
    event.preventDefault();
    view.pointed = message;
    Object.assign($('#context').style, { left: `${event.pageX}px`, top: `${event.pageY}px` });
    $('#context').hidden = false;
  };
  const text = `${message.from}: ${message.subject}`;
  return make(
    'li',
    { oncontextmenu: point },
    box,
    ' ',
    message.unread ? make('strong', {}, text) : make('span', {}, text),
  );
}

function draw(recount = true) {
  if (recount) unreadShown = messages.filter(({ unread, folder }) => unread && folder === 'Inbox').length;
  const listed = listMessages();
  $('#folder-title').textContent = view.folder;
  $('#folders').replaceChildren(...folders.map(drawFolder));
  $('#messages').replaceChildren(...listed.map(drawMessage));
  $('#none').hidden = listed.length > 0;
}

function move(chosen, folder) {
  for (const message of chosen) Object.assign(message, { folder, chosen: false });
  $('#select-all').checked = false;
  draw();
  const what = chosen.length === 1 ? '1 message' : `${chosen.length} messages`;
  toast(chosen.length === 0 ? 'Select a message first.' : `${what} moved to ${folder}.`);
}

function findChosen() {
  return messages.filter(({ chosen, folder }) => chosen && folder === view.folder);
}

function doAction(action, entry) {
  if (action === 'compose') openComposer();
  else if (action === 'unread') {
    view.unreadOnly = !view.unreadOnly;
    entry.setAttribute('aria-checked', String(view.unreadOnly));
    draw();
  } else if (action === 'mark-unread') {
    view.pointed.unread = true;
    draw();
  } else if (entry.closest('#context')) move([view.pointed], action);
  else move(findChosen(), hasBug('mail-move-to') && action === 'Archive' ? 'Bin' : action);
}

const openComposer = attachComposer((subject) => {
  messages.push({ from: 'Me', subject, folder: 'Sent', unread: false, chosen: false });
  draw();
});
attachMenus(doAction);
$('#compose').addEventListener('click', openComposer);
$('#bin').addEventListener('click', () => move(findChosen(), 'Bin'));
$('#find').addEventListener('input', () => draw());
$('#read').addEventListener('click', () => {
  for (const message of findChosen()) message.unread = false;
  draw(!hasBug('mail-unread-count'));
});
$('#select-all').addEventListener('change', ({ target }) => {
  for (const message of listMessages()) message.chosen = target.checked;
  draw();
});
document.addEventListener('keydown', (event) => {
  if (/^(input|textarea)$/i.test(event.target.tagName) || $$('dialog[open]').length > 0) return;
  if (event.key === 'c' && !hasBug('mail-shortcut')) openComposer();
  else if (event.key === '/') $('#find').focus();
  else return;
  event.preventDefault();
});
draw();

import { $, hasBug, keep, recall } from './base.js';
import './comment-box.js';

const page = $('#document');

function countWords() {
  const words = page.innerText.trim().split(/\s+/).filter(Boolean).length;
  const shown = hasBug('editor-word-count') && words > 0 ? words + 1 : words;
  $('#words').textContent = shown === 1 ? '1 word' : `${shown} words`;
}

function drawPublish() {
  const isReady =
    page.innerText.trim() !== '' && ($('#title').value.trim() !== '' || hasBug('editor-publish-empty'));
  $('#publish').disabled = !isReady;
}

function changed() {
  countWords();
  drawPublish();
  $('#state').textContent = 'Not saved';
}

function save() {
  keep('draft', { title: $('#title').value, text: page.innerText });
  $('#state').textContent = 'Draft saved.';
  $('iframe').contentWindow.postMessage('changed', location.origin);
}

function publish() {
  save();
  let left = 3;
  const tick = () => {
    $('#state').textContent = left > 0 ? `Publishing in ${left}…` : `"${$('#title').value}" is published.`;
    if (left > 0) setTimeout(tick, 500);
    left -= 1;
  };
  tick();
}

for (const name of ['bold', 'italic']) {
  const button = $(`#${name}`);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    page.focus();
    document.execCommand(name);
    button.setAttribute('aria-pressed', String(document.queryCommandState(name)));
  });
}
page.addEventListener('input', changed);
$('#title').addEventListener('input', changed);
$('#clear').addEventListener('click', () => {
  page.textContent = '';
  changed();
});
$('#save').addEventListener('click', save);
$('#publish').addEventListener('click', publish);
$('#popup').addEventListener('click', () =>
  window.open('/gallery/editor/preview', 'print', 'width=600,height=400'),
);
document.addEventListener('keydown', (event) => {
  if (!event.ctrlKey || event.key !== 's') return;
  event.preventDefault();
  if (!hasBug('editor-shortcut-save')) save();
});
const draft = recall('draft', { title: '', text: '' });
$('#title').value = draft.title;
page.innerText = draft.text;
countWords();
drawPublish();

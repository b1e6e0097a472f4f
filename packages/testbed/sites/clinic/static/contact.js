import { $, hasBug, send } from './base.js';

const form = $('#contact-form');
const message = $('#message');
const names = ['name', 'email', 'topic', 'message'];

function count() {
  if (!hasBug('contact-counter')) $('#left').textContent = `${300 - message.value.length} characters left`;
}

function showError(name, error = '') {
  const line = $(`#${name}-error`);
  line.textContent = error;
  line.hidden = error === '';
  $(`#${name}`).classList.toggle('is-invalid', error !== '');
}

function showThanks(text) {
  $('#contact-ok').textContent = text;
  form.reset();
  count();
}

message.addEventListener('input', count);
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const entries = Object.fromEntries(names.map((name) => [name, $(`#${name}`).value]));
  const { ok, errors, text } = await send('/clinic/api/contact', entries);
  for (const name of names) showError(name, errors[name]);
  $('#contact-ok').hidden = !ok;
  if (ok) showThanks(text);
});

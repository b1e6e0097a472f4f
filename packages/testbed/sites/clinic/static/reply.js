import { $, hasBug, send } from './base.js';

const form = $('#reply-form');
const field = $('#reply');
const button = $('button', form);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const isEmpty = field.value.trim() === '';
  $('#reply-error').hidden = !isEmpty;
  if (isEmpty) return;
  button.disabled = true;
  const { html } = await send(form.action, { text: field.value });
  $('#replies').innerHTML = html;
  button.disabled = false;
  $('#reply-ok').hidden = false;
  if (!hasBug('reply-clear')) field.value = '';
});

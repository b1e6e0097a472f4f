import { $, $$, hasBug, send, showMessage } from './base.js';
import { attachPassword } from './password.js';
import { attachPhoto } from './photo.js';

function select(tab) {
  for (const one of $$('[role=tab]')) {
    one.setAttribute('aria-selected', String(one === tab));
    $(`#${one.getAttribute('aria-controls')}`).hidden = one !== tab;
  }
}

async function saveDetails(event) {
  event.preventDefault();
  const details = {
    name: $('#pName').value.trim(),
    phone: $('#pPhone').value.trim(),
    language: $('#pLang').value,
  };
  $('#pErr').textContent = details.name === '' ? 'The name must not be empty.' : '';
  if (details.name === '') return;
  const { name } = await send('profile', { details });
  showMessage('Your details have been saved.');
  if (!hasBug('name-header')) $('.tools a[href="/campus/profile"]').textContent = name;
}

async function turn(button) {
  const { name } = button.dataset;
  const on = button.getAttribute('aria-checked') !== 'true';
  button.setAttribute('aria-checked', String(on));
  await send('profile', { switch: { name, on } });
  showMessage(`${name} switched ${on ? 'on' : 'off'}.`);
}

for (const tab of $$('[role=tab]')) tab.addEventListener('click', () => select(tab));
for (const button of $$('.switch')) button.addEventListener('click', () => turn(button));
$('#detailsForm').addEventListener('submit', saveDetails);
attachPassword();
attachPhoto();

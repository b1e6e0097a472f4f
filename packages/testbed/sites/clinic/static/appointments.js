import { $, $$, hasBug } from './base.js';

const tabs = $$('[role=tab]');
const dialog = $('#cancel-modal');

function showTab(tab) {
  for (const one of tabs) {
    one.classList.toggle('active', one === tab);
    one.setAttribute('aria-selected', String(one === tab));
    $(`#${one.getAttribute('aria-controls')}`).hidden = one !== tab;
  }
}

function askToCancel({ id, what }) {
  $('#cancel-id').value = id;
  $('#cancel-text').textContent = `Do you want to cancel your appointment with ${what}?`;
  dialog.classList.add('show');
  $('#keep').focus();
}

for (const tab of tabs) tab.addEventListener('click', () => showTab(tab));
for (const button of $$('.js-cancel')) button.addEventListener('click', () => askToCancel(button.dataset));
$('#keep').addEventListener('click', () => {
  if (!hasBug('dialog-keep')) dialog.classList.remove('show');
});

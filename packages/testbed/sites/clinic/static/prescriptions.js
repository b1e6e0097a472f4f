import { $, $$, hasBug, send } from './base.js';

function tell(text, isGood) {
  const note = $('#rx-alert');
  note.className = `alert ${isGood ? 'alert-success' : 'alert-danger'}`;
  note.textContent = text;
  note.hidden = false;
}

function showStatus(badge, status) {
  badge.textContent = status;
  if (status !== 'Active') badge.className = 'badge bg-warning';
}

async function requestRefill(button) {
  const row = button.closest('tr');
  const quantity = $('input', row);
  button.disabled = true;
  const answer = await send('/clinic/api/refill', { id: button.dataset.id, quantity: quantity.value });
  tell(answer.text, answer.ok);
  if (!answer.ok) {
    button.disabled = false;
    return;
  }
  $('.js-left', row).textContent = answer.left;
  showStatus($('.badge', row), answer.status);
  button.textContent = 'Requested';
  quantity.disabled = true;
  if (!hasBug('refill-list')) $('#requests').innerHTML = answer.requests;
}

for (const button of $$('.js-refill')) button.addEventListener('click', () => requestRefill(button));

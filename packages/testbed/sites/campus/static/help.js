import { $, hasBug, isEmail, make, send } from './base.js';

function countLeft() {
  $('#cCount').textContent = `${300 - $('#cText').value.length} characters left`;
}

function findProblem() {
  if ($('#cName').value.trim() === '') return 'Please enter your name.';
  if (!isEmail($('#cEmail').value)) return 'Please enter a valid email address.';
  if ($('#cText').value.trim() === '' && !hasBug('contact-empty')) return 'Please write a message.';
  return undefined;
}

function tell(role, look, text) {
  $('#cMessage').replaceChildren(make('div', { class: `alert ${look}`, role }, text));
}

async function sendMessage(event) {
  event.preventDefault();
  const problem = findProblem();
  if (problem) {
    tell('alert', 'alert-danger', problem);
    return;
  }
  await send('contact', {});
  const days = hasBug('contact-text') ? 'twenty' : 'two';
  tell('status', 'alert-success', `Thank you. We will answer within ${days} working days.`);
  if (hasBug('contact-kept')) return;
  $('#contact').reset();
  countLeft();
}

$('#cText').addEventListener('input', countLeft);
$('#contact').addEventListener('submit', sendMessage);

import { $, hasBug, isEmail, make, send } from './base.js';

async function join(event) {
  event.preventDefault();
  const isGood = isEmail($('#wEmail').value);
  $('#wErr').textContent = isGood ? '' : 'Please enter a valid email address.';
  if (!isGood) return;
  const button = $('#joinWaiting');
  const { number, waiting } = await send('waiting', { id: button.dataset.id });
  if (!hasBug('waitlist-dialog')) $('#waitingDialog').close();
  const message = `You are number ${number} on the waiting list.`;
  $('#waitingMessage').replaceChildren(make('div', { class: 'alert alert-success' }, message));
  $('#waitingInfo').textContent = `${waiting} people on the waiting list`;
  button.disabled = true;
  button.textContent = 'You are on the waiting list';
}

export function attachWaitingList() {
  $('#joinWaiting').addEventListener('click', () => $('#waitingDialog').showModal());
  $('#wCancel').addEventListener('click', () => $('#waitingDialog').close());
  $('#waitingForm').addEventListener('submit', join);
}

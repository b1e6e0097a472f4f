import { $, isEmail } from './base.js';

function subscribe(event) {
  event.preventDefault();
  const isGood = isEmail($('#nlEmail').value);
  $('#nlMessage').className = isGood ? '' : 'err';
  $('#nlMessage').textContent = isGood
    ? 'Thanks for subscribing!'
    : 'That does not look like an email address.';
  if (isGood) $('#nlEmail').value = '';
}

$('#newsletter').addEventListener('submit', subscribe);

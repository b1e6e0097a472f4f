import { $, $$ } from './base.js';

for (const button of $$('.js-use')) {
  button.addEventListener('click', () => {
    $('#recipient').value = button.dataset.name;
    $('#iban').value = button.dataset.iban;
    $('#amount').focus();
  });
}

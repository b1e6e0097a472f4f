import { $, $$, hasBug } from './base.js';

const wanted = $('#bill-status');

function isShown({ status }) {
  if (wanted.value === 'Unpaid' && hasBug('bill-filter')) return true;
  return wanted.value === '' || wanted.value === status;
}

function filterBills() {
  let sum = 0;
  for (const row of $$('#bills tbody tr')) {
    row.hidden = !isShown(row.dataset);
    if (!row.hidden || hasBug('bill-sum')) sum += Number(row.dataset.amount);
  }
  $('#bill-sum').textContent = `$${sum.toFixed(2)}`;
}

wanted.addEventListener('change', () => setTimeout(filterBills, 150));

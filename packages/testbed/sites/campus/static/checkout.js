import { $, $$, hasBug } from './base.js';

function showEmployer() {
  $('#employerField').hidden = $('input[name=pay]:checked').value !== 'employer';
}

if (!hasBug('employer-hidden'))
  for (const choice of $$('input[name=pay]')) choice.addEventListener('change', showEmployer);

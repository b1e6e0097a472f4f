import { $, $$, hasBug, send } from './base.js';

async function addMoney(goal, form) {
  const answer = await send(`/bank/api/goals/${form.dataset.id}`, new FormData(form));
  $('.message', goal).textContent = answer.message;
  if (!answer.isAdded) return;
  $('.js-progress', goal).innerHTML = answer.progress;
  $('#sum').textContent = answer.sum;
  if (!hasBug('goal-field')) form.reset();
}

for (const goal of $$('.goal')) {
  const form = $('.js-add', goal);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    addMoney(goal, form);
  });
}

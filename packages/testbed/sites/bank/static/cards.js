import { $, $$, hasBug, send } from './base.js';

async function act(card, address, fields) {
  const { state, message } = await send(address, fields);
  $('.js-state', card).innerHTML = state;
  $('.message', card).textContent = message;
}

function attachForm(card, form, action) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act(card, `/bank/api/cards/${form.dataset.id}/${action}`, new FormData(form));
  });
}

function attachSlider(slider) {
  slider.addEventListener('input', () => {
    if (!hasBug('slider-value')) slider.nextElementSibling.textContent = `${slider.value} EUR`;
  });
}

for (const card of $$('.card')) {
  $('.js-state', card).addEventListener('click', ({ target }) => {
    if (target.matches('.js-freeze')) act(card, `/bank/api/cards/${target.dataset.id}/freeze`);
  });
  attachSlider($('[type=range]', card));
  attachForm(card, $('.js-limits', card), 'limits');
  attachForm(card, $('.js-replace', card), 'replace');
}

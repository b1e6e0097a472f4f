import { $, $$, addToBasket, hasBug } from './base.js';
import { attachReviews } from './reviews.js';
import { attachWaitingList } from './waiting-list.js';

attachReviews();
if ($('#joinWaiting')) attachWaitingList();
$('#enrol')?.addEventListener('click', () => addToBasket($('#enrol').dataset.add));
if (hasBug('accordion-stuck'))
  $$('.week summary')[1].addEventListener('click', (event) => event.preventDefault());

import { $, hasBug } from './base.js';

$('.btn-close').addEventListener('click', ({ currentTarget }) => {
  if (!hasBug('notice-close')) currentTarget.parentNode.remove();
});

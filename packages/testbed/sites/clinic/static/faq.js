import { $, $$, hasBug } from './base.js';

const questions = $$('.accordion-button');

function open(question, isOpen) {
  question.setAttribute('aria-expanded', String(isOpen));
  $(`#${question.getAttribute('aria-controls')}`).hidden = !isOpen;
}

for (const question of questions) {
  question.addEventListener('click', () => {
    const isOpen = question.getAttribute('aria-expanded') === 'true';
    const others = hasBug('faq-one') ? [] : questions.filter((one) => one !== question);
    for (const other of others) open(other, false);
    open(question, !isOpen);
  });
}

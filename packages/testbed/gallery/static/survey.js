import { $, $$, hasBug, keep, recall } from './base.js';

const form = $('#step');
const answers = recall('survey', {});
const stars = $$('[role=radio]');

function readForm() {
  for (const field of $$('input[name]:not([type=checkbox], [type=radio]), select[name], textarea[name]'))
    answers[field.name] = field.value;
  for (const radio of $$('input[type=radio]:checked')) answers[radio.name] = radio.value;
  const boxes = $$('input[name=interests]');
  if (boxes.length > 0) answers.interests = boxes.filter(({ checked }) => checked).map(({ value }) => value);
}

function fillForm() {
  for (const field of $$('input[name]:not([type=checkbox], [type=radio]), select[name], textarea[name]'))
    field.value = answers[field.name] ?? '';
  for (const radio of $$('input[type=radio]')) radio.checked = answers[radio.name] === radio.value;
  for (const box of $$('input[name=interests]')) box.checked = (answers.interests ?? []).includes(box.value);
}

function findProblem() {
  if ($('#name') && !answers.name.trim() && !hasBug('survey-required')) return 'Please enter your name.';
  if ($('#mail') && answers.mail && !answers.mail.includes('@'))
    return 'Please enter a valid e-mail address.';
  if (stars.length > 0 && !answers.rating) return 'Please give a rating.';
  return '';
}

function go(to) {
  readForm();
  if (hasBug('survey-back-loses') && to === form.dataset.back)
    for (const name of ['name', 'mail', 'age']) delete answers[name];
  keep('survey', answers);
  location.href = to;
}

function drawInterests() {
  const chosen = $$('input[name=interests]').filter(({ checked }) => checked).length;
  $('#interests-line').textContent = `${chosen} of 4 chosen`;
  $('#all').checked = chosen === 4;
}

function attachInterests() {
  const boxes = $$('input[name=interests]');
  for (const box of boxes) box.addEventListener('change', drawInterests);
  $('#all').addEventListener('change', ({ target }) => {
    for (const box of hasBug('survey-select-all') ? boxes.slice(0, -1) : boxes) box.checked = target.checked;
    drawInterests();
  });
  drawInterests();
}

function drawStars() {
  for (const [index, star] of stars.entries())
    star.setAttribute('aria-checked', String(index + 1 === answers.rating));
}

function attachRating() {
  for (const [index, star] of stars.entries()) {
    star.addEventListener('click', () => {
      answers.rating = index + 1;
      drawStars();
    });
  }
  const count = () => {
    const left = 100 - $('#comment').value.length;
    $('#left').textContent = `${hasBug('survey-counter') ? left + 1 : left} characters left`;
  };
  $('#comment').addEventListener('input', count);
  drawStars();
}

function showSummary() {
  const rating = (answers.rating ?? 0) - (hasBug('survey-summary-rating') ? 1 : 0);
  const shown = {
    ...answers,
    interests: (answers.interests ?? []).join(', '),
    rating: `${rating} of 5 stars`,
  };
  for (const name of ['name', 'mail', 'age', 'interests', 'rating', 'comment'])
    $(`#s-${name}`).textContent = shown[name] || '–';
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  readForm();
  const problem = findProblem();
  $('#problem').textContent = problem;
  if (problem) return;
  if (form.dataset.next) go(form.dataset.next);
  else {
    form.hidden = true;
    $('#thanks').textContent = `Thank you, ${answers.name}! Your answers were sent.`;
  }
});
$('#back')?.addEventListener('click', () => go(form.dataset.back));
fillForm();
if ($('#all')) attachInterests();
if (stars.length > 0) attachRating();
if ($('#s-name')) showSummary();

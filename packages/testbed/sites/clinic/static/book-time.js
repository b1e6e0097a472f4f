import { $, $$, hasBug, load } from './base.js';

const day = $('#day');
const time = $('#time');
const times = $('#slots');
const next = $('#next');

function choose(button) {
  for (const one of $$('button', times)) {
    one.classList.toggle('active', one === button);
    one.setAttribute('aria-pressed', String(one === button));
  }
  time.value = button.textContent;
  if (!hasBug('slot-continue')) next.disabled = false;
}

function addTime([start, isFree]) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.textContent = start;
  button.disabled = !isFree && !hasBug('slot-taken');
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => choose(button));
  times.append(button);
  if (isFree && time.value === start) choose(button);
}

async function showTimes() {
  times.innerHTML = '<span class="text-muted">Loading free times…</span>';
  next.disabled = true;
  const found = await load(`/clinic/api/slots?day=${day.value}`);
  times.innerHTML =
    found.length > 0
      ? ''
      : '<div class="alert alert-info">No free times on this day. Please choose another day.</div>';
  for (const slot of found) addTime(slot);
}

day.addEventListener('change', () => {
  time.value = '';
  if (day.value) {
    showTimes();
  } else {
    times.innerHTML = '';
    next.disabled = true;
  }
});
if (day.value) showTimes();

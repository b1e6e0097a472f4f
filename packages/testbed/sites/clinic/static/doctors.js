import { $, hasBug, load } from './base.js';

const results = $('#results');
const speciality = $('#speciality');
const language = $('#language');
const sort = $('#sort');

async function showPage(page) {
  results.setAttribute('aria-busy', 'true');
  results.style.opacity = '.5';
  const query = new URLSearchParams({
    speciality: speciality.value,
    language: language.value,
    sort: sort.value,
    page,
  });
  const { html, count } = await load(`/clinic/api/doctors?${query}`);
  results.innerHTML = html;
  results.style.opacity = '';
  results.removeAttribute('aria-busy');
  if (!hasBug('doctor-count')) $('#count').textContent = count;
}

for (const select of [speciality, language, sort]) select.addEventListener('change', () => showPage(1));
$('#clear').addEventListener('click', (event) => {
  event.preventDefault();
  if (!hasBug('filter-clear')) speciality.value = '';
  language.value = '';
  showPage(1);
});
results.addEventListener('click', (event) => {
  const link = event.target.closest('.page-link');
  if (!link) return;
  event.preventDefault();
  showPage(link.dataset.page);
});

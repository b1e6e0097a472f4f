import { sendData } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import type { ClinicBug } from '../shared/bugs.ts';
import { type Doctor, doctors, findDoctor, languages, specialities } from '../shared/doctors.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import { showNotFound } from './not-found.ts';

type Bug = ClinicBug | undefined;
type Order = (one: Doctor, other: Doctor) => number;

const pageSize = 6;

function chooseOrder(name: string, bug: Bug): Order {
  if (name === 'rating' && bug === 'sort-rating') return (one, other) => one.rating - other.rating;
  if (name === 'rating') return (one, other) => other.rating - one.rating;
  if (name === 'fee' && bug === 'sort-fee')
    return (one, other) => String(one.fee).localeCompare(String(other.fee));
  if (name === 'fee') return (one, other) => one.fee - other.fee;
  if (name === 'fee-desc') return (one, other) => other.fee - one.fee;
  return (one, other) => one.name.localeCompare(other.name);
}

function findDoctors(query: URLSearchParams, bug: Bug): Doctor[] {
  const speciality = query.get('speciality') ?? '';
  const language = bug === 'filter-language' ? '' : (query.get('language') ?? '');
  return doctors
    .filter((doctor) => speciality === '' || doctor.speciality === speciality)
    .filter((doctor) => language === '' || doctor.languages.includes(language))
    .sort(chooseOrder(query.get('sort') ?? 'name', bug));
}

function drawCard({ id, name, speciality, languages, rating, fee }: Doctor, bug: Bug): Html {
  const booked = bug === 'book-link' ? (id % doctors.length) + 1 : id;
  return html`<div class="card doctor-card"><div class="card-body">
  <h3 class="card-title"><a href="/clinic/doctors/${id}">${name}</a></h3>
  <p><span class="badge bg-info">${speciality}</span></p>
  <p class="text-muted">Speaks ${languages.join(', ')}</p>
  <p>★ ${rating.toFixed(1)} / 5 · Fee $${fee}</p>
  <a class="btn btn-sm" href="/clinic/doctors/${id}">View profile</a> <a class="btn btn-primary btn-sm" href="/clinic/book?doctor=${booked}">Book</a>
</div></div>`;
}

function drawPageLinks(pages: number, current: number): Html {
  const links = Array.from({ length: pages }, (_, index) => {
    const number = index + 1;
    const isCurrent = number === current;
    const link = attributes({ 'data-page': number, 'aria-current': isCurrent ? 'page' : undefined });
    return html`<li class="page-item${isCurrent && ' active'}"><a class="page-link" href="#"${link}>${number}</a></li>`;
  });
  return html`<nav aria-label="Pages"><ul class="pagination">${links}</ul></nav>`;
}

/** The doctors who match the query, one page of them, and the line that counts them all. */
function drawDoctors(query: URLSearchParams, bug: Bug): { list: Html; count: string } {
  const found = findDoctors(query, bug);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(pages, Number(query.get('page')) || 1);
  const first = (page - 1) * pageSize - (bug === 'page-overlap' && page > 1 ? 1 : 0);
  const cards = found.slice(first, page * pageSize).map((doctor) => drawCard(doctor, bug));
  const list =
    cards.length > 0
      ? html`<div class="row">${cards}</div>`
      : html`<div class="alert alert-info">No doctors match your filters.</div>`;
  return {
    list: html`${list}${pages > 1 && drawPageLinks(pages, page)}`,
    count: `${found.length} ${found.length === 1 ? 'doctor' : 'doctors'} found`,
  };
}

function drawOptions(texts: readonly string[]): Html[] {
  return texts.map((text) => html`<option>${text}</option>`);
}

export const showDoctors: Page = (visit) => {
  const { list, count } = drawDoctors(new URLSearchParams(), visit.bug);
  return showPage(visit, {
    title: 'Find a doctor',
    crumbs: [['Find a doctor']],
    script: 'doctors.js',
    main: html`<h1>Find a doctor</h1>
<form class="filters" onsubmit="return false">
  <div class="form-group">
    <label for="speciality">Speciality</label><select class="form-select" id="speciality">
      <option value="">All specialities</option>${drawOptions(specialities)}
    </select>
  </div>
  <div class="form-group">
    <label for="language">Language</label><select class="form-select" id="language">
      <option value="">Any language</option>${drawOptions(languages)}
    </select>
  </div>
  <div class="form-group">
    <label for="sort">Sort by</label><select class="form-select" id="sort">
      <option value="name">Name (A–Z)</option>
      <option value="rating">Highest rated</option>
      <option value="fee">Fee: low to high</option>
      <option value="fee-desc">Fee: high to low</option>
    </select>
  </div>
  <div class="form-group"><a class="btn" href="#" id="clear">Clear filters</a></div>
</form>
<p id="count" aria-live="polite">${count}</p>
<div id="results">${list}</div>`,
  });
};

export const listDoctors: Page = ({ query, bug }) => {
  const { list, count } = drawDoctors(query, bug);
  return sendData({ html: list.markup, count }, 300);
};

export const showDoctor: Page = (visit) => {
  const doctor = findDoctor(visit.id);
  if (!doctor) return showNotFound(visit);
  const { id, name, about, speciality, languages, rating, fee } = doctor;
  return showPage(visit, {
    title: name,
    crumbs: [['Find a doctor', '/clinic/doctors'], [name]],
    main: html`<h1>${name}</h1>
<p>${about}</p>
<dl class="details">
  <dt>Speciality</dt><dd>${speciality}</dd>
  <dt>Languages</dt><dd>${languages.join(', ')}</dd>
  <dt>Rating</dt><dd>${rating.toFixed(1)} / 5</dd>
  <dt>Consultation fee</dt><dd>$${fee}</dd>
</dl>
<a class="btn btn-primary" href="/clinic/book?doctor=${id}">Book an appointment</a>`,
  });
};

import { type Html, html } from '../../html.ts';
import type { ClinicBug } from '../shared/bugs.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import { services } from './texts.ts';

const hours = {
  Monday: '08:00 – 18:00',
  Tuesday: '08:00 – 18:00',
  Wednesday: '08:00 – 13:00',
  Thursday: '08:00 – 20:00',
  Friday: '08:00 – 17:00',
  Saturday: '09:00 – 12:00',
  Sunday: 'Closed',
};

function drawServices(bug: ClinicBug | undefined): Html[] {
  return [...services].map(([name, { title, teaser }]) => {
    const target = bug === 'read-more' && name === 'health-checks' ? 'vaccinations' : name;
    return html`<div class="card"><div class="card-body">
  <h3 class="card-title">${title}</h3>
  <p>${teaser}</p>
  <a href="/clinic/services/${target}">Read more</a>
</div></div>`;
  });
}

function drawHours(bug: ClinicBug | undefined): Html[] {
  const shown = bug === 'hours-saturday' ? { ...hours, Saturday: 'Closed' } : hours;
  return Object.entries(shown).map(
    ([day, open]) => html`<tr><th scope="row">${day}</th><td>${open}</td></tr>`,
  );
}

export const showHome: Page = (visit) =>
  showPage(visit, {
    title: 'Welcome',
    script: 'home.js',
    main: html`<div class="hero"><div class="container">
<h1>Welcome to Hillside Clinic</h1>
<p>Good care, close to home.</p>
<a class="btn btn-primary" href="/clinic/book">Book a visit</a> <a class="btn" href="/clinic/doctors">Find a doctor</a>
</div></div>
<div class="container">
<div class="alert alert-info alert-dismissible" role="alert"><span>The car park on Elm Road is closed until 30 April.</span><button type="button" class="btn-close" aria-label="Close">×</button></div>
<h2>Our services</h2>
<div class="row">${drawServices(visit.bug)}</div>
<h2>Opening hours</h2>
<table class="table">
  <thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>
  <tbody>${drawHours(visit.bug)}</tbody>
</table>
</div>`,
  });

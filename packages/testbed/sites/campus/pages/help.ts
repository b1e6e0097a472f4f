import { type Html, html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

function drawHours({ bug }: Visit): Html {
  const hours = {
    'Monday to Thursday': '8:30 – 21:00',
    Friday: '8:30 – 18:00',
    Saturday: bug === 'hours-saturday' ? '9:00 – 18:00' : '9:00 – 13:00',
    Sunday: 'Closed',
  };
  const rows = Object.entries(hours).map(([day, open]) => html`<tr><td>${day}</td><td>${open}</td></tr>`);
  return html`<h2>Opening hours</h2>
<table class="table" style="max-width:420px">
  <thead><tr><th>Day</th><th>Hours</th></tr></thead>
  <tbody>${rows}</tbody>
</table>`;
}

/** Its heading is none to a browser, only to the eye. */
const questions = html`<div class="subhead">Frequently asked</div>
<details><summary>Can I get my money back?</summary><p>Yes, up to seven days before the course starts.</p></details>
<details><summary>Who gets the student rate?</summary><p>Anyone in full-time education. Please bring your student card.</p></details>`;

const contact = html`<h2>Write to us</h2>
<form id="contact" novalidate>
  <div class="field"><label for="cName">Name</label><input type="text" id="cName"></div>
  <div class="field"><label for="cEmail">Email</label><input type="email" id="cEmail"></div>
  <div class="field"><label for="cTopic">Topic</label><select id="cTopic">
    <option>General question</option>
    <option>Enrolment</option>
    <option>Technical problem</option>
  </select></div>
  <div class="field"><label for="cText">Message</label><textarea id="cText" rows="4" maxlength="300"></textarea>
    <div class="muted" id="cCount">300 characters left</div></div>
  <div id="cMessage"></div>
  <button class="btn">Send message</button>
</form>`;

export function showHelp(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Help',
    current: 'help',
    script: 'help',
    hasNewsletter: true,
    content: html`<h1>Help and contact</h1>
${drawHours(visit)}
${questions}
${contact}`,
  });
}

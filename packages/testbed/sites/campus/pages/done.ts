import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import { writePounds } from '../shared/prices.ts';
import { type Answer, goTo, type Visit } from '../shared/visit.ts';

export function showDone(visit: Visit): Answer {
  const enrolment = visit.visitor.lastEnrolment;
  if (!enrolment) return goTo('/campus/basket');
  const email = visit.bug === 'confirm-email' ? 'info@northfield.example' : enrolment.email;
  return showPage(visit, {
    title: 'Thank you',
    content: html`<h1>Thank you, ${enrolment.name}!</h1>
<div class="alert alert-success">Your enrolment number is <strong>${enrolment.number}</strong>.</div>
<p>We have sent a confirmation to ${email}.</p>
<p>Amount: <b>${writePounds(enrolment.total)}</b></p>
<p><a href="/campus/catalogue">Back to the courses</a></p>`,
  });
}

import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { doctorsByName, findDoctor } from '../shared/doctors.ts';
import {
  drawOption,
  drawRadio,
  type Errors,
  findErrors,
  hasErrors,
  markField,
  showError,
} from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { bookingCrumbs, drawSteps } from './booking-steps.ts';

function showForm(visit: Visit, reason: string, errors: Errors): Answer {
  const { doctor, kind } = visit.visitor.booking;
  return showPage(visit, {
    title: 'Book a visit',
    crumbs: bookingCrumbs,
    main: html`<h1>Book a visit</h1>
${drawSteps(1)}
<form method="post" action="/clinic/book" novalidate>
<div class="form-group">
  <label for="doctor">Doctor</label><select class="${markField('form-select', 'doctor', errors)}" id="doctor" name="doctor">
    <option value="">Choose a doctor</option>
    ${doctorsByName.map(({ name, speciality }) => drawOption(`${name} (${speciality})`, doctor, name))}
  </select>
  ${showError('doctor', errors)}
</div>
<fieldset class="form-group">
  <legend>Type of visit</legend>
  ${['In person', 'Video'].map((value, index) => drawRadio({ id: `visit-${index}`, name: 'visit', value, chosen: kind }))}
  <small class="form-text">Video visits cost $20 less.</small>
</fieldset>
<div class="form-group">
  <label for="reason">Reason for your visit</label><textarea class="${markField('form-control', 'reason', errors)}" id="reason" name="reason" rows="3">${reason}</textarea><small class="form-text">A few words are enough.</small>
  ${showError('reason', errors)}
</div>
<button class="btn btn-primary">Continue</button>
</form>`,
  });
}

export const showBooking: Page = (visit) => {
  const { query, visitor, bug } = visit;
  const { booking } = visitor;
  if (query.has('doctor')) booking.doctor = findDoctor(query.get('doctor'))?.name ?? '';
  return showForm(visit, bug === 'reason-lost' ? '' : booking.reason, {});
};

export const chooseDoctor: Page = (visit) => {
  const { booking } = visit.visitor;
  booking.doctor = readEntry(visit, 'doctor');
  booking.kind = readEntry(visit, 'visit') || 'In person';
  booking.reason = readEntry(visit, 'reason');
  const errors = findErrors({
    doctor: [booking.doctor !== '', 'Please choose a doctor.'],
    reason: [
      booking.reason !== '' || visit.bug === 'reason-required',
      'Please tell us the reason for your visit.',
    ],
  });
  return hasErrors(errors) ? showForm(visit, booking.reason, errors) : goTo('/clinic/book/time');
};

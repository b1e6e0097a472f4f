import { goTo, readEntry, sendData } from '../../answers.ts';
import { html } from '../../html.ts';
import { writeLongDay } from '../shared/format.ts';
import { drawOption } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import { slots } from '../shared/times.ts';
import type { Page } from '../shared/visit.ts';
import { bookingCrumbs, drawSteps } from './booking-steps.ts';

export const showTimes: Page = (visit) => {
  const { doctor, day, time } = visit.visitor.booking;
  if (doctor === '') return goTo('/clinic/book');
  return showPage(visit, {
    title: 'Choose a time',
    crumbs: bookingCrumbs,
    script: 'book-time.js',
    main: html`<h1>Choose a day and time</h1>
${drawSteps(2)}
<p>Visit with <strong>${doctor}</strong></p>
<form method="post" action="/clinic/book/time" id="slot-form">
<div class="form-group">
  <label for="day">Day</label><select class="form-select" id="day" name="day">
    <option value="">Choose a day</option>
    ${Object.keys(slots).map((value) => drawOption(writeLongDay(value), day, value))}
  </select>
</div>
<p class="form-label">Free times</p>
<div class="slots" id="slots" role="group" aria-label="Free times"></div>
<input type="hidden" id="time" name="time" value="${time}">
<p class="d-flex"><a class="btn" href="/clinic/book">Back</a> <button class="btn btn-primary" id="next" disabled>Continue</button></p>
</form>`,
  });
};

export const chooseTime: Page = (visit) => {
  const { booking } = visit.visitor;
  if (booking.doctor === '') return goTo('/clinic/book');
  booking.day = readEntry(visit, 'day');
  booking.time = readEntry(visit, 'time');
  return booking.day && booking.time ? goTo('/clinic/book/details') : showTimes(visit);
};

export const listTimes: Page = ({ query }) => sendData(slots[query.get('day') ?? ''] ?? [], 400);

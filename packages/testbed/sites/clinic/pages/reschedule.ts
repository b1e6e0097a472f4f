import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { writeDay, writeLongDay } from '../shared/format.ts';
import { drawOption, drawRadio, showRefusal } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import { newDays, newTimes } from '../shared/times.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Appointment } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

function findUpcoming({ visitor, id }: Visit): Appointment | undefined {
  return visitor.appointments.find((appointment) => appointment.id === id && !appointment.isPast);
}

function showForm(visit: Visit, { doctor, day, time }: Appointment, error?: string): Answer {
  const newDay = readEntry(visit, 'day');
  const newTime = readEntry(visit, 'time');
  return showPage(visit, {
    title: 'Reschedule',
    crumbs: [['My appointments', '/clinic/appointments'], ['Reschedule']],
    main: html`<h1>Reschedule appointment</h1>
<p>${doctor}, now on ${writeDay(day)} at ${time}</p>
${showRefusal(error)}
<form method="post" action="${visit.path}">
<div class="form-group">
  <label for="day">New day</label><select class="form-select" id="day" name="day">
    <option value="">Choose a day</option>
    ${newDays.map((value) => drawOption(writeLongDay(value), newDay, value))}
  </select>
</div>
<fieldset>
  <legend>New time</legend>
  ${newTimes.map((value, index) => drawRadio({ id: `t${index}`, name: 'time', value, chosen: newTime }))}
</fieldset>
<p class="d-flex"><a class="btn" href="/clinic/appointments">Back</a> <button class="btn btn-primary">Save new time</button></p>
</form>`,
  });
}

export const showReschedule: Page = (visit) => {
  const appointment = findUpcoming(visit);
  return appointment ? showForm(visit, appointment) : showNotFound(visit);
};

export const moveAppointment: Page = (visit) => {
  const { visitor, bug } = visit;
  const appointment = findUpcoming(visit);
  if (!appointment) return showNotFound(visit);
  const day = readEntry(visit, 'day');
  const time = readEntry(visit, 'time');
  if (!newDays.includes(day) || !newTimes.includes(time))
    return showForm(visit, appointment, 'Please choose a new day and a time.');
  if (bug !== 'reschedule-date') appointment.day = day;
  appointment.time = time;
  appointment.status = 'Pending';
  const text = `Your appointment with ${appointment.doctor} has been moved to ${writeDay(day)} at ${time}.`;
  visitor.notice = { kind: 'success', text };
  return goTo('/clinic/appointments');
};

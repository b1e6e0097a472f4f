import { goTo, readEntry } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import { writeDay } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Appointment } from '../shared/visitor.ts';

const colours: Partial<Record<string, string>> = {
  Confirmed: 'bg-success',
  Pending: 'bg-warning',
  Cancelled: 'bg-danger',
  Missed: 'bg-danger',
};

function compareTimes(one: Appointment, other: Appointment): number {
  return `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`);
}

function listUpcoming({ visitor, bug }: Visit): Appointment[] {
  const upcoming = visitor.appointments.filter(({ isPast }) => !isPast).sort(compareTimes);
  return bug === 'appointments-order' ? upcoming.reverse() : upcoming;
}

function listPast({ visitor }: Visit): Appointment[] {
  return visitor.appointments
    .filter(({ isPast }) => isPast)
    .sort(compareTimes)
    .reverse();
}

function drawCells({ id, day, time, doctor, speciality, status }: Appointment): Html {
  return html`<td>${id}</td><td>${writeDay(day)}</td><td>${time}</td><td>${doctor}</td><td>${speciality}</td><td><span class="badge ${colours[status]}">${status}</span></td>`;
}

function drawUpcoming(appointment: Appointment): Html {
  const { id, day, time, doctor } = appointment;
  const cancel = attributes({ 'data-id': id, 'data-what': `${doctor} on ${writeDay(day)} at ${time}` });
  return html`<tr>${drawCells(appointment)}<td><a class="btn btn-sm" href="/clinic/appointments/${id}/reschedule">Reschedule</a> <button type="button" class="btn btn-danger btn-sm js-cancel"${cancel}>Cancel</button></td></tr>`;
}

function drawTable(rows: Html[], moreHeadings?: Html): Html {
  return html`<table class="table">
  <thead><tr><th>Number</th><th>Date</th><th>Time</th><th>Doctor</th><th>Speciality</th><th>Status</th>${moreHeadings}</tr></thead>
  <tbody>${rows}</tbody>
</table>`;
}

const cancelDialog = html`<div class="modal" id="cancel-modal" role="dialog" aria-modal="true" aria-labelledby="cancel-title"><div class="modal-content">
  <h2 id="cancel-title">Cancel appointment</h2>
  <p id="cancel-text"></p>
  <form method="post" action="/clinic/appointments/cancel" class="modal-footer"><input type="hidden" name="id" id="cancel-id"><button type="button" class="btn" id="keep">Keep appointment</button><button class="btn btn-danger">Yes, cancel it</button></form>
</div></div>`;

export const showAppointments: Page = (visit) => {
  const { bug } = visit;
  const upcoming = listUpcoming(visit);
  const past = listPast(visit);
  const pastRows = bug === 'past-extra' ? [...past, ...past.slice(-1)] : past;
  return showPage(visit, {
    title: 'My appointments',
    crumbs: [['My appointments']],
    script: 'appointments.js',
    main: html`<h1>My appointments</h1>
<div class="nav-tabs" role="tablist"><button type="button" class="nav-link active" role="tab" aria-selected="true" aria-controls="upcoming">Upcoming (${bug === 'appointments-count' ? 3 : upcoming.length})</button><button type="button" class="nav-link" role="tab" aria-selected="false" aria-controls="past">Past (${past.length})</button></div>
<div id="upcoming" role="tabpanel" aria-label="Upcoming">${drawTable(upcoming.map(drawUpcoming), html`<th>Actions</th>`)}</div>
<div id="past" role="tabpanel" aria-label="Past" hidden>${drawTable(pastRows.map((one) => html`<tr>${drawCells(one)}</tr>`))}</div>
<p><a class="btn btn-primary" href="/clinic/book">Book a visit</a></p>
${cancelDialog}`,
  });
};

export const cancelAppointment: Page = (visit) => {
  const { visitor, bug } = visit;
  const appointment = visitor.appointments.find(({ id }) => id === readEntry(visit, 'id'));
  if (appointment && bug !== 'cancel-stays') {
    appointment.isPast = true;
    appointment.status = bug === 'cancel-status' ? 'Completed' : 'Cancelled';
  }
  if (appointment && bug !== 'cancel-message') {
    const text = `Your appointment with ${appointment.doctor} has been cancelled.`;
    visitor.notice = { kind: 'success', text };
  }
  return goTo('/clinic/appointments');
};

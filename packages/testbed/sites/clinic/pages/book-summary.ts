import { goTo } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import type { ClinicBug } from '../shared/bugs.ts';
import { type Doctor, findDoctorByName } from '../shared/doctors.ts';
import { writeLongDay, writeMoney } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import { slots } from '../shared/times.ts';
import type { Page } from '../shared/visit.ts';
import { type Booking, newBooking } from '../shared/visitor.ts';
import { bookingCrumbs, drawSteps } from './booking-steps.ts';

type Bug = ClinicBug | undefined;

const bookingFee = 5;
const videoDiscount = 20;

function drawCosts({ fee }: Doctor, { kind }: Booking, bug: Bug): Html {
  const discount = kind === 'Video' && bug !== 'video-discount' ? videoDiscount : 0;
  const total = fee - discount + (bug === 'booking-total' ? 0 : bookingFee);
  return html`<table class="table" style="max-width:420px"><tbody>
  <tr><th scope="row">Consultation fee</th><td>${writeMoney(fee)}</td></tr>
  ${discount > 0 && html`<tr><th scope="row">Video discount</th><td>-${writeMoney(discount)}</td></tr>`}
  <tr><th scope="row">Booking fee</th><td>${writeMoney(bookingFee)}</td></tr>
  <tr><th scope="row">Total</th><td><strong>${writeMoney(total)}</strong></td></tr>
</tbody></table>`;
}

function findShownTime({ day, time }: Booking, bug: Bug): string {
  if (bug !== 'summary-time') return time;
  const times = (slots[day] ?? []).map(([start]) => start);
  return times[(times.indexOf(time) + 1) % times.length] ?? time;
}

export const showSummary: Page = (visit) => {
  const { visitor, bug } = visit;
  const { booking } = visitor;
  const doctor = findDoctorByName(booking.doctor);
  if (booking.first === '' || !doctor) return goTo('/clinic/book');
  return showPage(visit, {
    title: 'Summary',
    crumbs: bookingCrumbs,
    main: html`<h1>Check your booking</h1>
${drawSteps(4)}
<dl class="details">
  <dt>Doctor</dt><dd>${doctor.name}</dd>
  <dt>Type of visit</dt><dd>${booking.kind}</dd>
  <dt>Reason</dt><dd>${booking.reason}</dd>
  <dt>Day</dt><dd>${writeLongDay(booking.day)}</dd>
  <dt>Time</dt><dd>${findShownTime(booking, bug)}</dd>
  <dt>Name</dt><dd>${booking.first} ${booking.last}</dd>
  <dt>Email</dt><dd>${booking.email}</dd>
  <dt>Phone</dt><dd>${booking.phone}</dd>
</dl>
${drawCosts(doctor, booking, bug)}
<form method="post" action="/clinic/book/summary" class="d-flex"><a class="btn" href="/clinic/book/details">Back</a> <button class="btn btn-primary">Confirm booking</button></form>`,
  });
};

export const confirmBooking: Page = ({ visitor }) => {
  const { booking, appointments, isLoggedIn } = visitor;
  const doctor = findDoctorByName(booking.doctor);
  if (booking.first === '' || !doctor) return goTo('/clinic/book');
  visitor.booked = booking;
  visitor.booking = newBooking();
  if (isLoggedIn)
    appointments.push({
      id: 'A-1063',
      day: booking.day,
      time: booking.time,
      doctor: doctor.name,
      speciality: doctor.speciality,
      status: 'Pending',
      isPast: false,
    });
  return goTo('/clinic/book/done');
};

export const showConfirmation: Page = (visit) => {
  const { visitor, bug } = visit;
  const { booked } = visitor;
  if (!booked) return goTo('/clinic/book');
  const number = html`<p>Your confirmation number is <strong>HC-58213</strong>.</p>`;
  const page = showPage(visit, {
    title: 'Booking confirmed',
    crumbs: bookingCrumbs,
    main: html`<h1>Thank you, ${booked.first}!</h1>
<div class="alert alert-success" role="status">Your visit is booked.</div>
${bug !== 'confirmation-number' && number}
<p>${booked.doctor}, ${writeLongDay(booked.day)} at ${booked.time}</p>
<p class="text-muted">We have sent the details to ${booked.email}.</p>
<a class="btn" href="/clinic/">Back to home</a>`,
  });
  return { ...page, delayMs: 400 };
};

import { list } from './list.ts';

/** What applications keep, and give a status. */
export const recordNouns = list(
  'ticket, issue, incident, case, order, invoice, bill, booking, reservation, appointment, account, user, member, person, teammate, colleague, employee, customer, client, patient, student, subscription, subscriber, post, article, job, task, project, request, claim, payment, shipment, parcel, delivery, return, refund, listing, campaign, contract, application, applicant, candidate, lead, deal, complaint, prescription, coupon, voucher, licence, license, device, domain, server, deployment, pull request',
);

/** What else people speak of as of a thing that was named before: "the trip", "the file". */
export const thingNouns = [
  ...recordNouns,
  ...list(
    'standing order, transfer, transaction, trip, journey, flight, hotel, product, recipient, payee, contact, guest, visitor, participant, attendee, doctor, friend, goal, event, meeting, reminder, conversation, thread, note, comment, review, file, folder, document, report, album, playlist, book, movie, film, song, recipe, course, lesson, group, team, channel, record, rule, template, webhook, vehicle, car',
  ),
];

/** States that applications write beside a thing. */
export const statusWords = list(
  'sold out, checked out, signed out, timed out, in stock, out of stock, back in stock, on sale, on hold, in progress, overdue, unread, read, archived, published, unpublished, draft, done, pending, approved, rejected, cancelled, canceled, confirmed, booked, reserved, paid, unpaid, shipped, delivered, starred, pinned, flagged, completed, complete, expired, new, free, used, fully booked, uploaded, sent, online, offline, busy, away, failed, finished, running, stopped, paused',
);

/** Of these, any element can be the one or the other as well: a dialog is open, a button active. Of a record they are its status. */
export const sharedStatusWords = list(
  'open, opened, reopened, closed, returned, published, active, inactive, activated, deactivated',
);

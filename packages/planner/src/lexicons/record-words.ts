import { list } from './list.ts';

/** Words before a value that tell which field is meant without naming it. */
export const hintWords = list('from, to, into, on, at, for, under, as, by, until, in, via');

/** Words that only join a value to what is described. */
export const joiningWords = list('with, of, worth, over, using, having, through');

/** Turns that name a field in other words: [what is said, the name of the field]. */
export const fieldTurns: [said: string, label: string][] = [
  ['assigned to', 'assignee'],
  ['assigning it to', 'assignee'],
  ['addressed to', 'to'],
  ['due on', 'due date'],
  ['due by', 'due date'],
  ['due', 'due date'],
  ['starting on', 'start'],
  ['starting at', 'start'],
  ['starting', 'start'],
  ['ending on', 'end'],
  ['ending at', 'end'],
  ['ending', 'end'],
  ['leaving on', 'departure'],
  ['departing on', 'departure'],
  ['arriving on', 'arrival'],
  ['returning on', 'return'],
  ['called', 'name'],
  ['named', 'name'],
  ['titled', 'title'],
  ['entitled', 'title'],
];

/** What fields are usually called, where it stands before a value that looks like no other. */
export const fieldWords = list(`
  name, first name, last name, surname, full name, email, e-mail, email address, e-mail address, phone, phone number, telephone,
  mobile, address, street, city, town, postcode, zip, zip code, postal code, country, state, region, company, organisation,
  organization, title, subject, summary, description, message, comment, note, notes, text, body, reason, purpose, reference,
  amount, price, sum, total, budget, quantity, role, position, department, team, group, category, type, kind, status, priority,
  severity, label, tag, tags, assignee, owner, recipient, sender, payee, beneficiary, iban, bic, account, account number, card,
  card number, password, username, user name, login, pin, code, date, time, day, month, year, birthday, date of birth, start,
  end, start date, end date, due date, deadline, duration, location, place, room, venue, website, url, link, id, number,
  passport, passport number, language, currency, color, colour, size, gender, age, nationality
`);

/** What brings a record about, so that its form is sent as well. */
export const deedVerbs = list(`
  create, add, make, set up, schedule, book, reserve, register, report, file, submit, post, log, place, plan, raise, publish,
  record, order, request, arrange, issue, enrol, enroll
`);

/** What only fills a form in. */
export const fillingVerbs = list(
  'fill in, fill out, enter, complete, type in, prepare, draft, start, put in, begin, key in',
);

/** What sends money, with nothing but the sum to say that it does. */
export const payingVerbs = list('send, transfer, pay, wire, remit');

/** What is not filled in as a record of its own, whatever verb stands before it. */
export const noRecords = list(
  'cart, basket, bag, trolley, filter, comment, page, tab, menu, dialog, field, button, link, column, row, call, request, file, search',
);

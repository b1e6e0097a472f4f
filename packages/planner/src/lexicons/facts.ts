import { list } from './list.ts';

/** What people want, know and are like: no page shows it. */
export const mindVerbs = list(`
  want, need, like, prefer, know, care, mind, intend, plan, love, hate, own, live, travel, trust, remember, forget, decide, hope, believe
`);

/** What a person has that no page lists. */
export const belongings = list(`
  right, permission, access, account, subscription, licence, license, membership, contract, invitation, reservation, voucher, coupon, child, children,
  kid, luggage, money, time, car, passport, credit card, phone, computer, printer, appointment, authority, say
`);

/** How things are in the world, where a page could show it only in words of its own. */
export const worldStates = list(`
  expired, sold out, out of stock, in stock, cancelled, canceled, shipped, delivered, paid, unpaid, refunded, paused, wrong, incorrect, invalid, valid,
  correct, unknown, taken, booked, fully booked, booked out, full, over, past, in the past, in the future, private, public, free of charge, optional,
  discontinued, overdue, due, finished, ended, started, begun, passed, arrived, solved, resolved, approved, confirmed, reserved, cheap, expensive,
  cheaper, dearer, older, newer, younger, for sale, secret, temporary, obsolete, outdated, out of date, real, fictional, made up, misspelled,
  misspelt, imaginary, supported, covered, insured, needed, necessary, allowed, permitted, possible, enough, run out, exist
`);

/** What something must do without a word of what would show it. */
export const vagueFates = list(`
  survive, survive that, survive this, survive it, persist, hold, stick, count, matter, apply, be kept, be remembered, be preserved, be respected,
  be taken into account, be considered, be honoured, be honored, be applied, carry over, be carried over, be stable, be permanent, be unique, be complete, be consistent
`);

import { list } from './list.ts';

/** Words without which a clause claims the same: articles, helping verbs, places in general, and what only joins. */
export const idleWords = list(`
  a, an, the, this, that, these, those, my, your, his, her, its, our, their, it, he, she, they, them, him, me, us, we, i, you, one, ones, own,
  be, is, are, was, were, am, been, being, do, does, did, done, has, have, had, having, get, gets, got, can, could, may, might, should, shall, must, will, would, ought, need, needs,
  to, of, in, on, at, by, for, from, with, into, onto, as, via, using, through, out, up, off, over, per, about, upon, inside, within, along, across, around,
  and, or, but, so, then, also, too, both, either, when, whenever, while, once, after, afterwards, before, if, whether, until, till, because, since, where, who, which, whose, what, how, there, here,
  please, now, next, finally, again, still, already, just, simply, currently, always, immediately, automatically, correctly, successfully, properly, directly, instantly, promptly, eventually, actually, clearly, right, away, instead, together, altogether, total, overall, well, yet, ever, even, soon, later, therefore, thus, hence, back,
  page, pages, screen, site, website, web, app, application, browser, window, system, user, users, somebody, someone, person, people, thing, things,
  text, word, words, say, says, read, reads, called, named, labelled, labeled, titled, value, state, kind, type, number, amount, count, counts, following, given, certain, respective, corresponding, appropriate, new, same, different, other, another, whole, entire, current, resulting,
  url, address, link, product, products, item, items, home, viewport, subject, finished, prefilled, filled, masked, error, warning, success, search, login, registration, submission, upload, field, form, username, email, e, mail, credentials, logged, signed, take, taken, sent, receives, received, tab, key, keyboard, keys, x,
  able, possible, expected, supposed, required, order, way, case, time, moment, result, results, step, test, make, makes, made, sure, let, lets, try, tries, use, want, wants, like
`);

/** Words that bind a claim: each must be found again in what is checked. */
export const negations = list(
  'not, no, never, none, nothing, nobody, nowhere, neither, nor, cannot, without, except, unless, hardly, no longer, fails, failed, unable, impossible',
);
export const limitingWords = list(
  'only, solely, exclusively, exactly, least, most, maximum, minimum, than, fewer, less, more, under, below, above, between, longer, shorter, every, each, all, any, same, different',
);

/** Words of order and size: kept by what is compared or sorted. */
export const orderingWords = list(`
  higher, lower, greater, smaller, bigger, larger, cheaper, dearer, expensive, cheap, highest, lowest, cheapest, dearest, smallest, largest, biggest, longest, shortest, newest, oldest, latest, earliest, high, low, ascending, descending, alphabetically, alphabetical,
  sorted, ordered, order, first, top, increasing, decreasing, followed, z
`);

/** Values that are described instead of given. */
export const describingWords = list(
  'valid, invalid, wrong, incorrect, bad, unknown, random, unique, unregistered, registered, existing, malformed, characters, digits, letters, long, tomorrow, yesterday, today, days, day, week, month, year',
);

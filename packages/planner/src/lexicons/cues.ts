import { list } from './list.ts';
/** Openings that say: what follows is to be checked. Tried longest first; "that" may follow. */
export const checkCues = list(`
    verify, check that, check if, check whether, make sure, make certain, be certain, ensure, assert, validate, confirm that,
    confirm if, confirm whether, expect, see if, see that, see whether, see to it, double-check, double
    check, it is verified, be sure, test that, test if, test whether, prove, look whether, look if, i
    expect, we expect, it should be checked, check to see if, check for, check to make sure, i verify,
    guarantee
  `);

/** "check" and "confirm" also act ("check the box", "confirm the alert"); they check when a predicate follows. */
export const doubtfulCues = list('check, confirm, test');

/** Words before a clause that carry no meaning of their own. */
export const leadIns = list(`
    then, next, now, finally, also, please, firstly, first of all, first, secondly, lastly, afterwards,
    after that, after this, again, and, but, so, once more, once again, in the end, at the end, as a
    result, therefore, thereafter, simply, just, subsequently, additionally, moreover, furthermore,
    meanwhile, consequently, try to, attempt to, i try to, be able to, it is required that, it is
    expected that, the expectation is that, the result is that, in that case, instead, in addition, to
    start, to begin, proceed to, by default, initially, at first, at start, at the start, at the beginning,
    on load, as usual
  `);

/** Words at the end of a clause that carry no meaning of their own. */
export const trailers = list(`
    again, still, correctly, properly, successfully, immediately, as well, too, anymore, any more,
    any longer, afterwards, at all, on the screen, on screen, on the page, on this page, to the user, to
    me, there, as expected, by default, initially, straight away, right away, at once, automatically,
    accordingly, then, to the customer, instead, in the browser, once more, for the user, somewhere,
    at start, at the start, at first, at the beginning, in the beginning, from the start, anyhow,
    somewhere on the page, please, to proceed, to continue, as usual, somehow, by itself, on its own,
    of its own accord, all by itself
  `);

/** Adverbs that may stand inside a predicate. */
export const adverbs = list(`
    still, also, now, then, always, immediately, automatically, correctly, successfully, only, clearly,
    actually, already, currently, eventually, both, all, just, instantly, initially, properly, directly,
    promptly, simply, once again, again, subsequently
  `);

/** People who use the application. */
export const actors = list(`
    i, we, you, he, she, they, one, someone, somebody, nobody, user, users, visitor, visitors, customer,
    customers, shopper, admin, administrator, guest, member, tester, person, people, anyone, everyone,
    buyer, reader, student, teacher, nurse, doctor, patient, agent, manager, editor, author, employee,
    client, player, traveller, traveler, passenger, owner, subscriber, operator, clerk, librarian,
    actor, viewer, learner, applicant, candidate, seller, moderator, driver, accountant, cashier
  `);

/** Signs that a requirement is about something going wrong on purpose. */
export const negativeCues = list(`
    wrong, invalid, incorrect, empty, blank, missing, without, cannot, unable, reject, refuse, deny,
    denied, decline, fail, error, not be able, not able, not allowed, forbidden, unauthori, locked,
    expired, shorter than, longer than, too short, too long, must not, should not, blocked, prevent,
    bad, malformed, unknown, non-existent, nonexistent, mismatch
  `);

/** Verbs of refusal: on their own they do not say what would show it. */
export const refusalVerbs = list(`
    rejected, refused, denied, declined, blocked, prevented, disallowed, not accepted, not allowed, not
    permitted, not possible, forbidden, stopped, impossible, turned away
  `);
export const refusingVerbs = list(`
    reject, refuse, deny, decline, fail, block, prevent, disallow, forbid, not accept, not allow, not
    permit, not work, not let, not succeed
  `);

export const exploreCues = list(`
    explore, test, examine, try out, investigate, crawl, inspect, audit, smoke test, smoke-test, go
    through, review, check out, look around, perform a test of, run tests on, write tests for, create
    tests for, create test cases for, generate test cases for, generate tests for, look at
  `);

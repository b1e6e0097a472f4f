import { type Answer, goTo, readEntry } from '../../answers.ts';
import { attributes, html } from '../../html.ts';
import {
  drawFields,
  type Errors,
  findErrors,
  hasErrors,
  isEmail,
  showError,
  showRefusal,
} from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { bookingCrumbs, drawSteps } from './booking-steps.ts';

function showForm(visit: Visit, errors: Errors): Answer {
  const { first, last, email, phone, acceptsPolicy } = visit.visitor.booking;
  const field = drawFields({ first, last, email, phone }, errors);
  const confirmation = 'We send your confirmation to this address.';
  return showPage(visit, {
    title: 'Your details',
    crumbs: bookingCrumbs,
    main: html`<h1>Your details</h1>
${drawSteps(3)}
${showRefusal(hasErrors(errors) ? 'Please correct the fields marked below.' : undefined)}
<form method="post" action="/clinic/book/details" novalidate>
${field('first', 'First name')}
${field('last', 'Last name')}
${field('email', 'Email', { hint: confirmation, attributes: { type: 'email' } })}
${field('phone', 'Phone', { attributes: { type: 'tel' } })}
<div class="form-group form-check"><input type="checkbox" id="policy" name="policy"${attributes({ checked: acceptsPolicy })}> <label for="policy" style="display:inline">I accept the cancellation policy</label>${showError('policy', errors)}</div>
<p class="d-flex"><a class="btn" href="/clinic/book/time">Back</a> <button class="btn btn-primary">Continue</button></p>
</form>`,
  });
}

export const showDetails: Page = (visit) =>
  visit.visitor.booking.time === '' ? goTo('/clinic/book') : showForm(visit, {});

export const enterDetails: Page = (visit) => {
  const { bug, form, visitor } = visit;
  const { booking } = visitor;
  if (booking.time === '') return goTo('/clinic/book');
  for (const name of ['first', 'last', 'email', 'phone'] as const) booking[name] = readEntry(visit, name);
  booking.acceptsPolicy = form.has('policy');
  const errors = findErrors({
    first: [booking.first !== '', 'Please enter your first name.'],
    last: [booking.last !== '', 'Please enter your last name.'],
    email: [isEmail(booking.email) || bug === 'book-email', 'Please enter a valid email address.'],
    phone: [/^[\d +()-]{6,}$/.test(booking.phone), 'Please enter a phone number.'],
    policy: [booking.acceptsPolicy || bug === 'policy-required', 'Please accept the cancellation policy.'],
  });
  return hasErrors(errors) ? showForm(visit, errors) : goTo('/clinic/book/summary');
};

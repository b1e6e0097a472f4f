import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { drawErrorSummary, drawFields, type Errors, findErrors, hasErrors } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';

const customer = { number: '40718823', pin: '5291' };

function showForm(visit: Visit, errors: Errors): Answer {
  const field = drawFields({ customer: readEntry(visit, 'customer'), pin: '' }, errors);
  return showPage(visit, {
    title: 'Sign in',
    main: html`<h1>Sign in to online banking</h1>
${drawErrorSummary(errors)}
<form method="post" action="/bank/sign-in" novalidate>
<fieldset><legend>Your access</legend>
${field('customer', 'Customer number', { hint: '8 digits, on the back of your card', attributes: { inputmode: 'numeric' } })}
${field('pin', 'PIN', { attributes: { type: 'password', autocomplete: 'current-password' } })}
</fieldset>
<button class="button primary">Sign in</button>
</form>
<details><summary>Forgotten your PIN?</summary><p>Call the service line on 0431 555 0100, daily from 8 to 20.</p></details>`,
  });
}

export const showSignIn: Page = (visit) => showForm(visit, {});

export const signIn: Page = (visit) => {
  const { visitor, bug } = visit;
  const [number, pin] = [readEntry(visit, 'customer'), readEntry(visit, 'pin')];
  const missing = findErrors({
    customer: [number !== '', 'Enter your customer number'],
    pin: [pin !== '', 'Enter your PIN'],
  });
  if (hasErrors(missing)) return showForm(visit, missing);
  if (number !== customer.number || pin !== customer.pin) {
    return showForm(visit, bug === 'pin-error' ? {} : { customer: 'Customer number or PIN is wrong' });
  }
  visitor.isSignedIn = true;
  return goTo('/bank/overview', 300);
};

export const signOut: Page = ({ visitor, bug }) => {
  if (bug !== 'sign-out') visitor.isSignedIn = false;
  visitor.notice = 'You have signed out.';
  return goTo('/bank/sign-in');
};

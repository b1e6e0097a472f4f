import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { writeMoney } from '../shared/format.ts';
import { drawFields, type Errors, findErrors, hasErrors } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Bill } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

interface Payment {
  holder: string;
  card: string;
  expiry: string;
  cvc: string;
}

function findUnpaid({ visitor, id }: Visit): Bill | undefined {
  return visitor.bills.find((bill) => bill.id === id && !bill.isPaid);
}

function readPayment(visit: Visit): Payment {
  return {
    holder: readEntry(visit, 'holder'),
    card: readEntry(visit, 'card'),
    expiry: readEntry(visit, 'expiry'),
    cvc: readEntry(visit, 'cvc'),
  };
}

function showForm(visit: Visit, { id, what, amount }: Bill, errors: Errors): Answer {
  const { holder, card, expiry, cvc } = readPayment(visit);
  const field = drawFields({ holder, card, expiry, cvc }, errors);
  const cardHint = '16 digits, with or without spaces';
  return showPage(visit, {
    title: 'Pay bill',
    crumbs: [['Bills', '/clinic/bills'], [`Pay ${id}`]],
    main: html`<h1>Pay ${id}</h1>
<p>${what}, amount due <strong>${writeMoney(amount)}</strong></p>
<form method="post" action="${visit.path}" novalidate>
${field('holder', 'Name on card')}
${field('card', 'Card number', { hint: cardHint, attributes: { inputmode: 'numeric' } })}
${field('expiry', 'Expiry date', { attributes: { placeholder: 'MM/YY' } })}
${field('cvc', 'Security code', { attributes: { inputmode: 'numeric' } })}
<p class="d-flex"><a class="btn" href="/clinic/bills">Back to bills</a> <button class="btn btn-primary">Pay ${writeMoney(amount)}</button></p>
</form>`,
  });
}

export const showPayment: Page = (visit) => {
  const bill = findUnpaid(visit);
  return bill ? showForm(visit, bill, {}) : showNotFound(visit);
};

function checkPayment(visit: Visit): Errors {
  const { bug } = visit;
  const { holder, card, expiry, cvc } = readPayment(visit);
  const isCard = /^\d{16}$/.test(card.replace(/[ -]/g, ''));
  return findErrors({
    holder: [holder !== '', 'Please enter the name on the card.'],
    card: [isCard || bug === 'card-number', 'Please enter a card number with 16 digits.'],
    expiry: [/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry), 'Please enter the expiry date as MM/YY.'],
    cvc: [/^\d{3}$/.test(cvc) || bug === 'cvc-check', 'Please enter the 3 digits on the back of the card.'],
  });
}

export const payBill: Page = (visit) => {
  const { visitor, bug } = visit;
  const bill = findUnpaid(visit);
  if (!bill) return showNotFound(visit);
  const errors = checkPayment(visit);
  if (hasErrors(errors)) return showForm(visit, bill, errors);
  if (bug !== 'bill-status') bill.isPaid = true;
  const amount = writeMoney(bug === 'payment-amount' ? 0 : bill.amount);
  visitor.notice = {
    kind: 'success',
    text: `Thank you. We received your payment of ${amount} for ${bill.id}.`,
  };
  return goTo('/clinic/bills', 500);
};

import { type Answer, goTo, readEntry } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import { isIban, readAmount, writeAmount, writeDay } from '../shared/format.ts';
import {
  drawErrorSummary,
  drawFields,
  drawOption,
  drawRadio,
  type Errors,
  findErrors,
  hasErrors,
} from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import type { Order } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';
import { findOrder } from './orders.ts';

const intervals = ['Monthly', 'Quarterly', 'Yearly'];
const firstDays = ['2026-04-15', '2026-05-01', '2026-05-15'];

const amountError = 'Enter an amount such as 45.00';

function readNewOrder(visit: Visit) {
  return {
    recipient: readEntry(visit, 'recipient'),
    iban: readEntry(visit, 'iban'),
    amount: readEntry(visit, 'amount'),
    purpose: readEntry(visit, 'purpose'),
    interval: readEntry(visit, 'interval') || 'Monthly',
    first: readEntry(visit, 'first'),
  };
}

function drawTiming(interval: string, first: string): Html {
  return html`<fieldset><legend>How often</legend>${intervals.map((one) => drawRadio('interval', one, one, interval))}</fieldset>
<div class="field"><label for="first">First payment</label><select id="first" name="first">${firstDays.map((day) => drawOption(day, writeDay(day), first))}</select></div>`;
}

function showNewForm(visit: Visit, errors: Errors): Answer {
  const entries = readNewOrder(visit);
  const field = drawFields(entries, errors);
  return showPage(visit, {
    title: 'New standing order',
    main: html`<h1>New standing order</h1>
${drawErrorSummary(errors)}
<form method="post" action="/bank/orders/new" novalidate>
<fieldset><legend>Recipient</legend>
${field('recipient', 'Name of recipient')}
${field('iban', 'IBAN', { hint: 'DE and 20 digits, with or without spaces', attributes: { size: 30 } })}
</fieldset>
${field('amount', 'Amount in EUR', { attributes: { inputmode: 'decimal' } })}
${field('purpose', 'Purpose')}
${drawTiming(entries.interval, entries.first)}
<p><a class="button" href="/bank/orders">Cancel</a> <button class="button primary">Create standing order</button></p>
</form>`,
  });
}

export const showNewOrder: Page = (visit) => showNewForm(visit, {});

export const createOrder: Page = (visit) => {
  const { visitor, bug } = visit;
  const { recipient, iban, amount, purpose, interval, first } = readNewOrder(visit);
  const cents = readAmount(amount) ?? 0;
  const errors = findErrors({
    recipient: [recipient !== '', 'Enter the name of the recipient'],
    iban: [isIban(iban), 'Enter an IBAN with DE and 20 digits'],
    amount: [cents > 0, amountError],
  });
  if (hasErrors(errors)) return showNewForm(visit, errors);
  visitor.orders.push({
    id: `SO-${visitor.orders.length + 10}`,
    recipient,
    purpose,
    amount: cents,
    interval: bug === 'order-interval' ? 'Monthly' : interval,
    next: first,
    isPaused: false,
  });
  if (bug !== 'order-message') visitor.notice = `The standing order to ${recipient} was created.`;
  return goTo('/bank/orders', 300);
};

function showChangeForm(visit: Visit, order: Order, amount: string, errors: Errors): Answer {
  const { recipient, purpose, interval } = order;
  const field = drawFields({ amount }, errors);
  return showPage(visit, {
    title: 'Change standing order',
    main: html`<h1>Change standing order</h1>
${drawErrorSummary(errors)}
<dl class="facts"><dt>Recipient</dt><dd>${recipient}</dd><dt>Purpose</dt><dd>${purpose}</dd><dt>How often</dt><dd>${interval}</dd></dl>
<form method="post" action="${visit.path}" novalidate>
${field('amount', 'New amount in EUR', { attributes: { inputmode: 'decimal' } })}
<p><a class="button" href="/bank/orders">Cancel</a> <button class="button primary">Save amount</button></p>
</form>`,
  });
}

export const showOrder: Page = (visit) => {
  const order = findOrder(visit);
  return order ? showChangeForm(visit, order, writeAmount(order.amount), {}) : showNotFound(visit);
};

export const changeOrder: Page = (visit) => {
  const { visitor, bug } = visit;
  const order = findOrder(visit);
  if (!order) return showNotFound(visit);
  const entered = readEntry(visit, 'amount');
  const cents = readAmount(entered);
  if (cents === undefined) return showChangeForm(visit, order, entered, { amount: amountError });
  if (bug !== 'amount-kept') order.amount = cents;
  visitor.notice = `The standing order to ${order.recipient} was changed.`;
  return goTo('/bank/orders', 200);
};

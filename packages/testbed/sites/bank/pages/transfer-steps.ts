import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { readAmount, writeEuros, writeIban } from '../shared/format.ts';
import { drawErrorSummary, drawFields, type Errors } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import { today } from '../shared/starting-accounts.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { type Account, newDraft, type Visitor } from '../shared/visitor.ts';
import { findSource } from './transfer.ts';

const code = '738204';

/** The transfer under way; none before its details were entered. */
function readTransfer(visitor: Visitor): { account: Account; amount: number } | undefined {
  const account = findSource(visitor);
  const amount = readAmount(visitor.draft.amount);
  return account && amount !== undefined ? { account, amount } : undefined;
}

export const showReview: Page = (visit) => {
  const { visitor, bug } = visit;
  const transfer = readTransfer(visitor);
  if (!transfer) return goTo('/bank/transfer');
  const { account, amount } = transfer;
  const { recipient, iban, purpose } = visitor.draft;
  const shown = bug === 'review-cents' ? Math.floor(amount / 100) * 100 : amount;
  return showPage(visit, {
    title: 'Review transfer',
    main: html`<p class="steps">Step 2 of 3</p>
<h1>Review your transfer</h1>
<dl class="facts">
  <dt>From</dt><dd>${account.name}</dd>
  <dt>Recipient</dt><dd>${recipient}</dd>
  <dt>IBAN</dt><dd>${writeIban(iban.replaceAll(' ', ''))}</dd>
  <dt>Amount</dt><dd>${writeEuros(shown)}</dd>
  <dt>Purpose</dt><dd>${purpose || 'None'}</dd>
  <dt>Balance afterwards</dt><dd>${writeEuros(account.balance - amount)}</dd>
</dl>
<p><a class="button" href="/bank/transfer">Change details</a> <a class="button primary" href="/bank/transfer/confirm">Looks right, continue</a></p>`,
  });
};

function showCodeForm(visit: Visit, errors: Errors): Answer {
  const field = drawFields({ code: readEntry(visit, 'code') }, errors);
  return showPage(visit, {
    title: 'Confirm transfer',
    main: html`<p class="steps">Step 3 of 3</p>
<h1>Confirm your transfer</h1>
${drawErrorSummary(errors)}
<p class="code">Your confirmation code is <strong>${code}</strong></p>
<form method="post" action="/bank/transfer/confirm" novalidate>
${field('code', 'Confirmation code', { hint: 'Type the six digits from the box above', attributes: { inputmode: 'numeric', autocomplete: 'one-time-code' } })}
<p><a class="button" href="/bank/transfer/cancel">Cancel transfer</a> <button class="button primary">Send transfer</button></p>
</form>`,
  });
}

export const showConfirm: Page = (visit) =>
  readTransfer(visit.visitor) ? showCodeForm(visit, {}) : goTo('/bank/transfer');

function carryOut({ visitor, bug }: Visit, account: Account, amount: number): void {
  const { recipient, purpose } = visitor.draft;
  if (bug !== 'balance-stale') account.balance -= amount;
  if (bug !== 'not-listed')
    account.transactions.unshift({ day: today, payee: recipient, purpose, amount: -amount });
  visitor.sent = { recipient, purpose, amount, account };
  visitor.draft = newDraft();
}

export const sendTransfer: Page = (visit) => {
  const { visitor, bug } = visit;
  const transfer = readTransfer(visitor);
  if (!transfer) return goTo('/bank/transfer');
  const isRight = readEntry(visit, 'code').replaceAll(' ', '') === code;
  if (!isRight && bug !== 'code-check') {
    return showCodeForm(visit, { code: 'This code is not right. Enter the code shown on this page' });
  }
  carryOut(visit, transfer.account, transfer.amount);
  return goTo('/bank/transfer/sent', 500);
};

export const showSent: Page = (visit) => {
  const { sent } = visit.visitor;
  if (!sent) return goTo('/bank/transfer');
  const { recipient, purpose, amount, account } = sent;
  return showPage(visit, {
    title: 'Transfer sent',
    main: html`<h1>Transfer sent</h1>
<p>${writeEuros(amount)} are on their way to ${visit.bug === 'sent-name' ? purpose : recipient}.</p>
<dl class="facts"><dt>New balance of ${account.name}</dt><dd>${writeEuros(account.balance)}</dd></dl>
<p><a class="button" href="/bank/overview">Back to overview</a> <a class="button" href="/bank/transfer">Another transfer</a></p>`,
  });
};

export const cancelTransfer: Page = ({ visitor }) => {
  visitor.draft = newDraft();
  visitor.notice = 'The transfer was cancelled. No money was moved.';
  return goTo('/bank/overview');
};

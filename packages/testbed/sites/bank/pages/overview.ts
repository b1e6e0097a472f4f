import { type Html, html } from '../../html.ts';
import { writeDay, writeEuros, writeIban } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { type Account, addUp } from '../shared/visitor.ts';

function drawAccount({ id, name, iban, balance }: Account, { bug }: Visit): Html {
  const target = bug === 'account-link' && id === 'household' ? 'savings' : id;
  return html`<tr>
  <th scope="row"><a href="/bank/accounts/${target}">${name}</a></th><td>${writeIban(iban)}</td><td class="amount">${writeEuros(balance)}</td>
</tr>`;
}

function addBalances({ visitor, bug }: Visit): number {
  const counted = visitor.accounts.filter(({ id }) => bug !== 'total-balance' || id !== 'household');
  return addUp(counted.map(({ balance }) => balance));
}

function drawUpcoming({ visitor }: Visit): Html {
  const items = visitor.orders
    .filter(({ isPaused }) => !isPaused)
    .map(
      ({ recipient, amount, next }) =>
        html`<li>${writeDay(next)}: ${writeEuros(amount)} to ${recipient}</li>`,
    );
  return html`<details><summary>Upcoming payments</summary><ul id="upcoming">${items}</ul></details>`;
}

export const showOverview: Page = (visit) =>
  showPage(visit, {
    title: 'Overview',
    main: html`<h1>Good day, Helen Marsh</h1>
<table class="list">
  <caption>Accounts and balances</caption>
  <thead><tr><th scope="col">Account</th><th scope="col">IBAN</th><th scope="col">Balance</th></tr></thead>
  <tbody>${visit.visitor.accounts.map((account) => drawAccount(account, visit))}</tbody>
  <tfoot><tr><th scope="row" colspan="2">Total</th><td class="amount">${writeEuros(addBalances(visit))}</td></tr></tfoot>
</table>
<p><a class="button primary" href="/bank/transfer">New transfer</a> <a class="button" href="/bank/orders">Standing orders</a></p>
${drawUpcoming(visit)}`,
  });

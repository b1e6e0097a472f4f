import { sendData } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import { writeAmount, writeDay, writeEuros, writeIban } from '../shared/format.ts';
import { drawOption, drawRadio } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import { months } from '../shared/starting-accounts.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { type Account, addUp, type Transaction } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

const rowsPerLoad = 6;

function findAccount({ visitor, id }: Visit): Account | undefined {
  return visitor.accounts.find((account) => account.id === id);
}

function isFound({ payee, purpose }: Transaction, { query, bug }: Visit): boolean {
  const searched = bug === 'search-purpose' ? payee : `${payee} ${purpose}`;
  return searched.toLowerCase().includes((query.get('search') ?? '').trim().toLowerCase());
}

function isInMonth({ day }: Transaction, { query, bug }: Visit): boolean {
  return bug === 'month-filter' || day.startsWith(query.get('month') ?? '');
}

function isOfKind({ amount }: Transaction, { query, bug }: Visit): boolean {
  const kind = query.get('kind');
  if (kind === 'in') return amount > 0;
  return kind !== 'out' || amount < 0 || bug === 'filter-out';
}

function filterTransactions({ transactions }: Account, visit: Visit): Transaction[] {
  const found = transactions.filter(
    (one) => isFound(one, visit) && isInMonth(one, visit) && isOfKind(one, visit),
  );
  return visit.bug === 'oldest-first' ? found.reverse() : found;
}

/** The rows up to the number asked for; later loads begin after a multiple of `rowsPerLoad`. */
function cutRows(found: readonly Transaction[], { query, bug }: Visit): Transaction[] {
  const shown = found.slice(0, Number(query.get('rows') ?? rowsPerLoad));
  if (bug !== 'load-more-repeat' || shown.length <= rowsPerLoad) return shown;
  return [...shown.slice(0, rowsPerLoad), ...shown.slice(rowsPerLoad - 1)];
}

function drawRow({ day, payee, purpose, amount }: Transaction): Html {
  return html`<tr><td>${writeDay(day)}</td><th scope="row">${payee}</th><td>${purpose}</td><td class="amount">${writeAmount(amount)}</td></tr>`;
}

function drawRows(rows: readonly Transaction[]): Html {
  if (rows.length === 0) return html`<tr><td colspan="4">No transactions match your filters.</td></tr>`;
  return html`${rows.map(drawRow)}`;
}

function sumUp(transactions: readonly Transaction[], sign: 1 | -1): string {
  const amounts = transactions.map(({ amount }) => amount).filter((amount) => amount * sign > 0);
  return writeEuros(addUp(amounts));
}

/** What the filters leave of the transactions, for the script of the page. */
export const listTransactions: Page = (visit) => {
  const account = findAccount(visit);
  if (!account) return showNotFound(visit);
  const { bug } = visit;
  const found = filterTransactions(account, visit);
  const rows = cutRows(found, visit);
  const count = bug === 'count-stale' ? account.transactions.length : found.length;
  const data = {
    rows: drawRows(rows).markup,
    status: `Showing ${rows.length} of ${count} transactions`,
    totalIn: sumUp(found, 1),
    totalOut: sumUp(bug === 'sum-out' ? account.transactions : found, -1),
    hasMore: found.length > Number(visit.query.get('rows')),
  };
  return sendData(data, 250);
};

const filters = html`<form id="filters" autocomplete="off">
<div class="field"><label for="search">Search transactions</label><span class="hint" id="search-hint">Payee or purpose</span><input type="search" id="search" name="search" aria-describedby="search-hint"></div>
<div class="field"><label for="month">Month</label><select id="month" name="month">${drawOption('', 'All months', '')}${months.map(([value, text]) => drawOption(value, text, ''))}</select></div>
<fieldset><legend>Show</legend>${drawRadio('kind', 'all', 'Everything', 'all')}${drawRadio('kind', 'in', 'Money in', 'all')}${drawRadio('kind', 'out', 'Money out', 'all')}</fieldset>
<button type="button" class="button" id="reset-filters">Reset filters</button>
</form>`;

export const showAccount: Page = (visit) => {
  const account = findAccount(visit);
  if (!account) return showNotFound(visit);
  const { id, name, iban, balance } = account;
  return showPage(visit, {
    title: name,
    script: 'account.js',
    main: html`<p><a href="/bank/overview">‹ All accounts</a></p>
<h1>${name}</h1>
<dl class="facts"><dt>IBAN</dt><dd>${writeIban(iban)}</dd><dt>Balance</dt><dd>${writeEuros(balance)}</dd><dt>Account holder</dt><dd>Helen Marsh</dd></dl>
${filters}
<table class="list" id="transactions" data-account="${id}">
  <caption>Transactions</caption>
  <thead><tr><th scope="col">Date</th><th scope="col">Payee</th><th scope="col">Purpose</th><th scope="col">Amount</th></tr></thead>
  <tbody><tr><td colspan="4">Loading…</td></tr></tbody>
</table>
<p id="shown" role="status"></p>
<p><button type="button" class="button" id="more" hidden>Load more</button></p>
<dl class="facts"><dt>Total in</dt><dd id="total-in"></dd><dt>Total out</dt><dd id="total-out"></dd></dl>`,
  });
};

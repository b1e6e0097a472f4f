import { attributes, type Html, html } from '../../html.ts';
import type { ClinicBug } from '../shared/bugs.ts';
import { writeDay, writeMoney } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import type { Bill } from '../shared/visitor.ts';

function sumUp(bills: readonly Bill[]): number {
  return bills.reduce((sum, { amount }) => sum + amount, 0);
}

function reckonBalance(bills: readonly Bill[], bug: ClinicBug | undefined): number {
  if (bug === 'outstanding-stale') return 172.4;
  const unpaid = sumUp(bills.filter(({ isPaid }) => !isPaid));
  return bug === 'outstanding-wrong' ? unpaid + 42.5 : unpaid;
}

function drawRow({ id, day, what, amount, isPaid }: Bill): Html {
  const status = isPaid ? 'Paid' : 'Unpaid';
  return html`<tr${attributes({ 'data-status': status, 'data-amount': amount })}>
  <td>${id}</td><td>${writeDay(day)}</td><td>${what}</td><td>${writeMoney(amount)}</td>
  <td><span class="badge ${isPaid ? 'bg-success' : 'bg-danger'}">${status}</span></td>
  <td>${!isPaid && html`<a class="btn btn-sm" href="/clinic/bills/${id}/pay">Pay</a>`}</td>
</tr>`;
}

export const showBills: Page = (visit) => {
  const { bills } = visit.visitor;
  return showPage(visit, {
    title: 'Bills',
    crumbs: [['Bills']],
    script: 'bills.js',
    main: html`<h1>Bills</h1>
<div class="card" style="max-width:320px"><div class="card-body">
  <p class="text-muted" style="margin:0">Outstanding balance</p>
  <p style="font-size:1.6rem;margin:0">${writeMoney(reckonBalance(bills, visit.bug))}</p>
</div></div>
<div class="form-group" style="margin-top:16px">
  <label for="bill-status">Show</label><select class="form-select" id="bill-status">
    <option value="">All bills</option>
    <option value="Unpaid">Unpaid</option>
    <option value="Paid">Paid</option>
  </select>
</div>
<table class="table" id="bills">
  <thead><tr><th>Invoice</th><th>Date</th><th>Description</th><th>Amount</th><th>Status</th><th></th></tr></thead>
  <tbody>${bills.map(drawRow)}</tbody>
  <tfoot><tr><th colspan="3">Total</th><th id="bill-sum">${writeMoney(sumUp(bills))}</th><th></th><th></th></tr></tfoot>
</table>`,
  });
};

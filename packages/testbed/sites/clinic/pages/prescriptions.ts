import { readEntry, sendData } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Page } from '../shared/visit.ts';
import type { Prescription } from '../shared/visitor.ts';

const colours = { Active: 'bg-success', Expired: '', 'Refill requested': 'bg-warning' };
const mostTablets = 90;

function drawRow({ id, name, dosage, doctor, left, status }: Prescription): Html {
  const disabled = attributes({ disabled: status !== 'Active' });
  return html`<tr>
  <td>${name}</td><td>${dosage}</td><td>${doctor}</td><td class="js-left">${left}</td>
  <td><span class="badge ${colours[status]}">${status}</span></td>
  <td><input class="form-control" type="number" min="1" max="${mostTablets}" value="30" aria-label="Quantity of ${name}"${disabled}></td>
  <td><button type="button" class="btn btn-sm js-refill" data-id="${id}"${disabled}>${status === 'Refill requested' ? 'Requested' : 'Request refill'}</button></td>
</tr>`;
}

function drawRequests(requests: readonly string[]): Html {
  if (requests.length === 0) return html`<li class="text-muted">No requests yet.</li>`;
  return html`${requests.map((request) => html`<li>${request}</li>`)}`;
}

export const showPrescriptions: Page = (visit) => {
  const { prescriptions, refillRequests } = visit.visitor;
  return showPage(visit, {
    title: 'Prescriptions',
    crumbs: [['Prescriptions']],
    script: 'prescriptions.js',
    main: html`<h1>Prescriptions</h1>
<div class="alert" id="rx-alert" role="status" hidden></div>
<table class="table">
  <thead><tr><th>Medicine</th><th>Dosage</th><th>Prescribed by</th><th>Refills left</th><th>Status</th><th>Quantity</th><th></th></tr></thead>
  <tbody>${prescriptions.map(drawRow)}</tbody>
</table>
<small class="form-text">You can order between 1 and ${mostTablets} tablets at a time.</small>
<h2>Refill requests</h2>
<ul id="requests">${drawRequests(refillRequests)}</ul>`,
  });
};

export const requestRefill: Page = (visit) => {
  const { visitor, bug } = visit;
  const { prescriptions, refillRequests } = visitor;
  const prescription = prescriptions.find(({ id }) => id === readEntry(visit, 'id'));
  const quantity = Number(readEntry(visit, 'quantity'));
  const isAllowed = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostTablets;
  if (!prescription || (!isAllowed && bug !== 'refill-limit'))
    return sendData({ ok: false, text: `The quantity must be between 1 and ${mostTablets}.` }, 300);
  if (bug !== 'refill-left') prescription.left -= 1;
  if (bug !== 'refill-status') prescription.status = 'Refill requested';
  const { name, left, status } = prescription;
  refillRequests.push(`${name}, ${quantity} tablets, waiting for approval`);
  const text = `Your refill of ${quantity} tablets of ${name} was requested.`;
  return sendData({ ok: true, text, left, status, requests: drawRequests(refillRequests).markup }, 400);
};

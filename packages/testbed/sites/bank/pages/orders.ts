import { type Answer, sendData } from '../../answers.ts';
import { type Html, html } from '../../html.ts';
import { writeAmount, writeDay, writeEuros } from '../shared/format.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';
import { addUp, type Order } from '../shared/visitor.ts';
import { showNotFound } from './not-found.ts';

export function findOrder({ visitor, id }: Visit): Order | undefined {
  return visitor.orders.find((order) => order.id === id);
}

function drawActions({ id, recipient, isPaused }: Order, changed: string): Html {
  return html`<a class="button small" href="/bank/orders/${changed}">Change</a> <button type="button" class="button small js-pause" data-id="${id}">${isPaused ? 'Resume' : 'Pause'}</button> <button type="button" class="button small js-delete" data-id="${id}" data-recipient="${recipient}">Delete</button>`;
}

function drawRow(order: Order, index: number, { visitor, bug }: Visit): Html {
  const { id, recipient, purpose, amount, interval, next, isPaused } = order;
  const following = visitor.orders[(index + 1) % visitor.orders.length]?.id ?? id;
  const status = isPaused && bug !== 'pause-status' ? 'Paused' : 'Active';
  return html`<tr>
  <th scope="row">${recipient}</th><td>${purpose}</td><td class="amount">${writeAmount(amount)}</td><td>${interval}</td><td>${writeDay(next)}</td>
  <td><span class="state">${status}</span></td><td>${drawActions(order, bug === 'order-link' ? following : id)}</td>
</tr>`;
}

function drawRows(visit: Visit): Html {
  const { orders } = visit.visitor;
  if (orders.length === 0) return html`<tr><td colspan="7">You have no standing orders.</td></tr>`;
  return html`${orders.map((order, index) => drawRow(order, index, visit))}`;
}

function writeTotal({ visitor, bug }: Visit): string {
  const active = visitor.orders.filter(({ isPaused }) => !isPaused);
  return writeEuros(bug === 'order-total' ? 83800 : addUp(active.map(({ amount }) => amount)));
}

const question = html`<dialog id="delete-dialog" aria-labelledby="delete-title">
  <h2 id="delete-title">Delete standing order?</h2>
  <p id="delete-text"></p>
  <p><button type="button" class="button" id="keep">Keep it</button> <button type="button" class="button danger" id="delete">Yes, delete</button></p>
</dialog>`;

export const showOrders: Page = (visit) =>
  showPage(visit, {
    title: 'Standing orders',
    script: 'orders.js',
    main: html`<h1>Standing orders</h1>
<div class="notice" id="message" role="status" hidden></div>
<p><a class="button primary" href="/bank/orders/new">New standing order</a></p>
<table class="list" id="orders">
  <caption>Your standing orders</caption>
  <thead><tr><th scope="col">Recipient</th><th scope="col">Purpose</th><th scope="col">Amount</th><th scope="col">How often</th><th scope="col">Next payment</th><th scope="col">Status</th><td></td></tr></thead>
  <tbody>${drawRows(visit)}</tbody>
</table>
<dl class="facts"><dt>Total of active orders</dt><dd id="total">${writeTotal(visit)}</dd></dl>
${question}`,
  });

function sendOrders(visit: Visit, message: string): Answer {
  return sendData({ rows: drawRows(visit).markup, total: writeTotal(visit), message }, 300);
}

export const pauseOrder: Page = (visit) => {
  const order = findOrder(visit);
  if (!order) return showNotFound(visit);
  order.isPaused = !order.isPaused;
  const change = order.isPaused ? 'paused' : 'active again';
  return sendOrders(visit, `The standing order to ${order.recipient} is ${change}.`);
};

export const deleteOrder: Page = (visit) => {
  const { visitor, bug } = visit;
  const order = findOrder(visit);
  if (!order) return showNotFound(visit);
  if (bug !== 'delete-stays') visitor.orders = visitor.orders.filter((one) => one !== order);
  return sendOrders(visit, `The standing order to ${order.recipient} was deleted.`);
};

import { attributes, type Html, html } from '../render/html.ts';
import { formatMoney } from '../shop/money.ts';
import { type Order, type PastOrder, pastOrders } from '../shop/orders.ts';

const columns = [['Order'], ['Date'], ['Items', 'number'], ['Total', 'number'], ['Status']] as const;

function showOrderRow(order: PastOrder, isNew: boolean): Html {
  const { number, date, items, total, status } = order;
  return html`<tr><th scope="row">${isNew ? html`<a href="/demo/orders/${number}">${number}</a>` : number}</th>
    <td>${date}</td><td class="number" data-value="${items}">${items}</td>
    <td class="number" data-value="${total}">${formatMoney(total)}</td><td>${status}</td></tr>`;
}

/** Newest first; its headings sort it in the browser. */
export function showOrders(orders: readonly Order[]): Html {
  const rows = [
    ...orders.map((order) => ({ order, isNew: true })),
    ...pastOrders.map((order) => ({ order, isNew: false })),
  ].sort((a, b) => (a.order.date < b.order.date ? 1 : -1));
  return html`<section class="orders"><h2 id="orders">Past orders</h2>
<div class="scroll" tabindex="0" role="region" aria-labelledby="orders"><table data-sortable>
  <caption class="visually-hidden">Your past orders</caption>
  <thead><tr>${columns.map(
    ([column, kind]) =>
      html`<th scope="col"${attributes({ class: kind })}><button type="button" class="plain">${column}</button></th>`,
  )}</tr></thead>
  <tbody>${rows.map(({ order, isNew }) => showOrderRow(order, isNew))}</tbody>
</table></div></section>`;
}

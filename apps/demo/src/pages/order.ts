import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { formatMoney } from '../shop/money.ts';
import { type Order, shippings } from '../shop/orders.ts';
import type { Page, Visit } from '../visit/visit.ts';
import { showItems, showSums } from './checkout-parts.ts';
import { tell } from './messages.ts';
import { showNotFound } from './not-found.ts';

function findOrder(visit: Visit): Order | undefined {
  return visit.visitor.orders.find((order) => order.number === visit.id);
}

export const showOrder: Page = (visit) => {
  const order = findOrder(visit);
  if (!order) return showNotFound(visit);
  const { label, price } = shippings[order.shipping];
  return showPage(visit, {
    title: `Order ${order.number}`,
    main: html`<div class="narrow">
<h1>${tell('orderPlaced', visit.visitor.bugs)}</h1>
<p>Your order number is <strong id="order-number" data-testid="order-number">${order.number}</strong>.
We have sent a confirmation to ${order.email}.</p>
<section class="panel" aria-labelledby="summary"><h2 id="summary">Order summary</h2>
${showItems(order.lines)}${showSums(order.lines, price, order.total)}
<p class="muted">${label}, to ${order.name}.</p></section>
<p class="actions"><a class="button" href="/demo/products">Continue shopping</a>
<a class="button quiet" href="/demo/orders/${order.number}/receipt" download>Download receipt</a></p>
</div>`,
  });
};

export const sendReceipt: Page = (visit) => {
  const order = findOrder(visit);
  if (!order) return showNotFound(visit);
  const lines = order.lines.map(
    (line) => `${line.quantity} x ${line.product.name}  ${formatMoney(line.total)}`,
  );
  const body = [
    `Fernhill receipt ${order.number}, ${order.date}`,
    ...lines,
    `Total ${formatMoney(order.total)}`,
    '',
  ];
  return {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="receipt-${order.number}.txt"`,
    },
    body: body.join('\n'),
  };
};

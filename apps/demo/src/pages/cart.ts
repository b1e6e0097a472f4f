import { type Html, html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { mostOfOne, type PricedLine, priceLines, totalOf } from '../shop/cart.ts';
import { formatMoney } from '../shop/money.ts';
import type { Page } from '../visit/visit.ts';

function showLine({ product, quantity, total }: PricedLine): Html {
  const { id, name, price } = product;
  return html`<tr data-testid="cart-row">
  <th scope="row"><a href="/demo/products/${id}">${name}</a>
    <form method="post" action="/demo/cart/remove"><input type="hidden" name="product" value="${id}"><button class="plain">Remove</button></form></th>
  <td class="number unit">${formatMoney(price)}</td>
  <td><form class="quantity" method="post" action="/demo/cart/update" novalidate>
    <input type="hidden" name="product" value="${id}">
    <input type="number" name="quantity" aria-label="Quantity of ${name}" min="1" max="${mostOfOne}" step="1" value="${quantity}" required>
    <button class="quiet">Update</button></form></td>
  <td class="number">${formatMoney(total)}</td>
</tr>`;
}

function showEmptyCart(): Html {
  return html`<h1>Your cart</h1>
<div class="empty panel"><p>Your cart is empty.</p>
<p><a class="button" href="/demo/products">Browse products</a></p></div>`;
}

export const showCart: Page = (visit) => {
  const { cart, bugs } = visit.visitor;
  const lines = priceLines(cart);
  if (lines.length === 0) return showPage(visit, { title: 'Your cart', main: showEmptyCart() });
  const dead = bugs.includes('button-dead');
  return showPage(visit, {
    title: 'Your cart',
    scripts: ['confirm.js'],
    main: html`<h1>Your cart</h1>
<table class="cart">
  <caption class="visually-hidden">Products in your cart</caption>
  <thead><tr><th scope="col">Product</th><th scope="col" class="number unit">Price</th><th scope="col">Quantity</th><th scope="col" class="number">Sum</th></tr></thead>
  <tbody>${lines.map(showLine)}</tbody>
</table>
<div class="cart-end">
  <form method="post" action="/demo/cart/empty" data-confirm="Remove everything from your cart?"><button class="quiet">Empty cart</button></form>
  <div class="panel sum">
    <dl class="sums"><div class="total"><dt>Total</dt><dd id="cart-total" data-testid="cart-total">${formatMoney(totalOf(lines, 0, bugs))}</dd></div></dl>
    <p class="muted">Shipping is added at checkout.</p>
    <form method="get" action="/demo/checkout"><button class="wide"${dead && html` type="button"`}>Proceed to checkout</button></form>
  </div>
</div>`,
  });
};

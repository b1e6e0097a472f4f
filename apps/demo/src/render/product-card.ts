import { formatMoney } from '../shop/money.ts';
import type { Product } from '../shop/products.ts';
import { type Html, html } from './html.ts';

export function showPicture(product: Product): Html {
  return html`<img src="/demo/static/pictures/${product.id}.svg" alt="${product.name}" width="240" height="180">`;
}

/** The form that puts one product into the cart; `back` is where to return to without scripts. */
export function showAddForm(product: Product, back: string, quantity: Html): Html {
  if (product.soldOut) return html`<button type="button" disabled>Sold out</button>`;
  return html`<form class="add" method="post" action="/demo/cart/add" data-add novalidate>
    <input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="back" value="${back}">
    ${quantity}<button>Add to cart</button>
  </form>`;
}

export function showCard(product: Product, back: string): Html {
  return html`<li class="card" data-testid="product-card">
    ${showPicture(product)}
    <div class="card-body">
      <h2><a href="/demo/products/${product.id}">${product.name}</a></h2>
      <p class="muted">${product.category}</p>
      <div class="card-foot"><p class="price">${formatMoney(product.price)}</p>
      ${showAddForm(product, back, html`<input type="hidden" name="quantity" value="1">`)}</div>
    </div>
  </li>`;
}

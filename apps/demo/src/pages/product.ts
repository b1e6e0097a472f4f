import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { showAddForm, showPicture } from '../render/product-card.ts';
import { mostOfOne } from '../shop/cart.ts';
import { formatMoney } from '../shop/money.ts';
import { findProduct, products } from '../shop/products.ts';
import { type Page, sendData } from '../visit/visit.ts';
import { showNotFound } from './not-found.ts';

const alsoLikedDelayMs = 700;

export const showProduct: Page = (visit) => {
  const product = findProduct(visit.id);
  if (!product) return showNotFound(visit);
  const quantity = html`<div class="field"><label for="quantity">Quantity</label>
    <input id="quantity" name="quantity" type="number" min="1" max="${mostOfOne}" step="1" value="1" required></div>`;
  return showPage(visit, {
    title: product.name,
    scripts: ['add-to-cart.js', 'also-liked.js'],
    main: html`<p class="crumbs"><a href="/demo/products">All products</a></p>
<div class="detail">
  <div class="detail-picture">${showPicture(product)}</div>
  <div>
    <h1>${product.name}</h1>
    <p class="muted">${product.category}</p>
    <p class="price large">${formatMoney(product.price)}</p>
    <p>${product.summary}</p>
    ${showAddForm(product, visit.address, quantity)}
  </div>
</div>
<section class="also" aria-labelledby="also" data-also-liked="/demo/api/also-liked?product=${product.id}">
  <h2 id="also">Customers also liked</h2>
  <p class="muted" role="status">Loading…</p>
  <ul></ul>
</section>`,
  });
};

/** The list under a product: fetched by its page, and slow on purpose. */
export const listAlsoLiked: Page = ({ query }) => {
  const product = findProduct(query.get('product') ?? '');
  const others = products.filter((other) => other.id !== product?.id);
  const near = [...others].sort(
    (a, b) => Number(b.category === product?.category) - Number(a.category === product?.category),
  );
  const liked = near
    .slice(0, 3)
    .map(({ id, name, price }) => ({ href: `/demo/products/${id}`, name, price: formatMoney(price) }));
  return sendData(liked, { delayMs: alsoLikedDelayMs });
};

import { html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { showPicture } from '../render/product-card.ts';
import { formatMoney } from '../shop/money.ts';
import { findProduct } from '../shop/products.ts';
import type { Page } from '../visit/visit.ts';

const featured = ['stoneware-mug', 'brass-desk-lamp', 'terracotta-pot'];

export const showHome: Page = (visit) => {
  const cards = featured.flatMap((id) => findProduct(id) ?? []);
  return showPage(visit, {
    title: 'Home',
    main: html`<section class="hero"><div>
  <h1>Small things, made to last</h1>
  <p>Mugs, lamps, blankets and everything else that makes a room yours.</p>
  <p class="actions"><a class="button" href="/demo/products">Browse products</a>
  <a class="button quiet" href="${visit.visitor.signedIn ? '/demo/profile' : '/demo/login'}">${visit.visitor.signedIn ? 'Your profile' : 'Log in'}</a></p></div>
  <img src="/demo/static/pictures/watering-can.svg" alt="" width="240" height="180">
</section>
<section aria-labelledby="favourites">
  <h2 id="favourites">This month’s favourites</h2>
  <ul class="grid three">${cards.map(
    (product) => html`<li class="card">${showPicture(product)}
      <div class="card-body"><h3><a href="/demo/products/${product.id}">${product.name}</a></h3>
      <p class="price">${formatMoney(product.price)}</p></div></li>`,
  )}</ul>
</section>
<section class="promises" aria-labelledby="promises">
  <h2 id="promises">What you can count on</h2>
  <ul>
    <li><strong>Fast shipping</strong> <span>With you in 3 to 5 days, or the next day.</span></li>
    <li><strong>30 days to return</strong> <span>Changed your mind? <a href="/demo/help">Read how</a>.</span></li>
    <li><strong>People who answer</strong> <span><a href="/demo/contact">Write to us</a>, we are quick.</span></li>
  </ul>
</section>`,
  });
};

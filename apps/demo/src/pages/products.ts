import { attributes, type Html, html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { showCard } from '../render/product-card.ts';
import { categories, products } from '../shop/products.ts';
import { readSearch, type Search, searchProducts, sortings } from '../shop/search.ts';
import type { Page } from '../visit/visit.ts';

const magnifier = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></svg>`;

function showOption(value: string, label: string, chosen: string): Html {
  return html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`;
}

function showFilters(search: Search): Html {
  return html`<form class="filters" method="get" action="/demo/products" role="search" data-filters>
  <div class="field grow"><label for="q">Search products</label>
    <div class="joined"><input id="q" name="q" type="search" value="${search.text}" maxlength="100">
    <button class="icon" title="Search">${magnifier}</button></div></div>
  <div class="field"><label for="category">Category</label>
    <select id="category" name="category">${showOption('', 'All categories', search.category)}${categories.map((category) => showOption(category, category, search.category))}</select></div>
  <div class="field"><label for="sort">Sort by</label>
    <select id="sort" name="sort">${Object.entries(sortings).map(([value, label]) => showOption(value, label, search.sorting))}</select></div>
</form>`;
}

function countFound(found: number, search: Search): string {
  const wanted = search.text ? ` for “${search.text}”` : '';
  if (found === 0) return `No products found${wanted}.`;
  return `${found} ${found === 1 ? 'product' : 'products'}${wanted}`;
}

export const showProducts: Page = (visit) => {
  const search = readSearch(visit.query);
  const found = searchProducts(products, search, visit.visitor.bugs);
  return showPage(visit, {
    title: 'Products',
    scripts: ['add-to-cart.js', 'filters.js'],
    main: html`<h1>Products</h1>
${showFilters(search)}
<p class="muted" id="result-count">${countFound(found.length, search)}</p>
${
  found.length > 0
    ? html`<ul class="grid" id="product-list">${found.map((product) => showCard(product, visit.address))}</ul>`
    : html`<p><a href="/demo/products">Show all products</a></p>`
}`,
  });
};

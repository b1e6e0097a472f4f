import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import type { Answer, Visit } from '../shared/visit.ts';

export function showBasket(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Basket',
    script: 'basket',
    content: html`<h1>Your basket</h1>
<div id="basket"><p class="muted">Loading your basket…</p></div>`,
  });
}

import { make } from './base.js';

/** A rating as stars, with a shadow root of its own. */
class Stars extends HTMLElement {
  connectedCallback() {
    const count = Number(this.getAttribute('value'));
    this.setAttribute('role', 'img');
    this.setAttribute('aria-label', `${count} out of 5 stars`);
    this.attachShadow({ mode: 'open' }).append(
      make('style', {}, 'span { color: #c98a00 }'),
      make('span', { 'aria-hidden': 'true' }, '★'.repeat(count) + '☆'.repeat(5 - count)),
    );
  }
}

customElements.define('nc-stars', Stars);

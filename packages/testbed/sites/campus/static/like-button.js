import { make, send } from './base.js';

const style = `button {
  font: inherit;
  border: 1px solid #a9b3bf;
  border-radius: 14px;
  padding: 3px 12px;
  cursor: pointer;
  background: #fff;
}
button[aria-pressed="true"] {
  background: #dfeaf5;
}`;

/** The thumb of a thread with its number of likes, with a shadow root of its own. */
class LikeButton extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' });
    this.draw();
  }

  draw() {
    const button = make(
      'button',
      {
        type: 'button',
        'aria-pressed': this.getAttribute('liked'),
        title: 'Like',
        onclick: () => this.like(),
      },
      '👍 ',
      make('span', {}, this.getAttribute('likes')),
    );
    this.shadowRoot.replaceChildren(make('style', {}, style), button);
  }

  async like() {
    const answer = await send('like', { id: this.getAttribute('thread') });
    this.setAttribute('likes', answer.likes);
    this.setAttribute('liked', answer.liked);
    this.draw();
    this.dispatchEvent(new CustomEvent('liked', { detail: answer }));
  }
}

customElements.define('nc-like', LikeButton);

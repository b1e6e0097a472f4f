import { hasBug, make } from './base.js';

/** A component with a shadow root of its own, as many design systems have them. */
class CommentBox extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const field = make('input', { id: 'comment' });
    const list = make('ul', { 'aria-label': 'Comments' });
    const count = make('p', {}, 'No comments yet.');
    const add = () => {
      if (field.value.trim() === '') return;
      if (!hasBug('editor-comment-lost')) list.append(make('li', {}, field.value));
      field.value = '';
      const comments = list.children.length;
      count.textContent = comments === 1 ? '1 comment' : `${comments} comments`;
    };
    root.append(
      make('label', { for: 'comment' }, 'Comment'),
      ' ',
      field,
      ' ',
      make('button', { onclick: add }, 'Add comment'),
      list,
      count,
    );
  }
}

customElements.define('comment-box', CommentBox);

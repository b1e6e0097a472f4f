import { showNotice } from './notice.js';

/** Adds to the cart without leaving the page; without this script the form does it. */
async function add(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const reply = await fetch('/demo/api/cart', {
      method: 'POST',
      body: new URLSearchParams(new FormData(form)),
    });
    const { message, count } = await reply.json();
    document.getElementById('cart-badge').textContent = String(count);
    showNotice(message);
  } catch {
    showNotice('The shop could not be reached. Please try again.');
  } finally {
    button.disabled = false;
  }
}

for (const form of document.querySelectorAll('form[data-add]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    add(form);
  });
}

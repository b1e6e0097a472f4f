import { hasBug, make, makeButton, wait } from './base.js';
import { makeField } from './field.js';
import { makeLink } from './routing.js';

function makeWayBack() {
  return make('p', {}, makeLink('/desk/login', 'Back to sign in'));
}

function drawSent(box, address) {
  const named = hasBug('forgot-address') ? 'undefined' : address;
  box.replaceChildren(
    make('h1', {}, 'Check your inbox'),
    make('p', {}, `If there is an account for ${named}, we have sent a link to reset the password.`),
    makeWayBack(),
  );
}

export function drawForgot(root) {
  document.title = 'Reset password · Desk';
  const email = makeField({ label: 'Email', type: 'email' });
  const submit = async (event) => {
    event.preventDefault();
    const address = email.input.value.trim();
    if (!/^\S+@\S+\.\S+$/.test(address)) return email.showError('Enter a valid email address');
    await wait(300);
    drawSent(box, address);
  };
  const form = make(
    'form',
    { novalidate: true, onsubmit: submit },
    make('p', { class: 'dk-meta' }, 'Tell us your email and we will send you a link.'),
    email.element,
    makeButton('Send link', 'contained', { type: 'submit' }),
  );
  const heading = make('h1', {}, 'Reset your password');
  const box = make('div', { class: 'dk-login dk-paper' }, heading, form, makeWayBack());
  root.replaceChildren(box);
}

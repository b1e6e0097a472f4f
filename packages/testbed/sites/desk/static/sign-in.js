import { hasBug, make, makeButton } from './base.js';
import { makeField } from './field.js';
import { makeIconButton } from './icons.js';
import { go, makeLink } from './routing.js';
import { call, loadState } from './state.js';

let note = '';

/** A line that the sign-in page shows the next time it is drawn. */
export function noteForSignIn(text) {
  note = text;
}

function makeEye(input) {
  const turn = () => {
    if (hasBug('show-password')) return;
    const hidden = input.type === 'password';
    input.type = hidden ? 'text' : 'password';
    eye.setAttribute('aria-label', hidden ? 'Hide password' : 'Show password');
  };
  const eye = makeIconButton('eye', { 'aria-label': 'Show password', onclick: turn });
  return eye;
}

function isFilledIn(email, password) {
  const hasEmail = email.input.value.trim() !== '';
  const hasPassword = password.input.value !== '';
  if (!hasEmail) email.showError('Enter your email');
  if (!hasPassword && !hasBug('login-empty-password')) password.showError('Enter your password');
  return hasEmail && hasPassword;
}

async function signIn(email, password, button) {
  button.disabled = true;
  button.textContent = 'Signing in…';
  const { ok } = await call('POST', 'login', { email: email.input.value, password: password.input.value });
  button.disabled = false;
  button.textContent = 'Sign in';
  if (!ok) return false;
  await loadState();
  go(hasBug('login-landing') ? '/desk/settings' : '/desk/tickets');
  return true;
}

function makeNote() {
  const text = note;
  note = '';
  return text ? [make('div', { class: 'dk-alert info', role: 'status' }, text)] : [];
}

export function drawSignIn(root) {
  document.title = 'Sign in · Desk';
  const email = makeField({ label: 'Email', type: 'email', autocomplete: 'username' });
  const password = makeField({ label: 'Password', type: 'password', autocomplete: 'current-password' });
  const notes = make('div', {}, makeNote());
  const button = makeButton('Sign in', 'contained', { type: 'submit' });
  const submit = async (event) => {
    event.preventDefault();
    notes.replaceChildren();
    if (!isFilledIn(email, password) || (await signIn(email, password, button))) return;
    if (hasBug('login-error-missing')) return;
    notes.append(make('div', { class: 'dk-alert error', role: 'alert' }, 'Wrong email or password.'));
  };
  const form = make(
    'form',
    { novalidate: true, onsubmit: submit },
    email.element,
    make('div', { class: 'dk-pass' }, password.element, makeEye(password.input)),
    button,
  );
  root.replaceChildren(
    make(
      'div',
      { class: 'dk-login dk-paper' },
      make('h1', {}, 'Sign in to Desk'),
      make('p', { class: 'dk-meta' }, 'Welcome back to Fjord Supply.'),
      notes,
      form,
      make('p', {}, makeLink('/desk/forgot', 'Forgot your password?')),
    ),
  );
}

import { type CheckedForm, checkForm, isValid } from '../forms/check.ts';
import { loginRules } from '../forms/rules.ts';
import { showError, textField } from '../render/fields.ts';
import { type Html, html } from '../render/html.ts';
import { showPage } from '../render/layout.ts';
import { demoAccount, judgeLogin, lockedAccount } from '../shop/accounts.ts';
import { type Answer, goTo, type Page, type Visit } from '../visit/visit.ts';
import { tell } from './messages.ts';

const lockedMessage = 'This account is locked. Please contact us to unlock it.';

/** Where people may be sent after signing in. */
const nextPages = ['profile', 'products'];

function showPasswordField(checked: CheckedForm): Html {
  const error = showError('password', checked);
  return html`<div class="field">
    <label for="password">Password</label>
    <div class="joined"><input id="password" name="password" type="password" autocomplete="current-password" required${
      error ? html` aria-invalid="true" aria-describedby="password-error"` : ''
    }>
    <button type="button" class="icon" title="Show password" data-reveal="password">${eye}</button></div>${error}
  </div>`;
}

const eye = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8"><path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="3"/></svg>`;

function showForm(visit: Visit, checked: CheckedForm, refusal = ''): Answer {
  return showPage(visit, {
    title: 'Log in',
    scripts: ['password.js'],
    main: html`<div class="narrow">
<h1>Log in</h1>
${refusal && html`<p class="alert" role="alert">${refusal}</p>`}
<form method="post" action="/demo/login" class="panel" novalidate>
  <input type="hidden" name="next" value="${visit.query.get('next') ?? visit.form.get('next') ?? ''}">
  ${textField({ name: 'user', label: 'Username or e-mail' }, checked, { autocomplete: 'username', required: true, autocapitalize: 'none' })}
  ${showPasswordField(checked)}
  <button>Log in</button>
</form>
<aside class="panel soft" aria-label="Demo accounts">
  <p>Demo account: <code>${demoAccount.email}</code> with the password <code>${demoAccount.password}</code></p>
  <p>Locked account: <code>${lockedAccount.email}</code> with the password <code>${lockedAccount.password}</code></p>
</aside>
</div>`,
  });
}

export const showLogin: Page = (visit) => {
  if (visit.visitor.signedIn) return goTo('/demo/profile');
  return showForm(visit, { values: {}, errors: {} });
};

export const logIn: Page = (visit) => {
  const { visitor, form } = visit;
  const checked = checkForm(loginRules, form, []);
  // Spaces at the ends belong to a password.
  const verdict = judgeLogin(checked.values.user ?? '', form.get('password') ?? '', visitor.bugs);
  if (!isValid(checked)) return showForm(visit, checked);
  if (verdict === 'locked') return showForm(visit, checked, lockedMessage);
  if (verdict === 'wrong') return showForm(visit, checked, tell('wrongCredentials', visitor.bugs));
  const next = nextPages.find((page) => page === form.get('next')) ?? 'products';
  const first = visitor.profile.name.split(' ')[0];
  const notice = `Welcome back, ${first || 'friend'}.`;
  return goTo(`/demo/${next}`, { ...visitor, signedIn: true, landed: false, notice });
};

export const logOut: Page = ({ visitor }) =>
  goTo('/demo/login', { ...visitor, signedIn: false, landed: false, notice: 'You are logged out.' });

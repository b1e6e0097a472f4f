import { type Answer, goTo, readEntry } from '../../answers.ts';
import { html } from '../../html.ts';
import { drawFields, showRefusal } from '../shared/forms.ts';
import { showPage } from '../shared/layout.ts';
import type { Page, Visit } from '../shared/visit.ts';

const account = { email: 'nora.blake@example.com', password: 'Hillside42' };
const afterLogin = '/clinic/appointments';

function showForm(visit: Visit, next: string, error?: string): Answer {
  const field = drawFields({ email: readEntry(visit, 'email'), password: '' }, {});
  return showPage(visit, {
    title: 'Log in',
    crumbs: [['Log in']],
    main: html`<h1>Log in</h1>
${showRefusal(error)}
<form method="post" action="/clinic/login" novalidate>
<input type="hidden" name="next" value="${next}">${field('email', 'Email', { attributes: { type: 'email', autocomplete: 'username' } })}
${field('password', 'Password', { attributes: { type: 'password', autocomplete: 'current-password' } })}
<button class="btn btn-primary">Log in</button>
</form>`,
  });
}

export const showLogin: Page = (visit) => showForm(visit, visit.query.get('next') || afterLogin);

export const logIn: Page = (visit) => {
  const { visitor, form, bug } = visit;
  const next = readEntry(visit, 'next') || afterLogin;
  const isKnown = readEntry(visit, 'email').toLowerCase() === account.email;
  if (isKnown && form.get('password') === account.password) {
    visitor.isLoggedIn = true;
    return goTo(next.startsWith('/clinic/') ? next : afterLogin);
  }
  const error = 'The email or password is not right. Please try again.';
  return showForm(visit, next, bug === 'login-error' ? undefined : error);
};

export const logOut: Page = ({ visitor, bug }) => {
  if (bug !== 'logout') visitor.isLoggedIn = false;
  visitor.notice = { kind: 'info', text: 'You have been logged out.' };
  return goTo('/clinic/login');
};

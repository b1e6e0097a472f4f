import { setTimeout as wait } from 'node:timers/promises';
import { html } from '../../html.ts';
import { showPage } from '../shared/layout.ts';
import { type Answer, goTo, type Visit } from '../shared/visit.ts';

const knownEmail = 'mia@northfield.example';
const afterwards = '/campus/my';

type ShowPage = (visit: Visit) => Answer | undefined;

/** A page that sends visitors to the login first. */
export function forMembers(show: ShowPage): ShowPage {
  return (visit) => {
    if (visit.visitor.isLoggedIn) return show(visit);
    const path = `/campus/${visit.parts.join('/')}`;
    return goTo(`/campus/login?next=${encodeURIComponent(path)}`);
  };
}

function drawForm(next: string, email: string, isRefused: boolean) {
  const refusal = html`<div class="alert alert-danger" role="alert">Email or password is wrong.</div>`;
  return html`<h1>Log in</h1>
${isRefused ? refusal : ''}
<form method="post" action="/campus/login">
  <input type="hidden" name="next" value="${next}">
  <div class="field"><label for="lEmail">Email address</label><input type="email" id="lEmail" name="email" value="${email}"></div>
  <div class="field"><label for="lPass">Password</label><input type="password" id="lPass" name="password">
    <button type="button" class="btn-icon" id="showPass" title="Show password">👁</button></div>
  <button class="btn">Log in</button>
</form>`;
}

export async function showLogin(visit: Visit): Promise<Answer> {
  const { visitor, bug, address, isPost, body } = visit;
  const form = new URLSearchParams(body);
  const next = address.searchParams.get('next') ?? form.get('next') ?? afterwards;
  const email = form.get('email') ?? '';
  if (isPost) await wait(200);
  if (email === knownEmail && form.get('password') === visitor.profile.password) {
    visitor.isLoggedIn = true;
    return goTo(next.startsWith('/campus/') ? next : afterwards);
  }
  return showPage(visit, {
    title: 'Log in',
    script: 'login',
    content: drawForm(next, email, isPost && bug !== 'login-silent'),
  });
}

export function logOut({ visitor, bug, isPost }: Visit): Answer | undefined {
  if (!isPost) return undefined;
  if (bug !== 'logout-stays') visitor.isLoggedIn = false;
  return goTo('/campus/');
}

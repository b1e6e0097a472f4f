import { hasBug, make, makeAvatar, makeGap } from './base.js';
import { makeBell } from './bell.js';
import { openMenu } from './popup.js';
import { go, makeLink } from './routing.js';
import { chooseSettingsTab } from './settings.js';
import { noteForSignIn } from './sign-in.js';
import { call, state } from './state.js';

const sections = ['Tickets', 'Board', 'People', 'Settings'];

function openProfile() {
  chooseSettingsTab('Profile');
  go('/desk/settings');
}

async function signOut() {
  if (hasBug('signout-stays')) return go('/desk/tickets');
  await call('POST', 'logout', {});
  state.signedIn = false;
  noteForSignIn('You have been signed out.');
  go('/desk/login');
}

function makeAccount() {
  const { name } = state.profile;
  const open = () =>
    openMenu(account, [
      ['My profile', openProfile],
      ['Sign out', signOut],
    ]);
  const account = make(
    'button',
    { class: 'dk-account', type: 'button', 'aria-haspopup': 'menu', onclick: open },
    makeAvatar(name),
    make('span', { class: 'dk-account-name' }, name),
  );
  return account;
}

function makeSectionLink(section, active) {
  const link = makeLink(`/desk/${section.toLowerCase()}`, section);
  if (section === active) {
    link.className = 'Mui-selected';
    link.setAttribute('aria-current', 'page');
  }
  return link;
}

/** Draws what stands around every page of somebody signed in; returns the place for the page. */
export function drawShell(root, active) {
  document.title = `${active || 'Not found'} · Desk`;
  const main = make('main', { class: 'dk-main' });
  const links = sections.map((section) => makeSectionLink(section, active));
  root.replaceChildren(
    make(
      'header',
      { class: 'dk-appbar' },
      make('div', { class: 'dk-brand' }, 'Desk'),
      make('div', { class: 'dk-ws' }, state.workspace.name),
      makeGap(),
      makeBell(),
      makeAccount(),
    ),
    make(
      'div',
      { class: 'dk-shell' },
      make('nav', { class: 'dk-drawer', 'aria-label': 'Main' }, links),
      main,
    ),
  );
  window.scrollTo(0, 0);
  return main;
}

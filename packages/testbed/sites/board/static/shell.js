import { $, make, makeAvatar, makeBadge, makeDiv } from './base.js';
import { makeBell } from './bell.js';
import { makeIconButton } from './icons.js';
import { go, makeLink, redraw } from './routing.js';
import { me, state } from './state.js';
import { setDark } from './theme.js';

const views = [
  ['/board/relaunch', 'Board'],
  ['/board/relaunch/list', 'List'],
  ['/board/relaunch/calendar', 'Calendar'],
  ['/board/relaunch/archive', 'Archive'],
];
const areas = [
  ['/board/wiki/handbook', 'Wiki'],
  ['/board/team', 'Team'],
  ['/board/settings', 'Settings'],
];

function makeItem([target, label], path, ...more) {
  const isHere = target === path || (label === 'Wiki' && path.startsWith('/board/wiki/'));
  return makeLink(target, { class: isHere ? 'nav-item active' : 'nav-item' }, label, ...more);
}

function countArchived() {
  return state.cards.filter(({ archived }) => archived).length;
}

function makeSidebar(path) {
  const archived = countArchived();
  const items = views.map((view) => {
    const badge = view[1] === 'Archive' && archived > 0 ? makeBadge(archived) : undefined;
    return makeItem(view, path, badge);
  });
  return make(
    'aside',
    { class: 'sidebar', 'data-testid': 'sidebar' },
    makeDiv('ws-name', state.workspace),
    makeDiv('nav-group', makeDiv('nav-title', 'Website relaunch'), makeDiv('nav-nested', items)),
    makeDiv('nav-group', ...areas.map((area) => makeItem(area, path))),
  );
}

function makeSearch() {
  const onkeydown = ({ key, target }) => {
    if (key === 'Enter') go(`/board/search?q=${encodeURIComponent(target.value.trim())}`);
  };
  return make('input', { class: 'search', type: 'search', placeholder: 'Search cards and pages', onkeydown });
}

function makeThemeButton() {
  const title = state.dark ? 'Switch to light mode' : 'Switch to dark mode';
  const toggle = async () => {
    await setDark(!state.dark);
    redraw();
  };
  return makeIconButton('moon', title, toggle);
}

function makeHeader() {
  return make(
    'header',
    { class: 'topbar' },
    makeDiv('logo', 'Board'),
    makeSearch(),
    makeDiv('grow'),
    makeThemeButton(),
    makeBell(),
    makeAvatar(me),
  );
}

/** Draws what stands around every page; returns the place for the page. */
export function drawShell(root, path) {
  const main = make('main', { class: 'content' });
  root.replaceChildren(makeHeader(), makeDiv('shell', makeSidebar(path), main));
  return main;
}

/** Draws the sidebar again where something in it may have changed. */
export function refreshSidebar() {
  $('.sidebar')?.replaceWith(makeSidebar(location.pathname));
}

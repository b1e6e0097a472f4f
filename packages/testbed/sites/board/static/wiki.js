import { hasBug, make, makeButton, makeClickable, makeDiv, wait } from './base.js';
import { openDialog, toast } from './overlay.js';
import { go, makeLink, watchVisit } from './routing.js';
import { me, saveState, state } from './state.js';
import { makeEditor } from './wiki-editor.js';
import { makeText } from './wiki-text.js';

/** The branches of the tree that are closed. */
const collapsed = new Set();
/** Titles as they were when the page was loaded, by the page. */
const firstTitles = new Map();

function findTarget(id) {
  return id === 'rollback' && hasBug('wiki-link') ? 'before-launch' : id;
}

function titleInTree({ id, title }) {
  if (!firstTitles.has(id)) firstTitles.set(id, title);
  return hasBug('wiki-tree-title') ? firstTitles.get(id) : title;
}

function makeToggle(page, draw) {
  const isClosed = collapsed.has(page.id);
  const toggle = () => {
    if (isClosed) collapsed.delete(page.id);
    else if (!hasBug('wiki-collapse')) collapsed.add(page.id);
    draw();
  };
  const title = `${isClosed ? 'Expand' : 'Collapse'} ${page.title}`;
  return makeClickable('toggle', toggle, { title }, isClosed ? '▸' : '▾');
}

function makeBranch(page, here, draw) {
  const children = state.wiki.filter(({ parent }) => parent === page.id);
  const name = page.id === here ? 'tree-link active' : 'tree-link';
  const link = makeLink(`/board/wiki/${findTarget(page.id)}`, { class: name }, titleInTree(page));
  const toggle = children.length > 0 ? makeToggle(page, draw) : makeDiv('toggle');
  const open = children.length > 0 && !collapsed.has(page.id);
  const nested = open && makeDiv('tree-nested', ...children.map((child) => makeBranch(child, here, draw)));
  return makeDiv('branch', makeDiv('tree-row', toggle, link), nested);
}

function makeTree(here) {
  const tree = makeDiv('tree');
  const draw = () => {
    const top = state.wiki.filter(({ parent }) => parent === '');
    tree.replaceChildren(make('h3', {}, 'Pages'), ...top.map((page) => makeBranch(page, here, draw)));
  };
  draw();
  return tree;
}

function makeNewPageForm(parent, close) {
  const field = make('input', { class: 'input', type: 'text', placeholder: 'Page title' });
  const problem = makeDiv('problem');
  const create = async () => {
    const title = field.value.trim();
    if (title === '') {
      problem.textContent = 'A page needs a title';
      return;
    }
    const id = `page-${state.wiki.length + 1}`;
    state.wiki.push({ id, parent: parent.id, title, lines: [], edited: `${me} · Just now` });
    close();
    await saveState();
    go(`/board/wiki/${id}`);
  };
  const hint = makeDiv('muted', `Goes below ${parent.title}`);
  const buttons = makeDiv('row', makeButton('Create', 'primary', create), makeButton('Cancel', '', close));
  return makeDiv('form', hint, field, problem, buttons);
}

function fillReader(place, page, edit) {
  const add = () => openDialog('New page', (close) => makeNewPageForm(page, close));
  const text = page.lines.length > 0 ? makeText(page.lines) : makeDiv('muted', 'This page is empty.');
  const buttons = makeDiv('row', makeButton('Edit', 'primary', edit), makeButton('New page', '', add));
  const meta = makeDiv('muted', `Last edited by ${page.edited}`);
  place.replaceChildren(make('h1', {}, page.title), meta, buttons, text);
}

async function keep(page, { title, lines }) {
  Object.assign(page, { title, lines, edited: `${me} · Just now` });
  await saveState();
}

function drawPage(place, page, redrawTree) {
  const read = () => {
    fillReader(place, page, edit);
    redrawTree();
  };
  const save = async (changes) => {
    await keep(page, changes);
    toast('Page saved');
    read();
  };
  const cancel = async (changes) => {
    if (hasBug('wiki-cancel')) await keep(page, changes);
    read();
  };
  const edit = () => place.replaceChildren(makeEditor(page, save, cancel));
  read();
}

/** The tree of pages and one of them. */
export async function drawWiki(main, id) {
  const isShown = watchVisit();
  const page = state.wiki.find((one) => one.id === id);
  const place = make('article', { class: 'wiki-page' }, makeDiv('loading', 'Loading page…'));
  const left = makeDiv('wiki-left');
  const redrawTree = () => left.replaceChildren(makeTree(id));
  redrawTree();
  main.append(makeDiv('wiki', left, place));
  await wait(250);
  if (!isShown()) return;
  if (page) drawPage(place, page, redrawTree);
  else place.replaceChildren(make('h1', {}, 'Page not found'));
}

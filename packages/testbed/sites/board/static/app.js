import { drawArchive } from './archive.js';
import { $, make } from './base.js';
import { drawCalendar } from './calendar.js';
import { drawKanban } from './kanban.js';
import { drawList } from './list.js';
import { makeLink, startRouting } from './routing.js';
import { drawSearch } from './search.js';
import { drawSettings } from './settings.js';
import { drawShell } from './shell.js';
import { loadState, state } from './state.js';
import { drawTeam } from './team.js';
import { showTheme } from './theme.js';
import { drawWiki } from './wiki.js';

const pages = {
  '/board': drawKanban,
  '/board/': drawKanban,
  '/board/relaunch': drawKanban,
  '/board/relaunch/list': drawList,
  '/board/relaunch/calendar': drawCalendar,
  '/board/relaunch/archive': drawArchive,
  '/board/search': drawSearch,
  '/board/team': drawTeam,
  '/board/settings': drawSettings,
};

function drawNotFound(main) {
  main.append(make('h1', {}, 'Page not found'), makeLink('/board/relaunch', {}, 'Go to the board'));
}

function drawDeleted(root) {
  root.replaceChildren(
    make(
      'div',
      { class: 'gone' },
      make('h1', {}, 'Workspace deleted'),
      make('p', {}, `${state.workspace} and all of its cards are gone.`),
    ),
  );
}

function findPage(path) {
  const page = /^\/board\/wiki\/([a-z0-9-]+)$/.exec(path);
  return page ? (main) => drawWiki(main, page[1]) : (pages[path] ?? drawNotFound);
}

function route(path) {
  const root = $('#app');
  showTheme();
  if (state.deleted) return drawDeleted(root);
  findPage(path)(drawShell(root, path));
}

await loadState();
startRouting(route);

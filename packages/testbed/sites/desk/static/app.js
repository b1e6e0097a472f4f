import { $, make } from './base.js';
import { drawBoard } from './board.js';
import { drawForgot } from './forgot.js';
import { drawPeople } from './people.js';
import { makeLink, redirect, startRouting } from './routing.js';
import { drawSettings } from './settings.js';
import { drawShell } from './shell.js';
import { drawSignIn } from './sign-in.js';
import { loadState, state } from './state.js';
import { drawTicket } from './ticket.js';
import { drawTickets } from './tickets.js';

const pages = {
  '/desk/tickets': ['Tickets', drawTickets],
  '/desk/board': ['Board', drawBoard],
  '/desk/people': ['People', drawPeople],
  '/desk/settings': ['Settings', drawSettings],
};

function drawNotFound(main) {
  main.append(make('h1', {}, 'Page not found'), make('p', {}, makeLink('/desk/tickets', 'Go to tickets')));
}

function findPage(path) {
  const ticket = /^\/desk\/tickets\/DSK-(\d+)$/.exec(path);
  if (ticket) return ['Tickets', (main) => drawTicket(main, Number(ticket[1]))];
  return pages[path] ?? ['', drawNotFound];
}

function route(path) {
  const root = $('#root');
  if (path === '/desk/forgot') return drawForgot(root);
  if (!state.signedIn) {
    if (path !== '/desk/login') history.replaceState({}, '', '/desk/login');
    return drawSignIn(root);
  }
  if (path === '/desk' || path === '/desk/login') return redirect('/desk/tickets');
  const [section, drawPage] = findPage(path);
  drawPage(drawShell(root, section));
}

await loadState();
startRouting(route);

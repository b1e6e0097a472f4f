import { type Html, html } from '../../html.ts';
import { type Answer, sendHtml, type Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

const sections = {
  catalogue: 'Courses',
  timetable: 'Timetable',
  forum: 'Forum',
  my: 'My courses',
  help: 'Help',
};

interface Page {
  title: string;
  content: Html;
  /** The section that is marked in the navigation. */
  current?: keyof typeof sections;
  /** The name of the page's own script in `static`. */
  script?: string;
  hasNewsletter?: boolean;
  status?: number;
}

function drawNavigation(current: string | undefined): Html {
  const links = Object.entries(sections).map(
    ([path, label]) =>
      html`<a href="/campus/${path}"${path === current ? html` aria-current="page"` : ''}>${label}</a>`,
  );
  return html`<nav aria-label="Main">${links}</nav>`;
}

/** The link has its name from its title alone. */
function drawBasketLink(count: number): Html {
  return html`<a class="basket-link" href="/campus/basket" title="Basket"><svg width="24" height="24"
    viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path
    d="M3 4h3l2 11h10l2-8H7"/><circle cx="9" cy="19" r="1.5"/><circle cx="17" cy="19" r="1.5"/></svg><span
    class="count${count > 0 ? '' : ' hidden'}" id="basketCount">${count}</span></a>`;
}

function drawAccount({ isLoggedIn, profile }: Visitor): Html {
  if (!isLoggedIn) return html`<a href="/campus/login">Log in</a>`;
  return html`<a href="/campus/profile">${profile.name}</a>
    <form method="post" action="/campus/logout"><button class="linklike">Log out</button></form>`;
}

function drawHeader(visitor: Visitor, current: string | undefined): Html {
  return html`<header class="top"><div class="container">
    <a class="brand" href="/campus/">Northfield College</a>
    ${drawNavigation(current)}
    <div class="tools">${drawBasketLink(visitor.basket.courses.length)} ${drawAccount(visitor)}</div>
  </div></header>`;
}

const newsletter = html`<form id="newsletter" novalidate>
  <b>Newsletter</b>
  <div><label for="nlEmail">Email</label><input type="email" id="nlEmail"> <button class="btn">Subscribe</button></div>
  <div id="nlMessage" role="status"></div>
</form>`;

function drawFooter(hasNewsletter: boolean): Html {
  return html`<footer><div class="container row" style="justify-content:space-between">
    <div>Northfield College<br><span class="muted">14 Mill Street, Northfield · 01632 960100</span></div>
    ${hasNewsletter ? newsletter : ''}
  </div></footer>`;
}

function drawScripts({ script, hasNewsletter }: Page): Html[] {
  const names = [script, hasNewsletter ? 'newsletter' : undefined].filter((name) => name !== undefined);
  return names.map((name) => html`<script type="module" src="/campus/static/${name}.js"></script>`);
}

export function showPage({ visitor, bug }: Visit, page: Page): Answer {
  const { markup } = html`<!doctype html>
<html lang="en" data-bug="${bug}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} | Northfield College</title>
<link rel="stylesheet" href="/campus/static/frame.css"><link rel="stylesheet" href="/campus/static/parts.css">
<link rel="icon" href="data:,"></head>
<body>
${drawHeader(visitor, page.current)}
<main><div class="container">${page.content}</div></main>
${drawFooter(page.hasNewsletter ?? false)}
${drawScripts(page)}
</body>
</html>
`;
  return sendHtml(markup, page.status);
}

export function showMissing(visit: Visit): Answer {
  return showPage(visit, {
    title: 'Not found',
    content: html`<h1>Page not found</h1><p>The page you are looking for is not here.</p>`,
    status: 404,
  });
}

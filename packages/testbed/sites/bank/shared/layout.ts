import type { Answer } from '../../answers.ts';
import { attributes, type Html, html } from '../../html.ts';
import type { Visit } from './visit.ts';
import { countUnread } from './visitor.ts';

interface PageParts {
  title: string;
  main: Html;
  /** A file in `static`. */
  script?: string;
  status?: number;
}

const places = [
  ['/bank/overview', 'Overview'],
  ['/bank/transfer', 'Transfer'],
  ['/bank/orders', 'Standing orders'],
  ['/bank/cards', 'Cards'],
  ['/bank/goals', 'Savings goals'],
  ['/bank/messages', 'Messages'],
  ['/bank/profile', 'Profile'],
] as const;

function drawUnread({ visitor, bug }: Visit): Html {
  const unread = bug === 'unread-badge' ? 3 : countUnread(visitor);
  return html` <span class="badge" id="unread-badge"${attributes({ hidden: unread === 0 })}>${unread}</span>`;
}

function drawNavigation(visit: Visit): Html {
  const items = places.map(([address, text]) => {
    const current = visit.path.startsWith(address) ? 'page' : undefined;
    return html`<li><a href="${address}"${attributes({ 'aria-current': current })}>${text}${text === 'Messages' && drawUnread(visit)}</a></li>`;
  });
  return html`<nav aria-label="Main"><ul>${items}</ul></nav>`;
}

const customerCells = html`<td align="right"><table><tr>
  <td>Helen Marsh</td>
  <td><a class="icon" href="/bank/messages" title="Inbox">✉</a></td>
  <td><a class="button" href="/bank/sign-out">Sign out</a></td>
</tr></table></td>`;

function drawHeader({ visitor }: Visit): Html {
  return html`<table class="bar" width="100%"><tr>
  <td><a class="brand" href="/bank/">Nordhafen Bank</a></td>${visitor.isSignedIn && customerCells}
</tr></table>`;
}

function drawNotice(visit: Visit): Html | undefined {
  const { notice } = visit.visitor;
  visit.visitor.notice = undefined;
  return notice === undefined ? undefined : html`<div class="notice" role="status">${notice}</div>`;
}

export function showPage(visit: Visit, { title, main, script, status = 200 }: PageParts): Answer {
  const page = html`<!doctype html>
<html lang="en" data-bug="${visit.bug ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Nordhafen Bank</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/bank/static/bank.css">
</head>
<body>
<header>${drawHeader(visit)}${visit.visitor.isSignedIn && drawNavigation(visit)}</header>
<main>${drawNotice(visit)}
${main}
</main>
<footer>Nordhafen Bank, 1 Harbour Street · Service line 0431 555 0100</footer>
${script && html`<script type="module" src="/bank/static/${script}"></script>`}
</body>
</html>
`;
  return { status, body: page.markup };
}

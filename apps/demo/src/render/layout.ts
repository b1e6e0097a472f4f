import { countForBadge } from '../shop/cart.ts';
import type { Answer, Visit } from '../visit/visit.ts';
import type { Visitor } from '../visit/visitor.ts';
import { attributes, type Html, html } from './html.ts';

interface Content {
  title: string;
  main: Html;
  status?: number;
  /** Names of files under /demo/static. */
  scripts?: readonly string[];
  visitor?: Visitor;
}

const links = [
  ['/demo/products', 'Products'],
  ['/demo/help', 'Help'],
  ['/demo/contact', 'Contact'],
] as const;

function markCurrent(visit: Visit, path: string): Html {
  return attributes({ href: path, 'aria-current': visit.address.split('?')[0] === path && 'page' });
}

function showAccount(visit: Visit, { signedIn, profile }: Visitor): Html {
  if (!signedIn) return html`<a${markCurrent(visit, '/demo/login')}>Log in</a>`;
  return html`<a${markCurrent(visit, '/demo/profile')}>${profile.name.split(' ')[0] || 'Profile'}</a>
    <form method="post" action="/demo/logout"><button class="plain">Log out</button></form>`;
}

function showCartLink(visit: Visit, { cart, bugs }: Visitor): Html {
  const count = countForBadge(cart, bugs);
  return html`<a class="cart-link"${markCurrent(visit, '/demo/cart')}>Cart <span class="badge" id="cart-badge" data-testid="cart-badge">${count}</span></a>`;
}

function showHeader(visit: Visit, visitor: Visitor): Html {
  return html`<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="bar">
  <a class="brand" href="/demo/">Fernhill</a>
  <nav aria-label="Shop">${links.map(([path, name]) => html`<a${markCurrent(visit, path)}>${name}</a>`)}</nav>
  <div class="account">${showAccount(visit, visitor)}${showCartLink(visit, visitor)}</div>
</div></header>`;
}

export function frameDocument(title: string, scripts: readonly string[], body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/demo/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/static/style.css">
${scripts.map((script) => html`<script type="module" src="/demo/static/${script}"></script>`)}
</head>
${body}
</html>
`.markup;
}

/** A whole page of the shop. The notice is shown once. */
export function showPage(visit: Visit, content: Content): Answer {
  const visitor = content.visitor ?? visit.visitor;
  const body = html`<body>
${showHeader(visit, visitor)}
<div class="notice" id="notice" role="status">${visitor.notice && html`<p>${visitor.notice}</p>`}</div>
<main id="main" tabindex="-1">
${content.main}
</main>
<footer><div class="bar">
  <p>Fernhill is a demonstration. Nothing is sold, nothing is sent, and what you enter is forgotten.</p>
  <a href="/demo/bugs">Seeded bugs</a>
</div></footer>
</body>`;
  return {
    status: content.status ?? 200,
    body: frameDocument(`${content.title} – Fernhill`, content.scripts ?? [], body),
    visitor: visitor.notice ? { ...visitor, notice: '' } : visitor,
  };
}
